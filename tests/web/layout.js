// What is wrong with the layout of a table page: one line for each fault. Scrolling sideways inside a band is no fault.
async (phone) => {
  await document.fonts.ready;
  for (let still = 0, wait = 0, last = ""; still < 3 && wait < 90; wait += 1) { // sizes follow the window, frame by frame
    await new Promise((done) => requestAnimationFrame(done));
    const now = [...document.querySelectorAll(".bands, .bands > *, #dock")].map((e) => `${e.scrollHeight} ${e.clientHeight}`).join();
    still = now === last ? still + 1 : 0;
    last = now;
  }
  const faults = [], W = innerWidth, H = innerHeight, SLACK = 2;
  const all = (what, inside = document) => [...inside.querySelectorAll(what)];
  const box = (e) => e.getBoundingClientRect();
  const clipped = (e) => { for (let p = e; p && p !== document.body; p = p.parentElement) if (getComputedStyle(p).clipPath.startsWith("inset(50%")) return true; return false; };
  const shown = (e) => { const r = box(e); return r.width > 1 && r.height > 1 && e.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) && !e.closest("[popover]:not(:popover-open), .vh") && !clipped(e); };
  const called = (e) => `${e.id ? "#" + e.id : "." + (e.className.baseVal ?? e.className)} "${e.textContent.trim().replace(/\s+/g, " ").slice(0, 28)}"`;
  const fault = (words) => { if (!faults.includes(words)) faults.push(words); };
  const over = (one, other, slack) => { const p = box(one), q = box(other); return Math.min(p.right, q.right) - Math.max(p.left, q.left) > slack && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > slack; };
  const sideways = (e) => { for (let p = e.parentElement; p && p.id !== "scene"; p = p.parentElement) if (/(auto|scroll)/.test(getComputedStyle(p).overflowX) && p.scrollWidth > p.clientWidth + 1) return p; return null; };

  // the page as a whole
  const page = document.scrollingElement, bands = document.querySelector(".bands"), replay = document.getElementById("reel");
  if (!replay && page.scrollHeight > H + 1) fault(`the page scrolls: ${page.scrollHeight} > ${H}`);
  if (page.scrollWidth > W + 1) fault(`the page is too wide: ${page.scrollWidth} > ${W}`);
  if (bands.scrollHeight > bands.clientHeight + 1) fault(`the bands are too high: ${bands.scrollHeight} > ${bands.clientHeight}`);
  if (bands.scrollWidth > bands.clientWidth + 1) fault(`the bands are too wide: ${bands.scrollWidth} > ${bands.clientWidth}`);

  // one band below the other, nothing out of its band
  const rows = [document.querySelector(".bar"), ...bands.children, document.querySelector("#dock")].filter((e) => e && shown(e));
  rows.forEach((row, nth) => {
    if (nth && box(rows[nth - 1]).bottom > box(row).top + SLACK) fault(`${called(rows[nth - 1])} runs into ${called(row)}`);
    for (const e of all(".tally, .who, .tile, .act, .question, #stage, #played, #offered, .side, .sum b, .pile, .token, .spot, .crowd, .running", row)) {
      if (!shown(e) || sideways(e)) continue;
      const r = box(e), q = box(row);
      if (r.bottom > q.bottom + 3 || r.top < q.top - 9 || r.right > Math.min(q.right, W) + 3 || r.left < q.left - 9) fault(`${called(e)} sticks out of ${row.id || row.className}`);
    }
  });

  // what must be in sight: the question and its buttons, the own board and hand, and how each rival stands
  const must = replay ? ["#reel", ".step", "#moment", ".bar"] : ["#prompt", "#dock .ask .act", ".seat.mine .seat-head", phone ? ".peek-tab" : ".rivals .seat-head .who", phone ? ".peek-tab .tally, .peek-tab .running" : ".rivals .seat-head .tally"];
  for (const what of must) for (const e of all(what)) {
    if (e.closest("details:not([open])")) continue;
    const r = box(e);
    if (!shown(e) || r.top < -1 || r.bottom > H + 1 || r.left < -1 || r.right > W + 1) fault(`out of sight: ${called(e)} ${[r.left, r.top, r.right, r.bottom].map(Math.round)}`);
  }
  if (!replay) for (const row of [".seat.mine .line, .seat.mine .board", phone ? "#own .laid-fan .hand" : "#own .zone .hand"]) for (const e of all(row)) {
    const cards = all(".card.tile, .hand > .card", e).filter(shown), r = box(e);
    if (!cards.length) continue;
    if (!cards.some((c) => box(c).left >= -2 && box(c).right <= W + 2 && box(c).top >= 0 && box(c).bottom <= H + 4)) fault(`no card of ${called(e)} is in sight`);
    if (!phone && cards.some((c) => box(c).right > W + 2 || box(c).bottom > H + 6)) fault(`cards of ${called(e)} are out of sight`);
    if (r.bottom > H + 6) fault(`${called(e)} is out of sight`);
  }

  // what leads to the log and the chat stays where it is, with a warning or without
  if (phone && !document.getElementById("reel")) for (const e of all(".drawer > summary").filter(shown)) if (box(e).top > 8) fault(`${called(e)} has moved down`);

  // what a Goal takes is cut only where its place has no room left
  for (const e of all(".goals")) {
    const left = box(e.closest(".spot")).bottom - box(e).bottom;
    if (shown(e) && e.scrollHeight > e.clientHeight + 2 && left > 24) fault(`${called(e)} is cut, with ${Math.round(left)} px left below`);
  }

  // nothing lies over what is to be read or pressed
  for (const e of all(".question, .ask .act, .mine .tile .name, .rivals .tile .name, .seat-head .who, .tally .figure, .peek-tab .who, .sum b, .side-sum b, .turn-word, .drawer > summary, .menu-button, #dock .hand .card, .stakes, .ways dd, .pile dd")) {
    if (!shown(e)) continue;
    const r = box(e), x = r.left + r.width / 2, y = r.top + Math.min(r.height / 2, 40);
    if (x < 0 || y < 0 || x > W || y > H || sideways(e)) continue;
    const at = document.elementFromPoint(x, y);
    const own = e.closest(".card") ?? e;
    if (at && !at.closest("#line") && !own.contains(at) && !at.contains(e) && !(own.closest(".hand") && at.closest(".hand"))) fault(`${called(e)} lies under ${called(at)}`);
  }

  // what a rival plays stands beside its figures
  for (const played of all(".rivals .side-played dd").filter(shown)) for (const tally of all(".tally", played.closest(".seat-head")).filter(shown)) {
    if (over(played, tally, SLACK)) fault(`${called(played)} lies on ${called(tally)}`);
  }

  // nothing is cut: by its own edge, or by the card it stands on
  for (const e of all(".name, .who, .question, .more, .so-far, .turn-word, .act, .tally, .pile, .of, .phases li, #lately li, #latest, #warning p, .drawer > summary, .shelf-name, .ways dd, h2")) {
    if (!shown(e) || e.closest(".small, .slip")) continue;
    const how = getComputedStyle(e), hides = /hidden|clip/.test(how.overflow) && how.textOverflow !== "ellipsis";
    if (how.display !== "inline" && e.clientWidth && e.scrollWidth > e.clientWidth + 1 && (hides || !e.children.length)) fault(`cut: ${called(e)} ${e.scrollWidth} > ${e.clientWidth}`);
    if (phone && e.matches(".ways dd") && e.scrollWidth > e.clientWidth + 1) fault(`cut short: ${called(e)}`);
    const tile = e.matches(".name") && e.closest(".card.tile");
    if (tile && (box(e).bottom > box(tile).bottom + 1 || box(e).right > box(tile).right + 1 || box(e).top < box(tile).top - 1)) fault(`cut by its card: ${called(e)}`);
  }

  // what a card offers is not cut by an edge above or below
  for (const chip of all(".picks .chip")) {
    for (let p = chip.parentElement; p && p.id !== "scene"; p = p.parentElement) {
      if (shown(chip) && getComputedStyle(p).overflowY === "hidden" && (box(chip).bottom > box(p).bottom + SLACK || box(chip).top < box(p).top - SLACK)) fault(`cut by its row: ${called(chip)}`);
      if (shown(chip) && getComputedStyle(p).overflowX === "auto" && p.scrollHeight > p.clientHeight + 1 && box(chip).bottom > box(p).bottom + SLACK) fault(`cut by its row: ${called(chip)}`);
    }
  }

  // no figure lies on the name of its card
  for (const name of all(".card .name")) {
    const value = name.closest(".card").querySelector(":scope > .face > .value");
    if (!value || !shown(name) || !shown(value)) continue;
    const range = document.createRange(); range.selectNodeContents(name);
    const p = box(range), q = box(value);
    if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > SLACK && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > SLACK) fault(`the figure of ${called(name)} lies on its name`);
  }

  // no small card at a place lies on the name of a place, its own or another
  const smalls = all(".feet .card, .at .card").filter(shown);
  for (const name of all(".place .site > ul > .card.tile .name")) {
    if (!shown(name)) continue;
    const range = document.createRange(); range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    for (const small of smalls) {
      const q = box(small);
      for (const p of lines) if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > SLACK && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > SLACK + 1) fault(`${called(small)} lies on the name ${called(name)}`);
    }
  }

  // cards that are being played stay in their box
  for (const card of all("#played .hand > .card").filter(shown)) {
    const p = box(card), q = box(card.closest("#played"));
    if (p.left < q.left || p.right > q.right || p.top < q.top || p.bottom > q.bottom) fault(`${called(card)} stands over the edge of its box`);
  }

  // nor do those who fight for a place lie on its figure
  const fighters = smalls.filter((each) => each.closest(".at"));
  for (const value of all(".place .site > ul > .card.tile > .face > .value").filter(shown)) for (const small of fighters) {
    const p = box(value), q = box(small);
    const lies = Math.min(p.right, q.right) - Math.max(p.left, q.left) > 4 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 4;
    if (lies) fault(`${called(small)} lies on the figure of ${called(value.closest(".card"))}`);
  }

  // and no word or mark of a place lies on them
  for (const mark of all(`.place .site .chip, .place .site .read > span${phone ? ", .place .site .why-not" : ""}`).filter(shown)) for (const small of phone ? smalls : fighters) {
    if (mark.closest(".place") !== small.closest(".place") || small.matches(".slip")) continue;
    const p = box(mark), q = box(small);
    if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 4 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 4) fault(`${called(mark)} lies on ${called(small)}`);
  }

  // the sign of a small card lies beside its value, and a counter beside the mark that opens or explains its card
  for (const sign of all(".member .sign").filter(shown)) for (const value of all(".value", sign.parentElement).filter(shown)) if (over(sign, value, 3)) fault(`the sign of ${called(sign.closest(".card"))} lies on its value`);
  for (const counter of all(".site .counter").filter(shown)) for (const mark of all(`.card.tile > .read > span${phone ? ", .card.tile > .why-not" : ""}`, counter.closest(".site")).filter(shown)) if (over(counter, mark, 4)) fault(`${called(counter)} lies on ${called(mark)}`);

  // the figures of a small card keep apart, and within it
  for (const row of all(".member .stats").filter(shown)) {
    const edge = box(row.closest(".card")), figures = all("b", row).map((b) => { const range = document.createRange(); range.selectNodeContents(b); return box(range); });
    figures.forEach((q, nth) => {
      if (q.right > edge.right + .5 || q.left < edge.left - .5) fault(`a figure of ${called(row)} sticks out of its card`);
      if (nth && q.left - figures[nth - 1].right < .75) fault(`the figures of ${called(row)} run together`);
    });
  }

  // of what can be chosen in a row that scrolls, some is in sight
  if (phone && document.querySelector("#dock.asked")) for (const row of all(".lanes, .laid-fan .hand")) {
    const lit = all(".card.lit", row).filter(shown);
    if (lit.length && !lit.some((e) => box(e).left >= -2 && box(e).right <= W + 2)) fault(`nothing that can be chosen in ${called(row)} is in sight`);
  }

  // what a mark says lies beside the figure of a line of words
  for (const slip of all(".card.slip:is(.lit, .can, .chosen)").filter(shown)) {
    const value = slip.querySelector(":scope > .face > .value"), read = slip.querySelector(".read");
    if (!value || !read || !shown(value) || !shown(read)) continue;
    if (Math.min(box(value).right, box(read).right) - Math.max(box(value).left, box(read).left) > SLACK) fault(`what opens ${called(slip)} lies on its figure`);
  }

  // nor on its name
  if (phone) for (const mark of all(".place .site .read > span, .place .site .why-not").filter(shown)) {
    const name = mark.closest(".card").querySelector(".name"), range = document.createRange(), edge = box(mark);
    const seen = mark.matches(".why-not") ? { left: edge.right - 24, right: edge.right, top: edge.top, bottom: edge.top + 24 } : edge; // the rest of it takes taps only
    range.selectNodeContents(name);
    for (const p of range.getClientRects()) if (Math.min(p.right, seen.right) - Math.max(p.left, seen.left) > 4 && Math.min(p.bottom, seen.bottom) - Math.max(p.top, seen.top) > 4) fault(`${called(mark)} lies on the name ${called(name)}`);
  }

  // small cards at a place are large enough to be told apart, and stay there
  for (const small of smalls) {
    const q = box(small), place = small.closest(".place") && box(small.closest(".place"));
    if (!small.matches(".slip") && (q.width < 18 || q.height < 20)) fault(`${called(small)} is ${Math.round(q.width)} by ${Math.round(q.height)}`);
    if (place && !sideways(small) && (q.right > place.right + 9 || q.left < place.left - 9)) fault(`${called(small)} leaves its place`);
  }

  // a tap on the middle of a small card that can be chosen reaches a card that can be chosen, no link of what it lies on
  for (const pick of all("#scene .card.member .pick")) {
    if (!shown(pick) || sideways(pick)) continue;
    const card = pick.closest(".card"), r = box(card), at = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);
    if (at && !card.contains(at) && !at.closest(".pick, #line")) fault(`a tap on ${called(card)} reaches ${called(at)}`);
  }

  // what two cards offer keeps apart
  const chips = all("#scene .chip").filter((e) => shown(e) && !sideways(e));
  chips.forEach((one, nth) => chips.slice(nth + 1).forEach((other) => { if (over(one, other, .5)) fault(`${called(one)} lies on ${called(other)}`); }));

  // neighbours keep apart
  for (const row of all(".boxes, .line, .board, .lanes, .sums, .acts")) {
    const some = [...row.children].filter((e) => shown(e));
    for (let a = 0; a < some.length; a += 1) for (let b = a + 1; b < some.length; b += 1) {
      const p = box(some[a]), q = box(some[b]);
      if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > SLACK && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > SLACK) fault(`${called(some[a])} overlaps ${called(some[b])}`);
    }
  }
  return faults;
}
