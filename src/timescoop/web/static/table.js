// What the table does beyond HTML: cards glide to where they now lie, focus is kept, a rule opens beside the game.
"use strict";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = 300; // milliseconds, at most, for a card to glide to where it now lies
const BEAT = 650; // milliseconds for one thing that happened, at middle speed
const RISE = 260; // milliseconds between two cards of a conflict that add to its sum
const MOST_RISE = 1400;
const HOLD = 1900; // milliseconds that a decided conflict stands, beyond a beat
const MOST_WAITING = 3; // scenes that may wait for their turn; with more, all go by at once
const body = document.body.dataset; // the few words that we put on the page
let before = new Map(); // id of a card -> where it was, and what was seen of it
let gliding = 0; // how many cards are on their way; where they are says nothing of the room that they need
let away = false; // the tab was hidden: what happened meanwhile is not animated

// How long things take as the reader likes it: 1 is middle, 0 is at once. It is read once: a page keeps its preferences.
let liked;
function speed() {
  if (calm.matches) return 0;
  liked ??= parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--speed"));
  return Number.isFinite(liked) ? liked : 1;
}

const scene = () => document.getElementById("scene");
const cards = () => [...document.querySelectorAll("#scene .card[id]")];

function noted() {
  const seen = new Map();
  for (const card of cards()) seen.set(card.id, { box: card.getBoundingClientRect(), kind: card.dataset.kind });
  return seen;
}

// Where a card that is new on the page came from: out of the reader's own hand, else from the deck.
function origin(card, gone) {
  const kind = card.dataset.kind;
  const left = kind && [...gone].find(([, seen]) => seen.kind === kind);
  if (left) {
    gone.delete(left[0]);
    return left[1].box;
  }
  const seat = card.closest(".seat") ?? document.querySelector(".seat.mine");
  return (document.querySelector("#at-deck") ?? seat?.querySelector(".key-deck"))?.getBoundingClientRect();
}

// A row that could scroll cuts a card that glides into it. This is the row of a card, if it has room for all of its cards.
function roomyRow(card) {
  const row = card.closest(".strips");
  return row && row.scrollWidth <= row.clientWidth + 1 ? row : null;
}

function glide({ card, from, to, row }) {
  const scale = from.width && to.width ? from.width / to.width : 1;
  const x = from.left - to.left, y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
  const zIndex = Math.abs(x) > to.width || Math.abs(y) > to.height ? 9 : "auto"; // what only moves up stays below what lies on it
  if (row) row.style.overflow = "visible"; // until it has landed
  const flight = card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex },
      { transform: "none", transformOrigin: "0 0", zIndex },
    ],
    { duration: FLIGHT * Math.min(speed(), 1), easing: "cubic-bezier(.2, .75, .25, 1)" },
  );
  gliding += 1;
  const landed = () => { gliding -= 1; if (row) row.style.overflow = ""; if (!gliding) fit(); };
  flight.finished.then(landed, landed);
}

function fly() {
  const now = cards();
  const gone = new Map(before);
  for (const card of now) gone.delete(card.id);
  if (speed() && !away && before.size) {
    const boxOf = (card) => before.get(card.id)?.box ?? origin(card, gone);
    // All boxes are read before the first card moves: after each animation that begins, the browser would style the page anew.
    const flights = now.map((card) => ({ card, from: boxOf(card), to: card.getBoundingClientRect(), row: roomyRow(card) }));
    for (const flight of flights) if (flight.from) glide(flight);
  }
  away = document.hidden;
  before = new Map();
}

// ---- one screen

const STEPS = [1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58, 0.5, 0.5]; // how large cards are, beside what the window would allow
let step = 0; // that is taken now
let fitted; // the bands whose height is watched

// At the last step, what can be read elsewhere goes.
function take(nth) {
  step = nth;
  document.body.classList.toggle("tight", nth === STEPS.length - 1);
  document.documentElement.style.setProperty("--fit", STEPS[nth]);
}

