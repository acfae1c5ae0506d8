// The simulator of Pokémon Showdown, with random teams; a copy is its state written out and read in again.
//
// node --expose-gc showdown.js FORMAT SECONDS
"use strict";

const { clock, measured, pick, wanted } = require("./timing.js");

const start = clock();
const { Battle, State, Teams } = wanted("@pkmn/sim");
const { TeamGenerators } = wanted("@pkmn/randoms");
Teams.setGeneratorFactory(TeamGenerators);
const load = 1000 * (clock() - start);

const format = process.argv[2];
const MIDDLE = 40, MOST = 5000; // decisions

// What a side may answer, as words of the simulator; nothing, where it is not asked.
function options(asked) {
  if (!asked || asked.wait) return [];
  if (asked.teamPreview) return ["default"];
  const others = asked.side.pokemon
    .map((one, nth) => ({ one, word: `switch ${nth + 1}` }))
    .filter(({ one }) => !one.active && !one.condition.endsWith(" fnt"))
    .map(({ word }) => word);
  if (asked.forceSwitch) return others.length ? others : ["default"];
  const [active] = asked.active;
  const moves = active.moves.flatMap((move, nth) => (move.disabled ? [] : [`move ${nth + 1}`]));
  const all = active.trapped ? moves : [...moves, ...others];
  return all.length ? all : ["default"];
}

function played(luck, seed, most) {
  const battle = new Battle({ formatid: format, seed: [seed, 2, 3, 4] });
  for (const [nth, id] of ["p1", "p2"].entries()) {
    const team = Teams.pack(Teams.generate(format, { seed: [seed, nth, 1, 1] }));
    battle.setPlayer(id, { name: id, team });
  }
  let decisions = 0;
  while (!battle.ended && decisions < most) {
    for (const side of battle.sides) {
      const all = options(side.activeRequest);
      if (!all.length) continue;
      if (!battle.choose(side.id, pick(luck, all))) battle.choose(side.id, "default"); // it was hidden that this is barred
      decisions += 1;
    }
  }
  return [battle, decisions];
}

const [middle] = played(Math.random, 3, MIDDLE);

measured({
  load,
  playout: (luck, seed) => played(luck, seed, MOST)[1],
  copy: () => State.deserializeBattle(State.serializeBattle(middle)),
});
