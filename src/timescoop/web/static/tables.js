// The list of open tables, fetched again while the page shows.
"use strict";

(() => {
  const EVERY = 8000; // milliseconds
  const section = document.querySelector("[data-fresh]");
  if (!section) return;

  async function look() {
    if (document.hidden || section.contains(document.activeElement)) return; // nothing moves under a reader's focus
    try {
      const answer = await fetch(section.dataset.fresh);
      const now = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("open-list");
      const shown = document.getElementById("open-list");
      if (now && shown && now.outerHTML !== shown.outerHTML && !section.contains(document.activeElement)) shown.replaceWith(now);
    } catch { /* there is no line: the next look will tell */ }
  }

  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
})();
