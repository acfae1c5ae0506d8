// A lesson or an example goes on in place: what is said and the small table are exchanged, cards glide as at a real table
// (noted and fly are table.js's, closeEnlarged is enlarge.js's), and the address follows, so that back and a copied link do what they always do.
// Without scripts the same links and forms load the same pages.
"use strict";

{
  const main = () => document.querySelector("main.lesson");
  const link = (rel) => document.querySelector(`#coach a[rel="${rel}"]`);

  // Only a page of the same lesson or example fits in place: the cards in full, which stay, are then the same.
  const place = (address) => {
    const parts = new URL(address, location).pathname.split("/");
    return parts.slice(0, parts[1] === "learn" ? 4 : 5).join("/");
  };

  async function goOn(address, { remember = true, rel = "" } = {}) {
    const answer = await fetch(address);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    const next = fresh.querySelector("main.lesson");
    if (!answer.ok || !next || place(answer.url) !== place(location.href)) {
      location.href = address;
      return;
    }
    before = noted();
    main().replaceWith(document.adoptNode(next));
    document.title = fresh.title;
    if (remember) history.pushState(null, "", answer.url);
    closeEnlarged();
    fly();
    const coach = document.getElementById("coach");
    const stay = rel && (link(rel) ?? link("next") ?? link("prev"));
    (stay || coach).focus({ preventScroll: true });
    if (coach.getBoundingClientRect().top < 0) scrollTo({ top: 0 });
  }

  document.addEventListener("click", (event) => {
    const to = event.target.closest?.("#coach .steps a, #coach .ways a, #coach .eyes a, #coach .claims a");
    if (!to || event.ctrlKey || event.metaKey || event.shiftKey || place(to.href) !== place(location.href)) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // table.js would open it beside the table, as it does with rules
    goOn(to.href, { rel: to.closest(".steps") ? to.rel : "" });
  });

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "answer" || !event.submitter) return;
    event.preventDefault();
    const chosen = new URLSearchParams([[event.submitter.name, event.submitter.value]]);
    goOn(`${event.target.action}?${chosen}`);
  });

  addEventListener("popstate", () => goOn(location.href, { remember: false }));

  document.addEventListener("keydown", (event) => {
    const rel = { ArrowRight: "next", ArrowLeft: "prev" }[event.key];
    const busy = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!rel || busy || event.target.closest?.("input, #dock, .line, .hand, [popover]")) return;
    link(rel)?.click();
  });
}