const shown = () => Number(scene()?.dataset.number ?? 0); // it counts the answers given so far
const fits = (bands) => bands.scrollHeight <= bands.clientHeight + 1;
const CALM = 600; // milliseconds without a change, after which larger cards are tried: that must not delay a move
const SPACING = 12; // answers after cards shrank, or were refused a larger size, before a larger size is tried
let growing = 0; // the timer of the next such try
let tried = 0; // the number of the scene when cards last shrank or a larger size was refused
let shape = ""; // of the window, when it was last looked at

// Cards get smaller by one step; if that is too little, by as few as do, found by halving.
function shrink(bands) {
  tried = shown();
  take(step + 1);
  let least = step + 1, most = STEPS.length - 1;
  if (fits(bands)) return;
  while (least < most) {
    const middle = (least + most) >> 1;
    take(middle);
    if (fits(bands)) most = middle;
    else least = middle + 1;
  }
  if (step !== most) take(most);
}

function grow() {
  const bands = document.querySelector(".bands");
  if (!bands || gliding || !fits(bands)) return;
  const from = step;
  while (step > 0) {
    take(step - 1);
    if (fits(bands)) continue;
    take(step + 1);
    tried = shown();
    break;
  }
  if (step !== from) settle(bands);
}

function settle(bands) {
  showWholeLines();
  if (fitted === bands) return;
  sizes.disconnect(); // the question grows and shrinks, and so does the room beside it
  sizes.observe(bands);
  fitted = bands;
}

// Where the bands do not fit between the bar and the dock, cards get smaller until they do. The search begins where the
// last one ended. They get larger again some answers later, once nothing has changed for a moment, or at once with another
// window. Each step that is tried lays the whole page out, and a table whose cards change their size at every move is hard
// to follow.
function fit() {
  const bands = document.querySelector(".bands");
  if (!bands || gliding) return;
  clearTimeout(growing);
  const same = shape === `${innerWidth} ${innerHeight}`;
  shape = `${innerWidth} ${innerHeight}`;
  if (step < STEPS.length - 1 && !fits(bands)) shrink(bands);
  else if (!same) grow();
  else if (step > 0 && shown() - tried >= SPACING) growing = setTimeout(grow, CALM);
  settle(bands);
}

// What happened since one's last turn: a line that only half fits above the others is not shown.
function showWholeLines() {
  const list = document.querySelector("#since ul"), top = list?.getBoundingClientRect().top;
  for (const line of list?.children ?? []) line.classList.toggle("cut", line.getBoundingClientRect().top < top - 1);
}

const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
fit();
document.fonts.addEventListener("loadingdone", fit); // words are wider or narrower now

// Focus that fell to the body goes to the first thing to choose, or to the prompt when there is nothing. The button that
// goes on comes last: Enter that is pressed again and again would pass whole steps. A card beside the hand, as of a
// Reserve, would be enlarged over the hand: where only such cards are left beside that button, the prompt gets the focus.
function keepFocus() {
  const at = document.activeElement;
  if (at && at !== document.body) return;
  const first = document.querySelector("#dock .act:not(.on, .back)") ?? document.querySelector("#scene .pick:not(.zone:not(.laid-fan) .pick)")
    ?? (document.querySelector("#scene .pick") ? null : document.querySelector("#dock .act"));
  (first ?? document.getElementById("prompt"))?.focus({ preventScroll: !first });
}

// While a move is typed, what was said of the last one stands elsewhere.
document.addEventListener("toggle", ({ target, newState }) => {
  if (target.id === "typing") document.body.classList.toggle("typing", newState === "open");
}, true);

// After an answer the button that goes on is another one, though the page may have kept its element, and the focus with it.
function leaveOldButton() {
  const at = document.activeElement;
  if (at?.matches("#dock .act.on")) at.blur();
}

// Where all that can be chosen lies out of sight, as on a phone, the table moves to the first of it.
function reveal() {
  const lit = [...document.querySelectorAll(".seats .pick")];
  if (!lit.length || document.querySelector("#dock .pick, #dock .act:not(.on, .back)")) return;
  const end = document.getElementById("dock").getBoundingClientRect().top;
  const seen = lit.some((pick) => { const box = pick.getBoundingClientRect(); return box.top >= 0 && box.bottom <= end; });
  if (!seen) lit[0].scrollIntoView({ block: "center", behavior: speed() ? "smooth" : "auto" });
}

