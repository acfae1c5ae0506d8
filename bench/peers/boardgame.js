// boardgame.io, which brings no card game, with a Crazy Eights of our own for four seats.
//
// node --expose-gc boardgame.js eights SECONDS
"use strict";

const { clock, measured, pick, wanted } = require("./timing.js");

const start = clock();
const { INVALID_MOVE } = wanted("boardgame.io/core");
const { InitializeGame, CreateGameReducer } = wanted("boardgame.io/internal");
const { MCTSBot } = wanted("boardgame.io/ai");
const load = 1000 * (clock() - start);

const SEATS = 4, HAND = 7, WILD = 7, RANKS = 13, CARDS = 52;
const MOST = 2000; // decisions
const SIMULATIONS = 100;

const suit = (card) => Math.floor(card / RANKS);
const rank = (card) => card % RANKS;
const fits = (card, top) => rank(card) === WILD || rank(card) === rank(top) || suit(card) === suit(top);

const eights = {
  name: "eights",
  setup({ random }) {
    const stock = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const hands = Array.from({ length: SEATS }, () => stock.splice(0, HAND));
    return { hands, pile: [stock.pop()], stock, passed: 0 };
  },
  moves: {
    lay({ G, playerID, events }, card) {
      const hand = G.hands[playerID];
      if (!hand.includes(card) || !fits(card, G.pile.at(-1))) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.pile.push(card);
      G.passed = 0;
      events.endTurn();
    },
    draw({ G, playerID, events }) {
      G.passed = G.stock.length ? 0 : G.passed + 1;
      if (G.stock.length) G.hands[playerID].push(G.stock.pop());
      events.endTurn();
    },
  },
  endIf({ G }) {
    const winner = G.hands.findIndex((hand) => !hand.length);
    if (winner >= 0) return { winner: String(winner) };
    if (G.passed >= SEATS) return { draw: true };
  },
};

// All that the player whose turn it is may do.
function options(G, ctx) {
  const laid = G.hands[ctx.currentPlayer].filter((card) => fits(card, G.pile.at(-1)));
  return [...laid.map((card) => ({ move: "lay", args: [card] })), { move: "draw", args: [] }];
}

const reduce = CreateGameReducer({ game: eights });
const dealt = (seed) => InitializeGame({ game: { ...eights, seed: String(seed) }, numPlayers: SEATS });

function playout(luck, seed) {
  let state = dealt(seed), decisions = 0;
  while (state.ctx.gameover === undefined && decisions < MOST) {
    const { move, args } = pick(luck, options(state.G, state.ctx));
    state = reduce(state, { type: "MAKE_MOVE", payload: { type: move, args, playerID: state.ctx.currentPlayer } });
    decisions += 1;
  }
  return decisions;
}

const middle = dealt(5);
const bot = new MCTSBot({ game: eights, enumerate: options, iterations: SIMULATIONS, playoutDepth: 500, seed: 1 });

measured({
  load,
  playout,
  copy: () => structuredClone({ G: middle.G, ctx: middle.ctx }), // it needs none itself: its states never change
  async search() {
    await bot.play(middle, middle.ctx.currentPlayer);
    return SIMULATIONS;
  },
});
