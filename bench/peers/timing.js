// How a peer in JavaScript is measured, in its own process and by processor time; `timing.py` must agree with it.
// Run with --expose-gc, from the folder that the packages are in.
"use strict";

const { existsSync, readFileSync } = require("node:fs");

const ROUNDS = 5;
const WARMING_S = 6;
const COPIES = 2000;
const COPYING_US = 1e6; // where a copy is slow, fewer are kept: as many as this buys

// Seconds of processor time so far.
function clock() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

// A package of the folder we stand in.
function wanted(name) {
  return require(require.resolve(name, { paths: [process.cwd()] }));
}

// Luck from a seed, from 0 up to 1, by few steps, so that it does not matter beside a decision.
function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

// Any option, as likely as any other.
function pick(luck, options) {
  return options[Math.floor(luck() * options.length)];
}

// Decisions a second, the best of some rounds, and the decisions of an average game. What runs for the first time is
// slow here, until it has been compiled; so games are played for some seconds before.
function speed(playout, seconds) {
  for (let start = clock(), seed = 0; clock() - start < WARMING_S; seed++) playout(dice(seed), seed);
  let best = 0, games = 0, total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let decisions = 0, spent;
    const start = clock();
    while ((spent = clock() - start) < seconds / ROUNDS) {
      games += 1;
      decisions += playout(dice(games), games);
    }
    best = Math.max(best, decisions / spent);
    total += decisions;
  }
  return [best, total / games];
}

// Microseconds of one call, the best of some batches.
function cost(deed, seconds) {
  const batch = (times) => {
    const start = clock();
    for (let nth = 0; nth < times; nth++) deed();
    return clock() - start;
  };
  let times = 1, least = 0;
  while (least < seconds / ROUNDS) {
    times *= 2;
    least = batch(times);
  }
  for (let round = 1; round < ROUNDS; round++) least = Math.min(least, batch(times));
  return (least / times) * 1e6;
}

// Iterations of a search in a second, the best of some rounds of at least one choice each.
async function iterations(search, seconds) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = clock();
    let done = 0;
    while (!done || clock() - start < seconds / ROUNDS) done += await search();
    best = Math.max(best, done / (clock() - start));
  }
  return best;
}

// Kilobytes that one more copy of a table takes.
function weight(copy, copies) {
  const kept = [copy()];
  global.gc();
  const before = process.memoryUsage().heapUsed;
  for (let nth = 0; nth < copies; nth++) kept.push(copy());
  global.gc();
  return (process.memoryUsage().heapUsed - before) / 1000 / (kept.length - 1);
}

// The most memory this program has held, in kilobytes; the system's count begins with that of the process that started it.
function peak() {
  const status = "/proc/self/status";
  const own = existsSync(status) && /^VmHWM:\s*(\d+)/m.exec(readFileSync(status, "ascii"));
  return own ? Number(own[1]) : process.resourceUsage().maxRSS;
}

// Measure, and print what was found: `playout` makes a random game and tells its decisions, `copy` copies a table in
// mid-game, `search`, where there is one, makes a choice and tells its iterations.
async function measured({ load, playout, copy, search }) {
  const seconds = Number(process.argv[3]);
  const [rate, length] = speed(playout, seconds);
  const found = { "decisions/s": rate, "decisions a game": length, decision: 1e6 / rate };
  found.copy = cost(copy, seconds / 8);
  found.memory = peak() / 1000;
  if (search) found.search = await iterations(search, seconds / 8);
  found.weight = weight(copy, Math.min(COPIES, 20 + Math.floor(COPYING_US / found.copy)));
  found.import = load;
  console.log(JSON.stringify(found));
}

module.exports = { clock, measured, pick, wanted };
