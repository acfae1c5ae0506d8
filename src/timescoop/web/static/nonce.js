// Luck of this browser's own, 256 bits of it, for the forms that lay a table: the host has promised its seed already.
"use strict";

const bytes = crypto.getRandomValues(new Uint8Array(32));
const nonce = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
for (const field of document.querySelectorAll('input[name="nonce"]')) field.value = nonce;
