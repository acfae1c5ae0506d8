// Installs the service worker, and says when there is no line.
"use strict";

if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js").catch(() => {});

(() => {
  const line = document.getElementById("offline-line");
  if (!line) return;
  const say = () => { line.hidden = navigator.onLine && document.body.dataset.offline !== "yes"; };
  addEventListener("online", () => { if (document.body.dataset.offline === "yes") location.reload(); else say(); });
  addEventListener("offline", say);
  say();
})();
