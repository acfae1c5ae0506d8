// What cards can say, beside the text that is being written: fetched when it is opened, searched while somebody types, and put
// into the text where its cursor was. Without this script its link leads to a page with the same list.
"use strict";

(() => {
  const panel = document.getElementById("phrases");
  if (!panel) return;
  const body = panel.querySelector(".panel-body"), heard = panel.querySelector("[role=status]");
  const isText = (at) => at.matches?.(".card-fields textarea, #read-as, #text");
  const wide = matchMedia("(pointer: fine)");
  let cursor = { id: "", from: 0, to: 0 }; // in which text, and where: the editor replaces its fields as somebody types
  let opener = null;
  let waiting = 0; // a timer: what was typed is looked for when it ends
  let asked = 0; // the latest request: an older answer that comes late is dropped

  // ---- the list

  async function list(address, whole) {
    const mine = ++asked, where = new URL(address, location.href);
    where.searchParams.set("part", "yes");
    body.setAttribute("aria-busy", "true");
    let found = null;
    try {
      const answer = await fetch(where);
      if (answer.ok) found = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch { /* not connected */ }
    if (mine !== asked) return;
    body.removeAttribute("aria-busy");
    if (!found) { body.textContent = panel.dataset.failed; return; }
    const old = whole ? null : body.querySelector(".phrase-list");
    if (old) old.replaceWith(document.adoptNode(found.querySelector(".phrase-list")));
    else body.replaceChildren(...[...found.body.childNodes].map((each) => document.adoptNode(each)));
    body.scrollTop = 0;
  }

  async function open(link) {
    opener = link.id;
    if (!panel.matches(":popover-open")) panel.showPopover();
    document.body.classList.add("with-phrases");
    panel.querySelector(".close").focus({ preventScroll: true });
    show(target());
    await list(link.href, true);
    if (panel.contains(document.activeElement)) body.querySelector("[type=search]")?.focus({ preventScroll: true });
  }

  function close() {
    panel.hidePopover();
    document.body.classList.remove("with-phrases");
    (textAt() ?? document.getElementById(opener))?.focus({ preventScroll: true });
  }

  // ---- into the text

  const textAt = () => document.getElementById(cursor.id);

  // The text that had the cursor last, else the card's own, else the card file.
  function target() {
    const last = textAt();
    if (last && last.id !== "text") return last;
    return document.getElementById("f-text") ?? document.querySelector(".card-fields textarea") ?? last ?? document.getElementById("text");
  }

  // A sentence in a text: with a space on either side, and in small letters after a comma or colon.
  function fitted(said, before, after) {
    const inner = /[,:;]\s*$/.test(before) && /^[A-Z][a-z]* /.test(said) ? said[0].toLowerCase() + said.slice(1) : said;
    return (before && !/\s$/.test(before) ? " " : "") + inner + (after && !/^\s/.test(after) ? " " : "");
  }

  // Above the panel, which covers the lower part of a phone.
  function show(text) {
    if (text && matchMedia("(max-width: 60rem)").matches) text.scrollIntoView({ block: "start" });
  }

  function insert(said) {
    const text = target();
    if (!text) return;
    const here = text.id === cursor.id, end = text.value.length;
    const from = here ? Math.min(cursor.from, end) : end, to = here ? Math.min(cursor.to, end) : end;
    const put = fitted(said, text.value.slice(0, from), text.value.slice(to));
    text.setRangeText(put, from, to, "end");
    if (wide.matches) text.focus(); // on a phone that would bring up its keyboard
    text.dispatchEvent(new Event("input", { bubbles: true }));
    cursor = { id: text.id, from: from + put.length, to: from + put.length };
    show(text);
    heard.textContent = "";
    heard.textContent = heard.dataset.added;
  }

  // ---- what people do

  document.addEventListener("selectionchange", () => {
    const at = document.activeElement;
    if (at && isText(at)) cursor = { id: at.id, from: at.selectionStart, to: at.selectionEnd };
  });

  document.addEventListener("click", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey, link = event.target.closest?.("a[data-phrases]");
    if (link && plain) { event.preventDefault(); open(link); }
    if (!panel.contains(event.target)) return;
    const use = event.target.closest(".use"), slot = event.target.closest("a[href*='/phrases']");
    if (event.target.closest(".close")) close();
    if (use) insert(use.dataset.said);
    if (slot && plain) {
      event.preventDefault();
      const search = body.querySelector("[type=search]");
      search.value = "";
      search.focus({ preventScroll: true });
      list(slot.href);
    }
  });

  function look(form) {
    clearTimeout(waiting);
    list(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  }
  panel.addEventListener("submit", (event) => { event.preventDefault(); look(event.target); });
  panel.addEventListener("input", (event) => { clearTimeout(waiting); waiting = setTimeout(look, 200, event.target.form); });
  document.addEventListener("made", () => { if (panel.matches(":popover-open")) show(textAt()); }); // its preview may have grown
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && panel.matches(":popover-open")) { event.preventDefault(); close(); }
  });
})();