// Where cards lie in a row that scrolls, the first that can be chosen comes into sight, unless another one is; or else
// the place that the question is about.
function unroll(rows = ".strips, .lanes, .line, .laid-fan .hand") {
  for (const row of document.querySelectorAll(`#scene :is(${rows})`)) {
    const strip = scroller(row), seen = strip.getBoundingClientRect(), found = (what) => [...row.querySelectorAll(what)].map((card) => card.getBoundingClientRect());
    const can = found(document.body.classList.contains("aiming") ? ".card.can" : ".card.lit"), boxes = can.length ? can : found(".about .tile");
    if (!boxes.length || boxes.some((box) => box.left >= seen.left - 1 && box.right <= seen.right + 1)) continue;
    strip.scrollLeft += boxes[0].left - seen.left - 12;
  }
}

// What moves sideways: the row, or what it lies in.
function scroller(row) {
  for (let each = row; each && each.id !== "scene"; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return each;
  }
  return row;
}

unroll();
addEventListener("resize", () => unroll());
document.addEventListener("live:open", () => { if (!filming()) reveal(); }, { once: true }); // the stream may begin without a scene

// ---- what happened, one thing after the other

const queue = []; // stills and scenes that have come and are not yet shown
let playing = false;
let hurried = false; // the reader wants to go on: the stills that wait are left out
let inside = false; // the focus was on the table when the film began
let wake = () => {};
const filming = () => document.body.classList.contains("film");
const closed = () => /\b(film|behind|sent)\b/.test(document.body.className); // what shows is not what is asked now

const rest = (time) => new Promise((done) => { wake = done; setTimeout(done, time); });

function hurry() {
  if (filming() || queue.length) { hurried = true; wake(); }
}

async function play() {
  if (playing) return;
  playing = true;
  while (queue.length) {
    const shot = queue.shift();
    const scenes = queue.filter((other) => !other.still).length;
    if (shot.still && (hurried || !speed() || document.hidden || scenes > 1)) continue; // a newer look cuts a film short
    document.body.classList.toggle("film", shot.still);
    if (shot.still) for (const each of [document.getElementById("dock"), scene().querySelector(":scope > .table")]) each.classList.remove("asked", "with-question");
    const rising = await show(shot.html);
    document.body.classList.toggle("behind", queue.length > 0);
    if (!shot.still) hurried = hurried && scenes > 0;
    if (speed() && !hurried && !document.hidden && scenes < MOST_WAITING && (shot.still || queue.length)) await rest(rising + BEAT * speed());
  }
  playing = false;
}

// A film brings parts of a table alone: what lies on it then is told to its styles here, as scenes tell it themselves.
function tellTable() {
  const table = scene()?.querySelector(":scope > .table");
  for (const what of ["stage", "played"]) table?.classList.toggle(`with-${what}`, Boolean(document.getElementById(what)));
}

async function show(text) {
  const stream = document.getElementById("stream");
  inside ||= scene()?.contains(document.activeElement) ?? false;
  const stood = onStage(), number = scene()?.dataset.number;
  const ended = document.getElementById("ending");
  before = speed() ? noted() : new Map();
  await htmx.swap({ sourceElement: stream, target: "#scene", swap: "outerMorph", text });
  if (scene()?.dataset.number !== sentAt) reopen();
  if (filming()) tellTable();
  fit();
  if (!filming()) { reveal(); unroll(); }
  fly();
  closeEnlarged();
  if (!ended && document.getElementById("ending")) document.getElementById("ending").scrollIntoView({ block: "start" });
  if (inside && !filming()) { if (scene()?.dataset.number !== number) leaveOldButton(); keepFocus(); }
  inside &&= filming();
  const notice = document.querySelector("#notice");
  if (notice?.textContent) setTimeout(() => notice.replaceChildren(), 5000);
  const heard = document.querySelector("#said [data-until]"); // what was said of a question goes once another is asked
  if (Number(scene()?.dataset.number) > Number(heard?.dataset.until)) heard.remove();
  const mark = `${body.mark} · `;
  const bare = document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title;
  document.title = (document.querySelector("#dock.asked") ? mark : "") + bare;
  return rise(stood) + (document.querySelector("#stage[data-hold]") ? HOLD * speed() : 0);
}

