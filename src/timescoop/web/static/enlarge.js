// Cards seen closely: enlarged beside where they lie, and in full over the page. Nothing that is enlarged covers its own
// card, the question, or what can be chosen beside it. Without scripts a card leads to its page.
"use strict";

const REST = 320; // milliseconds that a mouse rests on a card, or the focus on it, before it is enlarged
const HOLD_DOWN = 380; // milliseconds that a finger holds it
const SLIP = 8; // pixels that a finger may move meanwhile
const GAP = 10; // pixels between an enlarged card and what it must not cover
const peek = document.getElementById("peek");
let soon = 0; // the timer of what will be enlarged
let held = null; // where a finger went down on a card
let hush = false; // a card was enlarged by a finger, whose click means nothing more

// ---- where it fits

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const grown = (box) => ({ left: box.left - GAP, top: box.top - GAP, right: box.right + GAP, bottom: box.bottom + GAP });

// The place in a window where a box of `width` by `height` covers least: never its source, if that can be; then as little
// as can be of what weighs most; then as near to its source as can be. `others` are pairs of a box and its weight.
function placeBeside(source, width, height, others, wide, high) {
  const boxes = [source, ...others.map(([box]) => box)].map(grown);
  const fits = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));
  const across = boxes.flatMap((box) => [box.left - width, box.right]);
  const down = boxes.flatMap((box) => [box.top - height, box.bottom]);
  across.push(source.left + (source.right - source.left - width) / 2, source.left, source.right - width);
  down.push(source.top + (source.bottom - source.top - height) / 2, source.top, source.bottom - height);
  let best = null;
  for (const left of new Set(across.map((at) => fits(at, width, wide)))) {
    for (const top of new Set(down.map((at) => fits(at, height, high)))) {
      const box = { left, top, right: left + width, bottom: top + height };
      const aside = Math.hypot(left + width / 2 - (source.left + source.right) / 2, top + height / 2 - (source.top + source.bottom) / 2);
      const cost = others.reduce((sum, [other, weight]) => sum + weight * overlap(box, other), 1e4 * overlap(box, source)) + aside;
      if (!best || cost < best.cost) best = { left, top, cost };
    }
  }
  return best;
}

// What should stay in sight: the question and its buttons, and what can be chosen near the card.
function uncovered(card) {
  const asked = [...document.querySelectorAll("#dock.asked .ask, #dock.asked #prompt")].map((e) => [e.getBoundingClientRect(), 100]);
  const at = card.getBoundingClientRect();
  const choosable = document.querySelector("#scene :is(.can, .join)") ? "#scene :is(.can, .join)" : "#scene .card.lit";
  const near = [...document.querySelectorAll(choosable)].filter((e) => e !== card).map((e) => e.getBoundingClientRect())
    .filter((box) => box.width && Math.hypot(box.left - at.left, box.top - at.top) < 4 * at.width).slice(0, 8);
  return [...asked, ...near.map((box) => [box, 1])];
}

// ---- enlarged

function closeEnlarged() {
  clearTimeout(soon);
  if (peek?.matches(":popover-open")) peek.hidePopover();
}

function enlarge(card) {
  const face = card.querySelector(":scope > .face");
  if (!peek || !face || !card.isConnected || document.querySelector(".full:popover-open, .dragging")) return;
  const large = document.createElement("div");
  large.className = ["card large", ...[...card.classList].filter((word) => /^(type|frame|of)-/.test(word))].join(" ");
  large.append(face.cloneNode(true));
  peek.replaceChildren(large);
  peek.showPopover();
  const { left, top } = placeBeside(
    card.getBoundingClientRect(), peek.offsetWidth, peek.offsetHeight, uncovered(card), document.documentElement.clientWidth, innerHeight,
  );
  peek.style.left = `${left}px`; // set by script, which the policy on styles allows
  peek.style.top = `${top}px`;
}

function enlargeSoon(card, wait) {
  closeEnlarged();
  if (card) soon = setTimeout(() => enlarge(card), wait);
}

// A mouse that stands still while the page moves beneath it asks for nothing; a card that it rests on may change.
const spot = { x: -1, y: -1, card: null };
document.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse") Object.assign(spot, { x: event.clientX, y: event.clientY }); }, true);
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const card = event.target.closest?.("#scene .card[data-kind]"), moved = event.clientX !== spot.x || event.clientY !== spot.y;
  if (!moved && card && card === spot.card) return;
  Object.assign(spot, { x: event.clientX, y: event.clientY, card: moved ? card : null });
  enlargeSoon(moved ? card : null, REST);
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("#scene .card :focus-visible")) enlargeSoon(event.target.closest(".card[data-kind]"), REST);
  else closeEnlarged();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") closeEnlarged(); });
document.addEventListener("click", closeEnlarged, true);
document.addEventListener("scroll", () => { if (peek?.matches(":popover-open")) closeEnlarged(); }, true); // the focus may scroll first

// A finger that holds a card enlarges it, and letting go shuts it; one that moves or scrolls does neither.
document.addEventListener("pointerdown", (event) => {
  hush = false;
  const card = event.pointerType === "touch" && event.target.closest?.("#scene .card[data-kind]");
  held = card ? { x: event.clientX, y: event.clientY } : null;
  if (!card) return;
  closeEnlarged();
  soon = setTimeout(() => { enlarge(card); hush = peek.matches(":popover-open"); }, HOLD_DOWN);
});
document.addEventListener("pointermove", (event) => {
  if (held && !hush && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) letGo();
});
function letGo() {
  if (held) closeEnlarged();
  held = null;
}
document.addEventListener("pointerup", letGo);
document.addEventListener("pointercancel", letGo);
document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (!hush) return;
  hush = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

// ---- in full

const pages = new Map(); // address of a card's page -> the card in full, as it was fetched

async function inFull(address) {
  if (!pages.has(address)) {
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    pages.set(address, answer.ok ? page.querySelector(".full") : null);
  }
  return pages.get(address);
}

// Why a card is lit, or not, stands where it is read in full; without scripts there is a page for that.
async function reasonAt(address) {
  const page = await (await fetch(address)).text();
  return new DOMParser().parseFromString(page, "text/html").querySelector(".reason");
}

async function openFull(link) {
  const full = document.getElementById("full");
  const card = link.closest(".card"), why = card?.dataset.why ?? card?.querySelector(":scope > .why-not")?.href;
  const found = await inFull(link.href).catch(() => null);
  if (!found) { location.href = link.href; return; }
  const copy = document.importNode(found, true);
  full.className = copy.className;
  full.querySelector(".inside").replaceChildren(...copy.childNodes);
  full.scrollTop = 0;
  if (!full.matches(":popover-open")) full.showPopover();
  const reason = why && (await reasonAt(why));
  if (reason && full.matches(":popover-open")) full.querySelector(".kind")?.after(document.adoptNode(reason));
}

document.addEventListener("pointerdown", (event) => { // fetched while the button is still down
  const link = event.target.closest?.("a[data-full]");
  if (link) inFull(link.href).catch(() => null);
});
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-full]");
  if (!link || !document.getElementById("full") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openFull(link);
});
