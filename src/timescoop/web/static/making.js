// Editors that answer at once: a form or link of the page is fetched, and the page's own part is put in its place. Without this
// script every one of them is an ordinary form or link.
"use strict";

(() => {
  const root = () => document.getElementById("builder");
  let waiting = 0; // a timer: what was typed is sent when it ends
  let asked = 0; // the latest request: an older answer that comes late is dropped

  function remembered() {
    const at = document.activeElement;
    if (!at || !root()?.contains(at)) return null;
    const key = at.id ? `#${CSS.escape(at.id)}`
      : at.type === "radio" ? `input[name="${at.name}"][value="${CSS.escape(at.value)}"]`
      : at.name && at.value !== undefined && at.tagName === "BUTTON" ? `button[name="${at.name}"][value="${CSS.escape(at.value)}"]` : "";
    const typed = at.matches("input[type=text], textarea");
    return { key, value: typed ? at.value : null, from: typed ? at.selectionStart : 0 };
  }

  function restore(held) {
    if (!held?.key) return;
    const name = held.key.match(/value="(\d+)"/)?.[1];
    const at = document.querySelector(held.key) ?? (name && document.querySelector(`button[name="put"][value="${name}"]`))
      ?? document.getElementById("deck");
    if (held.value !== null && "value" in at) at.value = held.value;
    at?.focus({ preventScroll: true });
    if (held.value !== null && at?.setSelectionRange) at.setSelectionRange(held.from, held.from);
  }

  function put(page, address, keep) {
    const fresh = page.getElementById("builder");
    if (!fresh) { if (address) location.href = address; return; }
    const scrolled = root().querySelector(".picture-groups")?.scrollTop ?? 0, sunk = root().querySelector("#text")?.scrollTop ?? 0;
    const open = [...root().querySelectorAll("details[open] > summary")].map((each) => each.firstChild.textContent);
    const sheet = page.querySelector("svg.sheet"), old = document.querySelector("svg.sheet");
    const held = remembered();
    if (sheet && old) old.replaceWith(document.adoptNode(sheet));
    root().replaceWith(document.adoptNode(fresh));
    for (const each of root().querySelectorAll("details > summary")) if (open.includes(each.firstChild.textContent)) each.parentElement.open = true;
    document.title = page.title;
    const groups = root().querySelector(".picture-groups"), lines = root().querySelector("#text");
    if (groups) groups.scrollTop = scrolled;
    if (lines) lines.scrollTop = sunk;
    restore(held);
    const said = root().querySelector("[data-say]")?.dataset.say ?? "", heard = document.getElementById("heard");
    if (heard && heard.textContent !== said) heard.textContent = said;
    if (keep) history.pushState(null, "", address);
    document.dispatchEvent(new Event("made"));
  }

  async function go(address, keep = true, how = {}) {
    const mine = ++asked;
    const answer = await fetch(address, how);
    const text = await answer.text();
    if (mine === asked) put(new DOMParser().parseFromString(text, "text/html"), answer.url, keep);
  }

  function addressOf(form, submitter) {
    const fields = new FormData(form, submitter);
    return `${form.action.split(/[?#]/)[0]}?${new URLSearchParams(fields)}`;
  }

  // What was typed a moment ago and is not sent yet goes along with what is clicked.
  function withSearch(href, form) {
    const address = new URL(href), typed = document.getElementById("q");
    if (typed && typed.form !== form) address.searchParams.set("q", typed.value);
    return address.href;
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "get" || !root()?.contains(form)) return;
    event.preventDefault();
    clearTimeout(waiting);
    go(withSearch(addressOf(form, event.submitter), form));
  });

  document.addEventListener("click", (event) => {
    const link = event.target.closest?.(".facet, [rel=next], [rel=prev]");
    if (!link || !root()?.contains(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    clearTimeout(waiting);
    go(withSearch(link.href));
  });

  // What is typed is looked at after a moment: a search, or a card that is being written in its form or its text.
  const hold = (off) => { for (const each of root().querySelectorAll(".play-now button[name], .play-now .go:not([type=button])")) each.disabled = off; };

  // What stands there belongs to the text before: it is dimmed, and the mark says so, until the answer comes.
  function checking(on) {
    const mark = root().querySelector(".sec .legal"), words = root().dataset.checking;
    if (on) root().setAttribute("aria-busy", "true"); else root().removeAttribute("aria-busy");
    if (!mark || !words) return;
    mark.dataset.before ??= mark.textContent;
    mark.textContent = on ? words : mark.dataset.before;
  }

  async function write(form, from) {
    const mine = ++asked, fields = new FormData(form);
    fields.set("edited", from.id === "text" ? "text" : "form");
    fields.set("live", "yes");
    checking(true);
    let answer, text;
    try {
      answer = await fetch(form.action, { method: "post", body: new URLSearchParams(fields) });
      text = await answer.text();
    } catch {
      checking(false);
      return hold(false); // not connected: the page's own buttons still work
    }
    if (mine !== asked) return;
    put(new DOMParser().parseFromString(text, "text/html"), "", false);
    const address = root().dataset.address;
    if (address) history.replaceState(null, "", address);
  }

  document.addEventListener("input", (event) => {
    const form = event.target.closest?.("form[data-live]");
    if (!form) return;
    clearTimeout(waiting);
    const writes = form.dataset.live === "write";
    if (writes) hold(true); // nobody plays an older set than the one on the page
    waiting = setTimeout(() => (writes ? write(form, event.target) : go(addressOf(form))), writes ? 350 : 250);
  });

  addEventListener("popstate", () => { if (root()) go(location.href, false); });
})();
