// Going through a match: by keys, by the slider, or played at a pace. Without this script every step is a link.
"use strict";

(() => {
const reel = { playing: false, going: false, pace: 1200, run: 0 };
const step = (name) => document.getElementById(name);
const pause = (time) => new Promise((done) => { setTimeout(done, time); });

// One moment gives way to another: cards glide, what was open and focused stays so, and what is new is said.
async function turnTo(href, wanted = () => true) {
  if (!href || reel.going) return false;
  reel.going = true;
  try {
    const answer = await fetch(href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("replay");
    if (!fresh) { location.href = href; return false; }
    if (!wanted()) return false; // somebody pressed pause meanwhile
    put(document.adoptNode(fresh), page.title);
    return true;
  } catch {
    location.href = href;
    return false;
  } finally {
    reel.going = false;
  }
}

function put(fresh, title) {
  const focused = document.activeElement?.id;
  const open = document.getElementById("fork")?.open;
  if (typeof noted === "function") before = noted();
  document.getElementById("replay").replaceWith(fresh);
  document.title = title;
  history.replaceState(null, "", fresh.dataset.here);
  dress();
  if (open && document.getElementById("fork")) document.getElementById("fork").open = true;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  if (typeof fly === "function") fly();
  say();
}

function say() {
  const news = [...document.querySelectorAll(".story .fresh .told")].reverse().map((line) => line.textContent.trim());
  const which = document.querySelector("#reel .which b")?.textContent ?? "";
  document.getElementById("told").textContent = [`${which}.`, ...news].join(" ");
}

// What only works with this script shows itself; it is drawn anew with each moment.
function dress() {
  const play = step("play"), pace = step("pace");
  play.hidden = pace.hidden = false;
  play.querySelector(".word").textContent = reel.playing ? "Pause" : "Play";
  play.classList.toggle("on", reel.playing);
  pace.querySelector("select").value = String(reel.pace);
  document.querySelector("#reel .go-there").hidden = true;
  for (const button of document.querySelectorAll("#replay [data-copy]")) button.hidden = false;
}

async function play() {
  const run = ++reel.run;
  reel.playing = true;
  dress();
  while (reel.playing && run === reel.run && step("next")?.href) {
    await pause(reel.pace);
    if (!(run === reel.run && await turnTo(step("next")?.href, () => run === reel.run))) break;
  }
  if (run === reel.run) { reel.playing = false; dress(); }
}

function halt() {
  reel.playing = false;
  reel.run += 1;
  dress();
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("#play")) {
    if (reel.playing) halt(); else play();
    return;
  }
  const link = event.target.closest?.("a.step, .whose a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  halt();
  turnTo(link.href);
});

document.addEventListener("change", (event) => {
  if (event.target.id === "moment") {
    halt();
    const form = event.target.form;
    turnTo(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  } else if (event.target.closest?.("#pace")) {
    reel.pace = Number(event.target.value);
  }
});

const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "newest" };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest?.("input, select, textarea, [popover], .hand, .line")) return;
  if (event.key === " " && !event.target.closest?.("a, button, summary")) {
    event.preventDefault();
    if (reel.playing) halt(); else play();
    return;
  }
  const href = step(KEYS[event.key])?.href;
  if (!(event.key in KEYS)) return;
  event.preventDefault();
  halt();
  turnTo(href);
});

dress();

// At a browser that several people share, a curtain falls: what is on this page is not for the next one.
document.addEventListener("htmx:after:swap", () => {
  if (document.querySelector("#now[data-leave]")) location.replace(document.querySelector("#now a").href);
});
})();