document.addEventListener("live:message", (event) => {
  if (event.target.id !== "stream" || !scene()) return;
  event.preventDefault(); // we show it ourselves, when its time has come
  queue.push({ still: event.detail.event === "still", html: event.detail.data });
  document.body.classList.add("behind");
  play();
});

// A reader who presses something wants to go on; what was asked before the film is asked no longer.
document.addEventListener("pointerdown", hurry, true);
document.addEventListener("keydown", hurry, true);
document.addEventListener("click", (event) => {
  if (closed() && event.target.closest?.('[form="answer"], [form="take-back"]')) event.preventDefault();
}, true);

// ---- sums that build up, card by card

const adding = (side) => [...side.querySelectorAll("[data-adds]")];
const onStage = () => [...document.querySelectorAll("#stage .side")].map((side) => adding(side).length);

// The cards that are new on the stage come one by one; how long that takes, in milliseconds.
function rise(stood) {
  const sides = [...document.querySelectorAll("#stage .side")];
  const fresh = sides.map((side, nth) => adding(side).slice(stood[nth] ?? 0));
  const step = Math.min(RISE, MOST_RISE / Math.max(fresh.flat().length, 1)) * speed();
  if (!step) return 0;
  let time = 0;
  sides.forEach((side, nth) => {
    const sum = side.querySelector("[data-sum]");
    if (!sum) return;
    const total = sum.dataset.sum;
    let risen = fresh[nth].reduce((left, line) => left - Number(line.dataset.adds), Number(total));
    sum.textContent = risen;
    for (const line of fresh[nth]) {
      line.animate([{ opacity: 0, translate: "0 -1rem" }, { opacity: 1, translate: "0" }], { duration: Math.min(step, 300), delay: time, fill: "backwards", easing: "ease-out" });
      time += step;
      setTimeout(() => { risen += Number(line.dataset.adds); if (sum.isConnected && sum.dataset.sum === total) sum.textContent = risen; }, time);
    }
  });
  return time;
}

document.addEventListener("visibilitychange", () => { if (document.hidden) away = true; });

// A choice counts once: nothing else can be sent until the page shows its result, which comes by the stream, perhaps later
// than the response.
const PATIENCE = 3000; // milliseconds to wait for it: an answer that changes nothing for its seat has no result to show
let sentAt = ""; // the number of the look from which something was sent
let patience = 0;

function reopen() {
  clearTimeout(patience);
  sentAt = "";
  document.body.classList.remove("sent");
}

// An answer that arrives twice counts once. So one that got no response, or a proxy's because its server has ended, is sent
// again: another server may take it. Our own servers' responses have a request id and stand.
const RESENDS = [400, 1200, 2400]; // milliseconds before each new try
const AWAY = [502, 503, 504];

async function sendAnswer(address, request) {
  for (const pause of RESENDS) {
    try {
      const response = await fetch(address, request);
      if (!AWAY.includes(response.status) || response.headers.has("x-request-id")) return response;
    } catch (error) {
      if (request.signal?.aborted) throw error;
    }
    await new Promise((done) => setTimeout(done, pause * (0.75 + Math.random() / 2)));
  }
  return fetch(address, request);
}

const sends = (event) => event.detail?.ctx?.sourceElement?.matches?.("#answer, #take-back");
document.addEventListener("htmx:before:request", (event) => {
  if (!sends(event)) return;
  if (event.detail.ctx.sourceElement.matches("#answer")) event.detail.ctx.fetch = sendAnswer;
  sentAt = scene()?.dataset.number;
  document.body.classList.add("sent");
});
document.addEventListener("htmx:finally:request", (event) => {
  if (!sends(event)) return;
  if (event.detail.ctx.response?.raw?.status !== 204 || scene()?.dataset.number !== sentAt) reopen();
  else patience = setTimeout(reopen, PATIENCE);
});

