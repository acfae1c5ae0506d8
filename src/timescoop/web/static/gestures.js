// Hands: a card and then its target, the target first, or the card dragged there; by mouse, finger and keyboard alike.
// Nothing is sent before the move is whole. What goes with what is told by the server; no rule of a game lives here.
"use strict";

(() => {
  const SLIP = 8; // pixels that a pointer moves before it drags,
  const SHAKY = 24; // and that it may move within its card and still be a tap
  const LETTER = 4; // pixels of a card's width for each letter that it has room for, on two or three lines
  const stream = document.getElementById("stream");
  if (!stream) return;
  const words = document.body.dataset; // the sentences that we put on the page
  const address = stream.dataset.live.replace(/\/stream$/, "/ways");
  const $ = (what, within = document) => within.querySelector(what);
  const $$ = (what, within = document) => [...within.querySelectorAll(what)];
  const scene = () => document.getElementById("scene");
  const filming = () => /\b(film|behind|sent)\b/.test(document.body.className); // what shows is not what is asked now
  const fill = (text, gaps) => text.replace(/\{(\w+)\}/g, (_all, gap) => gaps[gap]);

  let look = ""; // the number of the snapshot that is chosen from
  let forks = new Map(); // options so far, joined by commas -> a promise of what is asked then
  let unheard = false; // the server could not be asked
  let reasons = new Map(); // options so far, joined by commas -> why they can't all be chosen
  let root = null; // what is asked now, before anything is chosen
  let fork = null; // what is asked after `path`
  let path = []; // answers that are chosen: { option, words, quiet, id } with the id of the element, or ""
  let held = []; // ids of elements that are chosen, and do not yet make an answer
  let gone = false; // what is chosen was sent: it is not chosen at the next look, even if the same is asked again
  let touches = 0; // how many things were touched on the way to this move
  let drag = null;
  let byKeys = false; // the newest choice was made with the keyboard

  // ---- what the server says can be chosen

  function ask(options) {
    const key = options.join(",");
    if (!forks.has(key)) {
      const query = new URLSearchParams([["number", look], ...options.map((option) => ["option", option])]);
      const tried = forks, unsaid = () => { tried.delete(key); unheard = true; return null; }; // the next touch asks once more
      forks.set(key, fetch(`${address}?${query}`, { headers: { accept: "application/json" } })
        .then((answer) => (answer.ok ? answer.json() : unsaid())).then((found) => {
          if (found?.reason) reasons.set(key, found.reason);
          return found?.why ? null : found;
        }).catch(unsaid));
    }
    return forks.get(key);
  }

  let ids = new WeakMap(); // an option -> its elements, and a question -> its options by element: found once for each path
  const fresh = () => { ids = new WeakMap(); };

  // The elements that stand for an option. Cards of one kind in the hand are as good as one another, and each of them
  // serves once; a place may be named again, as by the second card that goes there.
  function idsOf(way) {
    if (!ids.has(way)) {
      const found = (way.at ?? []).flatMap((at) => (at.endsWith("-") ? $$(`#scene [id^="${at}"]`).map((card) => card.id) : [at]));
      const came = (way.at ?? []).flatMap(brought);
      if (!found.length) found.push(`o-${way.option}`); // a card to choose from that lies nowhere in sight
      const free = (id) => way.at?.includes(id) || !path.some((each) => each.id === id);
      ids.set(way, [...found.filter(free), ...came].filter((id) => document.getElementById(id)));
    }
    return ids.get(way);
  }

  // Cards that this move has brought to a hand, as by picking them up: they still lie where they came from, and stand
  // for themselves there, once.
  function brought(at) {
    const kind = at.match(/-\d+-$/)?.[0];
    return path.map((each) => each.id).filter((id, _nth, all) => kind && id.startsWith("h-") && !id.startsWith(at)
      && id.slice(0, id.lastIndexOf("-") + 1).endsWith(kind) && all.indexOf(id) === all.lastIndexOf(id));
  }

  // The options of a question that an element stands for.
  function at(from, id) {
    if (!from?.ways) return [];
    if (!ids.has(from)) {
      const all = new Map();
      for (const way of from.ways) for (const one of idsOf(way)) all.set(one, [...(all.get(one) ?? []), way]);
      ids.set(from, all);
    }
    return ids.get(from).get(id) ?? [];
  }

  // What an element stands for behind an option, as a part of its move.
  const behind = (way, id) => at(way.then, id).filter((next) => !next.aside);

  const step = (way, id = "") => ({ option: way.option, words: way.words, quiet: way.quiet, does: way.does, act: way.act, tail: way.tail, brings: way.brings, caution: way.caution, to: way.to, id });
  const whole = () => Boolean(path.length && fork?.ends);
  const active = () => path.length + held.length > 0;

  // Moves of two answers that begin with some option and use an element in the second; where several cards are chosen
  // in any order, each of them is an answer to the question itself.
  function later(id) {
    const own = fork?.several ? at(fork, id).map((way) => way.option) : [];
    const ways = (fork?.ways ?? []).filter((way) => !(fork.several && way.then?.several) && !idsOf(way).includes(id));
    return ways.flatMap((way) => (way.to === id ? [[way, null]] : behind(way, id).filter((next) => !own.includes(next.option)).map((next) => [way, next])));
  }

  // The ways in which `id` completes what is held, or some of it: each a list of steps.
  function joined(id, cards = held) {
    const found = [];
    for (const way of fork?.ways ?? []) {
      if (cards.length === 1 && idsOf(way).includes(cards[0])) {
        for (const next of behind(way, id)) found.push([step(way, cards[0]), step(next, id)]);
        if (way.to === id) found.push([step(way, cards[0])]); // the only place that it can go to
      }
      if (idsOf(way).includes(id)) {
        const rest = cards.filter((one) => way.to !== one).map((one) => behind(way, one)[0] && step(behind(way, one)[0], one));
        if (rest.every(Boolean) && (cards.length === 1 || way.then.several)) found.push([step(way, id), ...rest]);
      }
    }
    return found;
  }

  // Whether one more card may go along with those that are held, before it is said where.
  const mayJoin = (id) => held.length > 0 && (fork?.ways ?? []).some((way) =>
    way.then?.several && [...held, id].every((one) => behind(way, one).length && !idsOf(way).includes(one)));

  const begins = (id) => at(fork, id).length + later(id).length > 0;
  const goesOn = (id) => (held.length ? joined(id).length > 0 : begins(id));

  // ---- choosing

  async function take(steps) {
    const before = [path, held];
    path = [...path, ...steps];
    held = [];
    fresh();
    unheard = false;
    let next = await ask(path.map((each) => each.option));
    while (next?.ways?.length === 1 && (next.ways[0].quiet ? path.some((each) => each.id) : next.several)) {
      path = [...path, sole(next)]; // the only card that goes along, or nothing is left but to be done
      fresh();
      next = await ask(path.map((each) => each.option));
    }
    if (!next) {
      [path, held] = before;
      if (scene()?.dataset.number !== look) { await sync(); return; }
      const reason = reasons.get([...before[0], ...steps].map((each) => each.option).join(","));
      const count = unheard ? 0 : await most(steps), things = [...before[0], ...before[1], ...steps].map((each) => each.id ?? each).filter(Boolean);
      show();
      if (count) tell(fill(reason ? words.why : words.only, { count, reason }));
      else tell(new Set(things).size > 1 && !unheard ? words.apart : reason ?? words.again); // a button alone goes with anything: the server knows why not
      return;
    }
    fork = next;
    show();
  }

  // The only answer to a question as a step that nobody has made.
  function sole(from) {
    const [way] = from.ways, id = way.quiet ? "" : idsOf(way)[0] ?? "";
    return { ...step(way, id), several: Boolean(id), ordered: Boolean(from.ordered), sole: Boolean(id) };
  }

  // How many of the cards that are held can go together, where all of them can't.
  async function most(steps) {
    for (let size = steps.length - 1; size > 1; size -= 1) {
      const some = steps.slice(0, size);
      if (await ask([...path, ...some].map((each) => each.option))) return some.filter((each) => held.includes(each.id)).length;
    }
    return 0;
  }

  // How many cards were picked one by one: of such a choice it is never known when it is done.
  const picked = () => path.filter((each) => each.several).length;

  // Whether a card was chosen for the reader, as the only one: the move is shown before it is sent.
  const unmade = () => path.some((each) => each.sole);

  let turn = Promise.resolve(); // one thing after the other, however fast they come
  function inTurn(action) {
    document.body.dataset.hands = "busy";
    const mine = turn.then(action).catch(() => { }).then(() => { if (turn === mine) document.body.dataset.hands = "still"; });
    turn = mine;
    return mine;
  }

  const tap = (id, wanted = null) => inTurn(() => tapped(id, wanted));
  async function tapped(id, wanted) {
    if (filming() || !(await ready())) return;
    if (whole() && path.some((each) => id && [each.id, each.to].includes(id)) && path.filter((each) => each.id).length === 1) { send(); return; }
    if (path.some((each) => each.id === id) && !goesOn(id)) { await unpick(id); return; }
    if (held.includes(id)) { await again(id); return; }
    touches += 1;
    if (held.length && !wanted) {
      const ways = joined(id);
      if (ways.length === 1) { await take(marked(ways[0])); finish(); return; }
      if (mayJoin(id) || ways.length) { held = [...held, id]; show(); return; }
      const some = held.length > 1 && held.filter((one) => joined(id, [one]).length);
      if (some.length) { tell(fill(words.alone, { cards: listed(some.map(nameOf)), card: nameOf(id) })); return; }
      [held, touches] = [[], path.length ? touches : 1]; // what was held is put back, and a move starts here
    }
    await choose(id, wanted);
  }

  // The steps of a choice of several are told from others, as more of them may follow; its last card is one of them, too.
  function marked(steps) {
    const alike = path.some((each) => each.several) ? root.ways.map((way) => way.option) : [];
    let from = fork, several = false, ordered = false;
    return steps.map((each) => {
      if (from) [several, ordered] = [Boolean(from.several), Boolean(from.ordered)]; // behind what is known, it goes on
      from = from?.ways?.find((way) => way.option === each.option)?.then;
      return { ...each, several: (several || alike.includes(each.option)) && Boolean(each.id), ordered };
    });
  }

  async function choose(id, wanted) {
    const direct = wanted ? fork.ways.filter((way) => way.option === wanted) : at(fork, id);
    const more = wanted ? [] : later(id);
    if (direct.length === 1 && !more.length) { await take(marked([step(direct[0], id)])); finish(); return; }
    if (!direct.length && more.length === 1 && more[0][1] && alone(id, more[0][0])) { // the one button that it goes with
      await take(marked([step(more[0][0]), step(more[0][1], id)]));
      finish();
      return;
    }
    if (direct.length || more.length) { held = [id]; show(); return; }
    if (path.length && (await startsAnew(id))) { await choose(id, wanted); return; }
    refuse(id);
  }

  // Whether a card goes with some button, and no other card with both.
  const alone = (id, way) => !idsOf(way).length && !(way.then?.several && way.then.ways.some((next) => !next.aside && idsOf(next).some((one) => one !== id)));

  async function startsAnew(id) {
    const kept = [path, fork];
    [path, fork] = [[], root];
    if (at(root, id).length || later(id).length) { touches = 1; return true; }
    [path, fork] = kept;
    return false;
  }

  // A second tap on what is held: the only thing that can be done with it is done, else it is put back.
  async function again(id) {
    const ways = [...at(fork, id).map((way) => [step(way, id)]), ...later(id).map(([way, next]) => (next ? [step(way), step(next, id)] : [step(way, idsOf(way)[0])]))];
    if (held.length === 1 && ways.length === 1) { await take(marked(ways[0])); finish(); return; }
    held = held.filter((one) => one !== id);
    if (!active()) touches = 0;
    show();
  }

  async function unpick(id) {
    const rest = path.filter((each) => each.id !== id && !each.sole && !(each.quiet && !each.id));
    const back = path.find((each) => each.id === id), last = path.findLast((each) => each.id);
    if (back.sole || (!back.several && last?.id !== id)) { putBack(); return; }
    path = [];
    fork = root;
    if (rest.length) await take(rest); else putBack();
  }

  const press = (way) => inTurn(() => pressed(way));
  async function pressed(way) {
    touches += 1;
    const [one] = held, read = way.quiet && path.length && broughtBy(); // which stands beside the button that was pressed
    const next = held.length === 1 && behind(way, one)[0];
    if (held.length && idsOf(way).includes(one)) await take(marked([step(way, one)]));
    else if (held.length && held.every((each) => behind(way, each).length)) {
      await take(marked([step(way), ...held.map((each) => step(behind(way, each)[0], each))]));
    } else await take(marked([step(way, next ? one : "")]));
    if (whole()) { if ((read || !careful()) && ((picked() < 2 && !unmade()) || way.quiet)) send(); else show(); }
  }

  // Whether the move does something that is easily overlooked, so that it is read before it is sent.
  const careful = () => path.some((each) => each.caution);

  // What is whole after two touches, with nothing left to add, is sent; all else waits for the button.
  function finish() {
    if (whole() && touches > 1 && picked() < 2 && !unmade() && !careful()) send();
  }

  function putBack() {
    [path, held, touches, fork] = [[], [], 0, root];
    show();
  }

  function send() {
    const form = document.getElementById("answer");
    if (!form || !path.length) return;
    clear();
    form.append(...path.map((each) => Object.assign(document.createElement("input"), { type: "hidden", name: "option", value: each.option })));
    gone = true;
    form.requestSubmit();
    aloud(said(path));
  }

  const clear = () => { for (const field of $$("#answer [name=option]")) field.remove(); };

  // ---- what is not possible

  async function refuse(id) {
    const card = document.getElementById(id);
    if (active() && isSite(card)) { tell(words.apart); return; } // why it can't be chosen by itself is not the reason
    const why = card?.dataset.why ?? $(":scope > .why-not", card ?? document.body)?.href;
    if (!why || !root || root.ends) return;
    const page = await (await fetch(why)).text();
    const reason = new DOMParser().parseFromString(page, "text/html").querySelector(".reason");
    if (reason) tell(reason.textContent.trim());
  }

  // ---- what is shown

  const nameOf = (id) => $(".name", document.getElementById(id) ?? document.body)?.textContent ?? "";
  const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${words.and} ${names.at(-1)}`);
  // Cards that were picked in answer to a question, with what is done with them where that is said: "Discard Mel and Leela".
  function deed(cards) {
    const [{ does, words: name, ordered }] = cards, names = cards.map((each) => each.words);
    const all = ordered ? names.reduce((first, next) => fill(words.then, { first, next })) : listed(names);
    return does?.includes(name) ? does.replace(name, () => all) : all;
  }

  // What a move is told by. A button that says "Play any Constants" is left out before a card that says "Play Fez".
  function spoken(steps) {
    const [first, second, ...more] = steps.filter((each, nth) => !(nth && each.quiet)), verb = (text) => text?.split(" ", 1)[0];
    if (!second) return first ? [first] : [];
    return !first.id && second.id && verb(first.words) === verb(second.does) ? [second, ...more] : [first, second, ...more];
  }

  function said(steps) {
    const [first, ...more] = spoken(steps);
    if (!first) return "";
    if (first.several) return deed([first, ...more]);
    const groups = [];
    for (const { tail = "", words: name } of more) {
      if (groups.at(-1)?.tail === tail) groups.at(-1).names.push(name); else groups.push({ tail, names: [name] });
    }
    const named = groups.find((each) => !each.tail); // what is listed begins after a colon, and goes on after semicolons
    const told = groups.map((each) => (each.tail ? ` ${fill(each.tail, { option: listed(each.names) })}` : `${each === named ? ":" : ";"} ${listed(each.names)}`));
    return [first.does ?? first.words, ...told].join("");
  }

  // What can follow: elements that would go on, and elements that would join.
  function next() {
    const goes = new Map(), joins = new Map();
    if (whole() && path.at(-1).to) goes.set(path.at(-1).to, { told: said(path) });
    const all = $$("#scene .card[id]").map((card) => card.id);
    for (const id of all) {
      const ways = held.length ? joined(id) : at(fork, id).map((way) => [step(way, id)]);
      if (held.includes(id)) continue;
      if (held.length && !ways.length && mayJoin(id)) joins.set(id, { told: nameOf(id) });
      else if (ways.length) (picked() ? joins : goes).set(id, { told: said(ways[0]), brings: active() ? ways[0].at(-1).brings : "" });
      else if (!active() && later(id).length) goes.set(id, { told: fill(words.start, { card: nameOf(id) }) });
    }
    return { goes, joins };
  }

  function button(text, kind, action) {
    const made = Object.assign(document.createElement("button"), { type: "button", className: `act ${kind}`, textContent: text });
    made.addEventListener("click", action);
    return made;
  }

  function panel() {
    const ask = $("#dock .ask");
    let box = document.getElementById("hands");
    if (!ask) return null;
    if (!box) {
      box = Object.assign(document.createElement("div"), { id: "hands" });
      ask.prepend(box);
    }
    return box;
  }

  function show() {
    const focused = $("#hands :focus, #scene .reach:focus, #dock .act:focus");
    fresh();
    draw();
    if (focused && !focused.checkVisibility() && [document.body, focused].includes(document.activeElement)) refocus();
  }

  // What had the focus is gone or hidden: it goes to the button that says yes, else to the first thing to choose.
  function refocus() {
    const all = ["#hands .go", "#hands .act", "#dock .act", "#dock .pick, #dock .reach", "#scene .pick, #scene .reach"].flatMap((each) => $$(each));
    (all.find((each) => each.checkVisibility()) ?? document.getElementById("prompt"))?.focus({ preventScroll: true });
  }

  // While something is chosen the dock gets no lower than it was: what is chosen from stays where it is.
  function stay(dock) {
    if (!active()) dock.style.minHeight = "";
    else if (!dock.classList.contains("choosing")) dock.style.minHeight = `min(60vh, ${dock.offsetHeight}px)`;
  }

  function draw() {
    decorate();
    if (active()) unroll(".lanes"); // where a place that can follow lies beside what a phone shows
    const box = panel(), dock = document.getElementById("dock");
    if (!box) return;
    stay(dock);
    dock.classList.toggle("choosing", active());
    box.replaceChildren();
    if (!active()) { aloud(""); return; }
    const names = held.map(nameOf);
    const question = Object.assign(document.createElement("p"), { className: "question" });
    question.textContent = held.length ? heldAsks() ?? fill(words[wanted(buttons().length)], { cards: listed(names) }) : whole() ? asksFor() : fork.ask;
    const acts = Object.assign(document.createElement("div"), { className: "acts" });
    acts.append(...buttons(), button(words.cancel, "put-back", putBack));
    box.append(question);
    const told = said(path), twice = question.textContent.startsWith(told) || $$(".act", acts).some((each) => each.textContent === told);
    if (!held.length && !twice) box.append(Object.assign(document.createElement("p"), { className: "so-far", textContent: told }));
    if (!held.length && !whole() && fork.more) box.append(Object.assign(document.createElement("p"), { className: "more", textContent: fork.more }));
    const brings = broughtBy(), lines = whole() && path.length === 1 && linesOf(path[0].id), card = lines && lines.matches(".of-card"); // which says it, too
    if (brings && !card) box.append(Object.assign(document.createElement("p"), { className: "brings", textContent: capital(brings) }));
    if (lines && (card || !brings)) box.append(lines);
    box.append(acts);
    aloud([question.textContent, brings && `${capital(brings)}.`, whole() ? "" : hint()].filter(Boolean).join(" "));
    if (byKeys) ($(".go", box) ?? document.activeElement)?.focus();
  }

  const isOwn = (card) => Boolean(card?.closest("#own"));
  const isSite = (card) => Boolean(card?.closest(".site"));

  // What is asked behind the only thing that can be done with what is held: "Choose two cards to pass to Vela".
  function heldAsks() {
    const [only, ...more] = firsts();
    return only?.then.several && !more.length && !(held.length === 1 && at(fork, held[0]).length) && !next().goes.size ? only.then.ask : null;
  }

  // Which sentence asks for what goes with the things that are held: a place, a card for a place, or a button.
  function wanted(acts) {
    const goes = [...next().goes.keys()].map((id) => document.getElementById(id));
    if (!goes.length) return "deed";
    const ours = held.map((id) => document.getElementById(id));
    if (goes.every(isOwn) && !ours.some(isOwn)) return "card";
    if (ours.every(isSite) && !goes.some(isSite)) return "card";
    return acts ? "where" : "place";
  }

  // What a whole move is asked about: itself; or the question again, where its answer is a name alone that its button says.
  function asksFor() {
    const [only, more] = path;
    return !more && only.id && !only.does && only.words.startsWith(nameOf(only.id)) && !only.words.includes(": ") ? root.ask : `${said(path)}?`;
  }

  // What the move would do if it ended now, as far as the reader can know.
  function broughtBy() {
    const end = held.length ? null : whole() ? path.findLast((each) => each.brings) : fork.ways.find((way) => way.quiet);
    return end?.brings ?? "";
  }

  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  // What can be done at a place, where the place itself is too small to say it; and what an offered card says.
  function linesOf(id) {
    const offered = id && document.getElementById(`lines-${id}`);
    const lines = offered || (id && $(".lines-of", document.getElementById(id)?.closest(".site") ?? document.createElement("i")));
    if (!lines || lines.checkVisibility()) return null;
    const told = lines.cloneNode(true);
    told.removeAttribute("id");
    told.hidden = false;
    told.classList.toggle("of-card", Boolean(offered));
    return told;
  }

  const hint = () => {
    const { goes, joins } = next();
    return [[goes.size, goes.size === 1 ? words.followsOne : words.follows], [joins.size, words.adds]].filter(([count]) => count).map(([count, told]) => fill(told, { count })).join(" ");
  };

  // What the button that ends a move says: cards that were picked in answer to a question say nothing of what is done.
  const ended = (end) => (end && path[0].several && !path[0].does ? `${end}: ${said(path)}` : said(path));

  // The buttons behind which everything that is held can be chosen.
  const firsts = () => (fork.several ? [] : fork.ways).filter((way) => !idsOf(way).length
    && held.every((each) => behind(way, each).length) && (held.length === 1 || way.then.several));

  function buttons() {
    const last = path.at(-1);
    if (whole()) {
      const [first, ...more] = spoken(path), alone = !more.length && !last.several && first.act;
      return [button(alone || ended(last.quiet && path.length > 1 ? last.words : ""), "on go", () => send())];
    }
    if (held.length) {
      const [one] = held;
      const own = held.length === 1 ? at(fork, one) : [];
      return [...own, ...firsts()].map((way) => {
        const made = button(named(way, one), "", () => press(way));
        made.dataset.words = way.words;
        return made;
      });
    }
    return fork.ways.filter((way) => !idsOf(way).length && absent(way)).map((way) =>
      button(way.quiet && path.some((each) => each.several) ? ended(way.words) : way.words, way.quiet ? "on go" : "", () => press(way)));
  }

  // What a button for a card that is held says: where an option is that card's name alone, what the card does, too.
  function named(way, id) {
    const alone = way.words.startsWith(nameOf(id));
    if (alone && way.does?.includes(way.words)) return way.does;
    const verb = alone && $(`.pick[value="${way.option}"] .chip`, document.getElementById(id))?.textContent;
    return verb ? `${verb}: ${way.words}` : way.words;
  }

  // Whether nothing on the page stands for an option, as for a card that only comes to the hand on the way.
  const absent = (way) => (way.at ?? []).every((at) => !(at.endsWith("-") ? $(`#scene [id^="${at}"]`) : document.getElementById(at)));

  function decorate() {
    const focused = document.activeElement?.closest?.(".reach") && document.activeElement.closest(".card")?.id;
    for (const card of $$("#scene .can, #scene .chosen, #scene .join")) card.classList.remove("can", "chosen", "join");
    for (const card of $$("#scene [data-nth]")) delete card.dataset.nth;
    for (const made of $$("#scene .reach, #scene .brings")) made.remove();
    document.body.classList.toggle("aiming", active());
    if (!fork) return;
    const { goes, joins } = next();
    for (const [group, mark] of [[goes, "can"], [joins, "join"]]) {
      for (const [id, { told, brings }] of group) reachable(document.getElementById(id), mark, told, brings);
    }
    for (const id of [...held, ...path.map((each) => each.id)]) {
      const card = id && !goes.has(id) && !joins.has(id) && document.getElementById(id);
      if (card) reachable(card, "chosen", fill(words.chosen, { card: nameOf(id) }));
    }
    path.filter((each) => each.ordered).forEach((each, nth) => number(document.getElementById(each.id), nth + 1));
    if (focused) $(".reach", document.getElementById(focused) ?? document.body)?.focus({ preventScroll: true });
    pointOut();
  }

  // On a phone the tabs of boards with a target are marked.
  function pointOut() {
    const boards = $$(".rivals .boxes > *");
    $$(".rivals .peeks > *").forEach((tab, nth) => tab.classList.toggle("aimed", Boolean(boards[nth] && $(".can", boards[nth]))));
  }

  // A card that the page itself offers no button for gets one, so that keyboards find it too. What choosing
  // it would do is on its button, where that is short.
  function reachable(card, mark, told, brings = "") {
    card.classList.add(mark);
    const own = $(":scope > .picks .pick", card), all = brings ? `${told}: ${brings}` : told;
    if (own) {
      own.dataset.words ??= own.ariaLabel ?? "";
      own.ariaLabel = mark !== "chosen" && active() ? all : own.dataset.words;
    }
    const button = own ?? Object.assign(document.createElement("button"), { type: "button", className: "reach", ariaLabel: all });
    button.setAttribute("aria-pressed", String(mark === "chosen"));
    if (!own) ($(":scope > .face", card) ?? card.lastChild)?.after(button);
    if (brings && brings.length * LETTER <= Math.min(card.offsetWidth, 96)) button.append(Object.assign(document.createElement("span"), { className: "chip brings", textContent: brings }));
  }

  // A card of an order shows which it is.
  function number(card, nth) {
    const own = card && $(":scope > .picks .pick, :scope > .reach", card);
    if (!own) return;
    card.dataset.nth = nth;
    own.ariaLabel = `${nth}. ${own.ariaLabel}`;
  }

  const voice = Object.assign(document.createElement("p"), { className: "vh", role: "status" });
  function aloud(text) {
    if (!voice.isConnected) document.body.append(voice); // on pages with a question alone, and before it first speaks
    if (voice.textContent !== text) voice.textContent = text;
  }

  function tell(text) {
    const box = panel();
    if (!box) return;
    $(".why-no", box)?.remove();
    box.append(Object.assign(document.createElement("p"), { className: "why-no", textContent: text }));
    aloud(text);
  }

  // ---- keeping up with the table

  let waiting = null;
  const ready = () => waiting ?? Promise.resolve(Boolean(root && !root.ends));

  async function sync() {
    const here = scene();
    if (!here) return;
    const moved = here.dataset.number !== look;
    if (moved) {
      look = here.dataset.number;
      [forks, reasons] = [new Map(), new Map()];
      [root, fork] = [null, null];
      if (gone) [path, held, touches, gone] = [[], [], 0, false];
    }
    if (!$("#dock.asked") || document.body.classList.contains("film")) { [path, held, touches] = [[], [], 0]; show(); return; }
    waiting = load(moved).finally(() => { waiting = null; });
    await waiting;
  }

  async function load(moved) {
    const at = look;
    const found = await ask([]);
    if (look !== at || !scene()) return false; // the table has moved on, or gone behind a curtain
    root = found && !found.ends ? found : null;
    const kept = path.length && root ? await ask(path.map((each) => each.option)) : root;
    if (look !== at || !scene()) return false;
    if (!kept || (kept.ends && (moved || gone))) [path, held, touches] = [[], [], 0]; // else a whole move waits for its button
    fork = path.length ? kept : root;
    held = held.filter((id) => document.getElementById(id) && begins(id)); // after an undo a question asks for other cards
    if (!active()) touches = 0;
    show();
    scene().dataset.hands = look; // for those who wait until hands are ready
    return Boolean(root);
  }

  document.addEventListener("htmx:after:swap", () => { sync(); });
  document.addEventListener("htmx:after:request", (event) => {
    const answer = event.detail?.ctx?.response?.raw;
    if (!event.detail?.ctx?.sourceElement?.matches?.("#answer")) return;
    clear();
    if (!answer?.ok) gone = false;
    if (answer && !answer.ok && answer.status !== 428) {
      [path, held, touches] = [[], [], 0];
      look = "";
      sync();
    }
  });

  // ---- mouse and finger

  const SMALL = 80; // pixels: on a narrower card the corner that opens it in full leaves too little to tap
  const CHOOSABLE = ".lit, .can, .join, .chosen";

  // The card of the place on which a small card lies that can't be chosen itself. While something is chosen, only what
  // can follow it counts: who lies at a place that is aimed at is not in the way.
  function beneath(card) {
    const now = active() ? ".can, .join, .chosen" : CHOOSABLE;
    const place = !card.matches(now) && card.offsetWidth < SMALL && card.closest(".place");
    return place ? $(`:scope > .site > ul > .card:is(${now})`, place) : null;
  }

  const buttonOf = (card) => (card ? $(":scope > .picks .pick, :scope > .reach", card) : null);

  // A tap on a small card that can't be chosen is meant for its place.
  function placed(event) {
    const card = event.detail > 0 && event.target.closest?.("#scene .card[id]");
    return card ? buttonOf(beneath(card)) : null;
  }

  // All of a card that can be chosen may be tapped, but for the corner that opens it in full; of a small one that too: it
  // is enlarged by resting on it, or by Tab.
  function covered(event) {
    const card = event.target.closest?.("#scene .card[id]");
    const corner = event.target.closest?.("a, button");
    if (!card?.matches(CHOOSABLE) || (corner && (event.detail === 0 || card.offsetWidth >= SMALL || corner.matches(".why-not")))) return null;
    return buttonOf(card);
  }

  let dragged = false; // a drag has just ended, whose click means nothing
  let down = null; // the card that a pointer went down on, and where: it may glide away before the pointer comes up

  // The button of the card that a click began on, where it ended on nothing else.
  function glided(event) {
    const away = down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > SHAKY;
    const card = down && !away && event.detail > 0 && !event.target.closest?.("a, button, .card[id]") && document.getElementById(down.id);
    return buttonOf(card || null);
  }

  document.addEventListener("click", (event) => {
    if (dragged) { dragged = false; event.preventDefault(); event.stopImmediatePropagation(); return; }
    if (event.ctrlKey || event.metaKey || filming()) return;
    byKeys = event.detail === 0;
    const pick = placed(event) ?? event.target.closest?.("#scene .pick, #scene .reach") ?? covered(event) ?? glided(event);
    const act = event.target.closest?.("#dock .act[form=answer][name=option]");
    if (pick) {
      const card = pick.closest(".card[id]");
      if (!card) return;
      event.preventDefault();
      event.stopPropagation();
      const several = pick.contains(event.target) && pick.closest(".picks.several");
      if (!root && !waiting) { look = ""; sync(); }
      tap(card.id, several && !path.length && !held.length ? Number(pick.value) : null);
    } else if (act && root) {
      const way = root.ways.find((each) => each.option === Number(act.value));
      if (!way?.then || (way.then.ends && !way.caution)) return; // it is sent as the form sends it
      event.preventDefault();
      press(way);
    } else {
      const card = event.target.closest?.("#scene .card[id]");
      if (card && !card.matches(CHOOSABLE) && !event.target.closest("a.why-not, .picks")) refuse(card.id);
    }
  }, true);

  const thing = (target) => target.closest?.("#scene .card:is(.lit, .can, .join, .chosen)[id]");
  document.addEventListener("dragstart", (event) => { if (event.target.closest?.(".card")) event.preventDefault(); });

  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    const card = event.button === 0 && event.isPrimary && !filming() && thing(event.target);
    const on = !filming() && event.isPrimary && event.target.closest?.("#scene .card[id]");
    down = on ? { id: on.id, x: event.clientX, y: event.clientY } : null;
    drag = card ? { id: card.id, x: event.clientX, y: event.clientY, on: false, touch: event.pointerType === "touch", pointer: event.pointerId } : null;
  });

  document.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.on && Math.hypot(x, y) > SLIP) {
      if (drag.touch && Math.abs(y) < Math.abs(x)) { drag = null; return; } // the hand scrolls sideways
      begin();
    }
    if (drag?.on) { drag.far = Math.max(drag.far ?? 0, Math.hypot(x, y)); carry(event); }
  });

  function begin() {
    const card = document.getElementById(drag.id);
    if (!card || !fork) { drag = null; return; }
    drag.on = true;
    byKeys = false;
    if (!held.includes(drag.id)) {
      if (held.length && !mayJoin(drag.id)) held = [];
      if (!at(fork, drag.id).length && !later(drag.id).length) { [path, fork] = [[], root]; }
      held = [...held, drag.id];
      touches = 1;
    }
    const { id } = drag, more = held.length === 1 && !at(fork, id).length ? later(id) : [], [way, next] = more[0] ?? [];
    if (more.length === 1 && next && alone(id, way)) { // the one button that it goes with
      inTurn(async () => { await take(marked([step(way), step(next, id)])); if (drag) openGround(); });
    }
    show();
    const box = card.getBoundingClientRect();
    drag.ghost = card.cloneNode(true);
    for (const one of [drag.ghost, ...$$("[id]", drag.ghost)]) one.removeAttribute("id");
    drag.ghost.classList.add("ghost");
    drag.ghost.style.width = `${box.width}px`;
    drag.ghost.style.height = `${box.height}px`;
    drag.ghost.inert = true;
    document.body.append(drag.ghost);
    document.body.classList.add("dragging");
    openGround();
  }

  // The own board takes what a card does by itself, and a move that lacks nothing.
  function openGround() {
    $(".seat.mine")?.classList.toggle("open-ground", plays(drag.id).length === 1 || whole());
  }

  // What a card does by itself, dropped anywhere on its owner's board.
  const plays = (id) => (held.length === 1 ? at(fork, id) : []);

  function under(event, id) {
    const hit = document.elementsFromPoint(event.clientX, event.clientY);
    for (const one of hit) {
      const act = one.closest("#hands .act");
      if (act) return act;
      const card = one.closest("#scene .card.can[id], #scene .card.join[id]");
      if (card && card.id !== id) return card;
      const place = one.closest(".place, .field-of, .lane");
      const site = place && $$(".card.can[id], .card.join[id]", place).find((each) => each.id !== id);
      if (site) return site;
    }
    return hit.find((one) => one.matches(".mine.open-ground")) ?? null;
  }

  function carry(event) {
    drag.ghost.style.transform = `translate(${event.clientX - drag.ghost.offsetWidth / 2}px, ${event.clientY - drag.ghost.offsetHeight / 2}px)`;
    const over = under(event, drag.id);
    for (const one of $$(".over")) if (one !== over) one.classList.remove("over");
    over?.classList.add("over");
  }

  function drop(event, cancelled) {
    const { id, far } = drag;
    dragged = !cancelled;
    setTimeout(() => { dragged = false; }, 0);
    inTurn(() => { dropped(event, id, far, cancelled); }); // what it can go to may still be on its way
  }

  function dropped(event, id, far, cancelled) {
    const target = cancelled ? null : under(event, id);
    const shaky = !cancelled && far < SHAKY && document.elementsFromPoint(event.clientX, event.clientY).includes(document.getElementById(id));
    letGo();
    if (!target && shaky) show(); // it stays chosen, as after a tap
    else if (!target) putBack();
    else if (target.matches(".act")) target.click();
    else if (!target.matches(".mine")) tap(target.id);
    else if (whole()) send();
    else inTurn(async () => { touches += 1; await take(marked([step(plays(id)[0], id)])); finish(); });
  }

  function letGo() {
    drag?.ghost?.remove();
    drag = null;
    document.body.classList.remove("dragging");
    for (const one of $$(".over, .open-ground")) one.classList.remove("over", "open-ground");
  }

  document.addEventListener("pointerup", (event) => { if (drag?.on) drop(event, false); else drag = null; });
  document.addEventListener("pointercancel", (event) => { if (drag?.on) drop(event, true); else drag = null; });

  // ---- keyboard

  const typing = (target) => target.closest?.("input, textarea, select, [contenteditable]");
  const inHand = () => $$("#own .laid-fan .card[id]");
  const KEYS = {
    u: () => $("#dock [form=take-back]")?.click(),
    l: () => openPart("#side-log", "#log"),
    c: () => openPart("#side-chat", "#chat, #company"),
    "/": () => { $("#typing:not(:popover-open)")?.showPopover?.(); $("#words")?.focus(); },
    "?": () => document.getElementById("keys")?.togglePopover?.(),
  };

  function openPart(drawer, part) {
    const found = $(drawer);
    if (found) { found.open = !found.open; if (found.open) $("summary", found)?.focus(); return; }
    const there = $(part);
    if (there) { there.tabIndex = -1; there.focus(); there.scrollIntoView({ block: "nearest" }); }
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (event.key === "Escape") {
      if ($(":popover-open:not(#peek)")) return; // it closes that
      if (drag?.on) { letGo(); putBack(); dragged = true; } else if (active()) putBack();
      return;
    }
    if (event.key === "Enter" || event.key === " ") { confirmBy(event); return; }
    if (walk(event)) return;
    const nth = "123456789".indexOf(event.key);
    const act = KEYS[event.key.toLowerCase()];
    if (act && !event.repeat) { event.preventDefault(); act(); return; }
    const cards = inHand(), card = nth >= 0 && cards[nth];
    if (nth >= 0 && !cards.length && !event.repeat) { byNumber(event, nth); return; }
    if (!card || filming()) return;
    event.preventDefault();
    byKeys = true;
    $(".pick, .reach, .read, a", card)?.focus();
    tap(card.id);
  }, true);

  // Numbers count the question's buttons where there are no cards in hand.
  function byNumber(event, nth) {
    const act = filming() ? null : $$("#dock .act").filter((each) => each.checkVisibility())[nth];
    if (!act) return;
    event.preventDefault();
    act.focus();
    act.click();
  }

  // Arrow keys walk along what can be chosen; once something is, along what can follow it.
  function walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const rank = (each) => (active() ? [".chosen", ".can", "#hands", ".join"].findIndex((group) => each.closest(group)) : 0);
    const all = $$("#main .pick, #main .reach, #main .act").filter((each) => each.checkVisibility() && rank(each) >= 0)
      .sort((one, other) => rank(one) - rank(other)); // what is chosen can go somewhere: that comes first
    const shut = event.target.matches?.("#side > details:not([open]) > summary"); // as after L, L
    const idle = event.target.closest?.("#scene .card"); // a card that cannot be chosen now
    const free = event.target === document.body || event.target.id === "prompt" || shut || idle; // as before anything was pressed
    const lost = $("#dock.asked") && (free || (active() && Boolean(event.target.closest?.("#scene"))));
    if (!step || !all.length || !(lost || all.includes(event.target))) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    const at = all.indexOf(event.target), from = at < 0 && step < 0 ? 0 : at;
    all[(from + step + all.length) % all.length].focus();
    return true;
  }

  // Enter says yes to what is chosen, wherever the focus is on the table, or leads to its buttons where there are several;
  // on something else that can be chosen it chooses.
  function confirmBy(event) {
    if (event.repeat && event.target.closest?.("#dock .act, #scene .pick")) { event.preventDefault(); return; } // a key held down answers once
    if (event.key !== "Enter" || !active()) return;
    const card = event.target.closest?.("#scene .card");
    const free = event.target === document.body || event.target.id === "prompt" || card?.classList.contains("chosen");
    const acts = $$("#hands .act:not(.put-back)"), go = $("#hands .go") ?? (held.length && acts.length === 1 ? acts[0] : null);
    if (!free || !(go || acts.length)) return;
    event.preventDefault();
    if (go) go.click(); else acts[0].focus();
  }

  document.addEventListener("DOMContentLoaded", () => { sync(); });
})();
