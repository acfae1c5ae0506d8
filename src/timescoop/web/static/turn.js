// Whose turn it is, for somebody who looks elsewhere: a badge on the icon, a sound, a notification of this browser.
"use strict";

(() => {
  const EVERY = 20000; // milliseconds between two questions of a hidden tab
  const KEPT = "timescoop notify";
  const texts = document.body.dataset;
  const stream = document.querySelector("#stream[data-live]");
  const table = document.getElementById("scene") && stream ? stream.dataset.live.replace(/\/stream$/, "") : "";
  let asked = isAsked();
  let audio = null;

  function isAsked() { return Boolean(document.querySelector("#dock.asked")); }

  // ---- permission, which only a press asks for

  const may = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem(KEPT) === "on";

  for (const button of document.querySelectorAll("[data-notify]")) {
    if (!("Notification" in window) || !isSecureContext) continue;
    button.closest("section").hidden = false;
    const say = () => { button.textContent = may() ? button.dataset.off : button.dataset.on; button.setAttribute("aria-pressed", may()); };
    button.addEventListener("click", async () => {
      const wanted = !may() && (await Notification.requestPermission()) === "granted";
      localStorage.setItem(KEPT, wanted ? "on" : "off");
      say();
    });
    say();
  }

  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

  for (const button of document.querySelectorAll("[data-push]")) {
    if (!("PushManager" in window) || !navigator.serviceWorker) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      const said = document.getElementById("push-said");
      try {
        const worker = await navigator.serviceWorker.ready;
        const wanted = { userVisibleOnly: true, applicationServerKey: bytes(button.dataset.key) };
        const subscription = (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(wanted));
        const form = new URLSearchParams({ subscription: JSON.stringify(subscription) });
        const answer = await fetch(button.dataset.push, { method: "POST", body: form });
        if (!answer.ok) throw new Error(await answer.text());
        location.reload();
      } catch (error) { said.textContent = error.message; }
    });
  }

  // ---- a table

  function badge() {
    const icon = document.querySelector('link[rel="icon"]');
    const wanted = asked ? texts.turnIcon : texts.icon;
    if (icon && wanted && icon.getAttribute("href") !== wanted) icon.href = wanted;
    if (asked) navigator.setAppBadge?.().catch(() => {}); else navigator.clearAppBadge?.().catch(() => {});
  }

  const loud = () => parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--sound")) > 0;

  // Two soft notes, made here. A browser lets a page sound only after somebody has pressed something on it.
  function chime() {
    if (!audio || !loud()) return;
    const start = audio.currentTime;
    [[660, 0], [880, 0.14]].forEach(([pitch, after]) => {
      const tone = audio.createOscillator(), volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + after);
      volume.gain.linearRampToValueAtTime(0.12, start + after + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + after + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.45);
    });
    document.dispatchEvent(new CustomEvent("turn:chime"));
  }

  async function notify() {
    if (!document.hidden || !may()) return;
    const told = { body: texts.game ?? "", tag: table, icon: texts.turnIcon };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) worker.showNotification(texts.mark, { ...told, data: { path: table } });
    else new Notification(texts.mark, told).onclick = () => focus();
  }

  function turns(now) {
    const fresh = now && !asked;
    asked = now;
    badge();
    if (fresh) { chime(); notify(); }
  }

  addEventListener("pointerdown", () => { if (loud()) audio ??= new AudioContext(); }, { once: false, passive: true });
  addEventListener("keydown", () => { if (loud()) audio ??= new AudioContext(); }, { passive: true });
  if (!table) return;
  texts.game = document.querySelector("h1.game")?.firstChild?.textContent ?? "";
  badge();
  document.addEventListener("htmx:after:swap", () => turns(isAsked()));
  setInterval(async () => { // a hidden tab has no stream
    if (!document.hidden) return;
    try {
      const answer = await fetch(`${table}/turn`);
      if (!answer.ok) return;
      const { turn } = await answer.json();
      if (turn && !asked && !document.title.startsWith(texts.mark)) document.title = `${texts.mark} · ${document.title}`;
      turns(turn);
    } catch { /* there is no line: the next question will tell */ }
  }, EVERY);
})();
