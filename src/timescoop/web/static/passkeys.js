// Passkeys of a profile: made, and used to open it. The secret that a passkey works out opens what the store has sealed.
"use strict";

(() => {
  const buttons = document.querySelectorAll("[data-passkey]");
  const able = "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential && isSecureContext;
  if (!able) return;

  const SALT = new TextEncoder().encode("timescoop key ring"); // what the secret is worked out from; the same for everybody
  const prf = { prf: { eval: { first: SALT } } };
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const secretOf = (passkey) => passkey.getClientExtensionResults().prf?.results?.first;

  async function post(path, fields = {}) {
    const answer = await fetch(`/profile/passkeys${path}`, { method: "POST", body: new URLSearchParams(fields) });
    if (!answer.ok) throw new Error();
    return answer.json();
  }

  // Some authenticators tell the secret only when they sign, not when the passkey is made: then they sign at once.
  async function made() {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post("/new"));
    const passkey = await navigator.credentials.create({ publicKey: { ...publicKey, extensions: prf } });
    if (secretOf(passkey)) return ["", passkey, secretOf(passkey)];
    const again = { challenge: crypto.getRandomValues(new Uint8Array(32)), rpId: publicKey.rp.id, userVerification: "required" };
    const allowCredentials = [{ type: "public-key", id: passkey.rawId }];
    const signed = await navigator.credentials.get({ publicKey: { ...again, allowCredentials, extensions: prf } });
    return ["", passkey, secretOf(signed)];
  }

  async function used() {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post("/ask"));
    const passkey = await navigator.credentials.get({ publicKey: { ...publicKey, extensions: prf } });
    return ["/open", passkey, secretOf(passkey)];
  }

  for (const button of buttons) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const said = document.getElementById("passkey-said");
      said.textContent = "";
      button.disabled = true;
      try {
        const [path, passkey, secret] = await (button.dataset.passkey === "new" ? made() : used());
        if (!secret) {
          said.textContent = said.dataset.unfit;
          return;
        }
        const { to } = await post(path, { answer: JSON.stringify({ ...passkey.toJSON(), clientExtensionResults: {} }), secret: text(secret) });
        location.assign(to);
      } catch {
        said.textContent = said.dataset.failed;
      } finally {
        button.disabled = false;
      }
    });
  }
})();
