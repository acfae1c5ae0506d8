// Clocks that count down by themselves, a word that was just said, and the curtain between two people at one browser.
"use strict";

(() => {
  const clocks = new Map(); // element -> when the number on it was true

  function shown(seconds) {
    const whole = Math.max(0, Math.floor(seconds));
    if (whole >= 172800) return document.body.dataset.days.replace("{days}", Math.floor(whole / 86400)).replace("{hours}", Math.floor(whole / 3600) % 24);
    const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
    const two = (n) => String(n).padStart(2, "0");
    return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  }

  function wind() {
    clocks.clear();
    for (const clock of document.querySelectorAll(".clock[data-runs]")) clocks.set(clock, performance.now());
  }

  function tick() {
    for (const [clock, since] of clocks) {
      const left = Number(clock.dataset.left) - (performance.now() - since) / 1000;
      const figure = clock.querySelector(".figure");
      const words = shown(left);
      if (figure && figure.textContent !== words) figure.textContent = words;
      clock.classList.toggle("short", left < 30);
    }
  }

  let last = document.getElementById("said-last")?.dataset.note;
  function hear() {
    const said = document.getElementById("said-last");
    if (!said || said.dataset.note === last) return;
    last = said.dataset.note;
    said.classList.remove("fresh");
    void said.offsetWidth; // so that the same animation begins anew
    said.classList.add("fresh");
  }

  // The page behind a fallen curtain is left for good: all that was typed, read or enlarged on it goes with it.
  function leave() {
    const fallen = document.querySelector("#scene[data-curtain]");
    if (!fallen || document.body.classList.contains("curtained")) return;
    for (const id of ["said", "peek", "full", "notice", "clause"]) document.getElementById(id)?.replaceChildren();
    location.replace(location.href);
  }

  function all() { leave(); wind(); hear(); }
  document.addEventListener("htmx:after:swap", all);
  document.addEventListener("htmx:before:request", (event) => {
    const menu = event.detail?.ctx?.sourceElement?.closest?.("#company-menu");
    if (menu?.matches(":popover-open")) menu.hidePopover(); // what was chosen there is seen behind it
  });
  wind();
  setInterval(tick, 250);
  // A page that comes out of the browser's memory is an old one.
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