// Arrow keys walk along what can be chosen, where the gestures of a match do not see to it.
document.addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || document.getElementById("stream") || !event.target.matches?.("#scene .pick, #scene .act")) return;
  const all = [...document.querySelectorAll("#scene .pick, #scene .act")];
  all[(all.indexOf(event.target) + step + all.length) % all.length].focus();
  event.preventDefault();
});

// A rule opens beside the game; with a modifier, or without scripts, it is an ordinary link.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.('a[href^="/rules/"]');
  const shown = document.getElementById("clause");
  if (!link || !shown || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const page = await (await fetch(link.href)).text();
  const clause = new DOMParser().parseFromString(page, "text/html").querySelector(".clause.alone");
  if (!clause) { location.href = link.href; return; }
  shown.querySelector(".inside").replaceChildren(document.adoptNode(clause));
  shown.querySelector(".more-rules").href = link.href;
  if (!shown.matches(":popover-open")) shown.showPopover();
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.(".why-not, .why-each");
  const said = document.getElementById("said");
  if (!link || !said || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const reason = await reasonAt(link.href);
  if (!reason) { location.href = link.href; return; }
  const told = answer(reason);
  told.dataset.until = scene()?.dataset.number ?? "";
  said.replaceChildren(told);
});

// A reason lies over the table until something else is pressed, or the table moves on.
function answer(inside) {
  const box = document.createElement("div");
  box.className = "answer passing";
  box.append(document.adoptNode(inside));
  const close = Object.assign(document.createElement("button"), { type: "button", className: "close", textContent: "×", ariaLabel: body.close });
  close.dataset.empties = "said";
  box.append(close);
  return box;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-empties]");
  if (button) document.getElementById(button.dataset.empties).replaceChildren();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") document.getElementById("said")?.replaceChildren();
});
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#said, #clause, .why-not, .why-each")) document.querySelector("#said > .passing")?.remove();
});

// What was typed is gone once it was heard.
document.addEventListener("htmx:after:request", (event) => {
  const form = event.detail?.ctx?.sourceElement;
  if (form?.matches?.("#say, #chat-write") && event.detail.ctx.response?.raw?.ok !== false) form.elements.words.value = "";
});

// Whether the stream holds. As long as it does not, the page is fetched anew: after each answer, and now and then.
const line = document.getElementById("line");
const OPENING = 2500; // milliseconds that a stream may take to open before we say that it does not
const ANEW = 5000; // milliseconds between two looks without a stream
let joined = false;
let rests = false; // other pages of this browser have the streams; this one is fetched anew instead

function joins(now) {
  joined = now;
  if (line) line.hidden = now || rests;
}

async function lookAnew() {
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const now = answer.ok && new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("scene");
    if (joined || !now || now.dataset.number === scene()?.dataset.number) return;
    queue.push({ still: false, html: now.outerHTML });
    play();
  } catch { /* there is no line at all: the next look will tell */ }
}

document.addEventListener("live:lost", () => { rests = false; joins(false); });
document.addEventListener("live:rest", () => { rests = true; joins(false); });
document.addEventListener("live:open", () => { rests = false; joins(true); });
document.addEventListener("htmx:after:request", (event) => {
  if (!joined && event.detail?.ctx?.sourceElement?.matches?.("#answer, #take-back, #say")) lookAnew();
});
if (line && document.getElementById("stream")) {
  setTimeout(() => { if (!joined) joins(false); }, OPENING);
  setInterval(() => { if (!joined && !document.hidden) lookAnew(); }, ANEW);
}

// Links to copy.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (!button) return;
  const link = document.getElementById(button.dataset.copy);
  link.select();
  try { await navigator.clipboard.writeText(link.value); button.textContent = body.copied; } catch { document.execCommand("copy"); }
});
for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
