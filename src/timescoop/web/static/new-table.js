// A search for a published set keeps what the form beside it holds. Without this script the form starts over.
"use strict";

document.getElementById("find-set")?.addEventListener("formdata", ({ formData }) => {
  for (const [key, value] of new FormData(document.getElementById("new-table"))) {
    if (!["promise", "nonce", "once", "game", "edition"].includes(key) && !formData.has(key)) formData.append(key, value);
  }
});
