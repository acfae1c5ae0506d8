// The stream of a live page: open while the page shows, at most four in a browser, and with growing pauses between tries.
"use strict";

(() => {
  const MOST = 4; // streams of one browser: it has six connections to a host over HTTP/1.1, and pages need some
  const FIRST = 800, LONGEST = 30000; // milliseconds between two tries
  const STEADY = 10000; // milliseconds after which a stream that ends was a good one
  const SILENT = 40000; // milliseconds without a message or a heartbeat, which comes every 15 seconds: the line is dead
  const ANEW = 5000; // milliseconds between two looks of a page that has no stream
  const element = document.querySelector("[data-live]");
  if (!element) return;

  const me = `${performance.timeOrigin} ${Math.random()}`;
  const pages = new BroadcastChannel("timescoop live"); // to the other pages of this browser
  const newer = new Set(); // pages that opened a stream after this one did
  let source = null; // the open stream
  let since = 0; // when it was opened
  let tries = 0;
  let again = 0; // the timer of the next try
  let quiet = 0; // the timer that ends a dead line
  let known = []; // the chunks of the scene that came last
  let met = false; // a scene has come by the stream
  let asked = false; // this page has announced its stream, and no four others after it

  const emit = (name, detail = {}) =>
    element.dispatchEvent(new CustomEvent(`live:${name}`, { bubbles: true, cancelable: true, detail }));

  // The scene that the page came with, as it was sent. The browser writes a few characters otherwise. Where it writes more
  // so, or a script has been quicker, the fingerprint fits no scene, and the stream begins with a whole one.
  const sent = (html) => html.replaceAll("'", "&#39;").replaceAll("&quot;", "&#34;").replaceAll("&nbsp;", "\xa0");
  const first = element.dataset.salt ? sent(document.getElementById("scene")?.outerHTML ?? "") : "";
  let fingerprint = ""; // of that scene, until another has come

  const cut = (html) => html.split(/(?=<(?:li|div|section)[ >])/); // as the server cuts scenes

  async function read(salt) {
    if (!first || !crypto.subtle) return; // browsers have that over HTTPS and for this computer's own pages
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(salt + first)));
    fingerprint = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }

  // A message that leaves out what stood in the scene before: behind \x1e stands a new chunk, behind \x1f the first and
  // the last number of a run of that scene's chunks.
  function whole(event, data) {
    const items = data.trimStart().split(/(?=[\x1e\x1f])/);
    if (!/^[\x1e\x1f]/.test(items[0])) return data;
    const chunks = [];
    for (const item of items) {
      if (item[0] === "\x1e") { chunks.push(item.slice(1)); continue; }
      const [first, last] = item.slice(1).split("-").map(Number);
      chunks.push(...known.slice(first, last + 1));
    }
    if (!event) [known, met, fingerprint] = [chunks, true, ""];
    return chunks.join("");
  }

  function show(event, message) {
    const data = whole(event, message);
    if (!emit("message", { event, data })) return; // somebody else shows it
    const [target, swap] = [element.getAttribute("hx-target"), element.getAttribute("hx-swap")];
    htmx.swap({ sourceElement: element, target, swap, text: data });
  }

  function open() {
    close();
    since = performance.now();
    known = fingerprint ? cut(first) : [];
    const address = new URL(element.dataset.live, location.href);
    address.searchParams.set("runs", ""); // a server that has another form sends whole scenes
    if (fingerprint) address.searchParams.set("scene", fingerprint);
    const shown = document.getElementById("scene")?.dataset.number; // what this page shows need not be sent again
    if (met && shown && element.dataset.seat) {
      address.searchParams.set("seat", element.dataset.seat);
      address.searchParams.set("shown", shown);
    }
    source = new EventSource(address);
    source.onopen = () => emit("open");
    source.onmessage = (message) => { heard(); show("", message.data); };
    source.addEventListener("still", (message) => { heard(); show("still", message.data); });
    source.addEventListener("beat", heard);
    source.onerror = lost;
    heard();
  }

  // A line may die without a word, as when a phone changes networks; the browser would wait for hours.
  function heard() {
    clearTimeout(quiet);
    quiet = setTimeout(lost, SILENT);
  }

  function close() {
    clearTimeout(again);
    clearTimeout(quiet);
    source?.close();
    source = null;
  }

  // The browser would try again at once; we wait longer each time, and no two pages wait alike.
  function lost() {
    close();
    emit("lost");
    tries = performance.now() - since > STEADY ? 0 : tries + 1;
    again = setTimeout(open, Math.min(LONGEST, FIRST * 2 ** Math.max(0, tries - 1)) * (0.5 + Math.random()));
  }

  function take() {
    if (document.hidden) return;
    newer.clear();
    pages.postMessage({ from: me, takes: true });
    if (!asked) { asked = true; tries = 0; open(); }
  }

  function release(why) {
    asked = false;
    close();
    emit(why);
  }

  pages.onmessage = ({ data }) => {
    if (data.from === me) return;
    if (data.takes) newer.add(data.from); else newer.delete(data.from);
    if (asked && newer.size >= MOST) release("rest");
    else if (!asked && newer.size < MOST) take();
  };

  function leave() {
    if (asked) release("rest");
    pages.postMessage({ from: me, takes: false });
  }

  document.addEventListener("visibilitychange", () => { if (document.hidden) leave(); else take(); });
  addEventListener("focus", take);
  addEventListener("pointerdown", () => { if (!asked) take(); }, true);
  addEventListener("pagehide", leave);

  // A page that rests while it shows, as the fifth of five windows, is fetched now and then; a table does so itself.
  setInterval(async () => {
    const id = element.dataset.again;
    if (!id || source || document.hidden) return;
    try {
      const answer = await fetch(location.href);
      const now = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(id);
      if (now && !source) show("", now.outerHTML);
    } catch { /* there is no line at all: the next look will tell */ }
  }, ANEW);

  const readied = read(element.dataset.salt);
  document.addEventListener("DOMContentLoaded", () => readied.finally(take));
})();
