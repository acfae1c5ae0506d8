"""People at browsers play a whole game: a bot tells what they would like, their own page is all they can do it by.

What it would like is a whole move; it is made by the gestures of the table: cards, targets and the buttons of the
prompt, in either order.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect
from tests.tally import tally
from tests.web.conftest import Served

from timescoop.catalogue import BOTS
from timescoop.hosting import Host
from timescoop.web.access.visits import Visit
from timescoop.web.render.scene_builder import scene_of
from timescoop.web.render.way_tree import Way, fork_of

MOST_MOVES = 700
# Makes one move and tells how: the words of its answers, what was clicked, and what could not be seen.
MOVE = """
async ([wanted, backwards, made, before]) => {
  const scene = () => document.getElementById('scene');
  const pause = () => new Promise((done) => setTimeout(done, 4));
  const until = async (true_) => { for (let wait = 0; wait < 5000 && !true_(); wait += 1) await pause(); };
  const still = async () => {
    await pause();
    await until(() => document.body.dataset.hands !== 'busy' && !document.querySelector('.sent'));
  };
  await until(() => scene().dataset.hands === before || scene().dataset.number !== before);
  const used = new Set();
  const steps = wanted.map((way) => {
    const like = (at) => [...document.querySelectorAll(`[id^="${at}"]`)].map((each) => each.id);
    const all = [...way.at.flatMap((at) => at.endsWith('-') ? like(at) : [at]), `o-${way.option}`];
    const free = (each) => way.at.includes(each) || !used.has(each); // cards of a kind serve once, a place again
    const kind = (at) => at.match(/-\\d+-$/)?.[0]; // a card that was picked up on the way lies where it came from
    const came = (each) => each.startsWith('h-') && way.at.some((at) => kind(at) && !each.startsWith(at)
      && each.slice(0, each.lastIndexOf('-') + 1).endsWith(kind(at)));
    const there = all.find((each) => free(each) && document.querySelector(`#scene #${each}`));
    const id = there ?? [...used].find(came) ?? '';
    if (id) used.add(id);
    return { ...way, id };
  });
  let clicks = 0;
  const unseen = [];
  const press = async (button) => {
    const box = button.getBoundingClientRect();
    if (!box.width || !box.height) unseen.push(button.outerHTML.slice(0, 120));
    clicks += 1;
    button.click();
    await still();
  };
  const moved = () => scene().dataset.number !== before || document.body.classList.contains('sent');
  const buttons = () => [...document.querySelectorAll('#hands .act:not(.put-back)')];
  const named = (words) => buttons().find((each) => (each.dataset.words ?? each.textContent) === words);
  const order = [...steps];
  const reach = (step) => {
    const card = document.getElementById(step.id);
    return card.querySelector(`:scope > .picks .pick[value="${step.option}"]`)
      ?? card.querySelector(':scope > .picks .pick, :scope > .reach');
  };
  if (backwards && order[1]?.id && reach(order[1])) order.unshift(...order.splice(1, 1));
  for (const step of order) {
    if (moved()) break;
    if (made.includes(step.option)) continue; // dragged
    const taken = step.sole && step.quiet && steps.slice(0, steps.indexOf(step)).some((each) => each.id);
    if (taken) continue; // by the page itself
    if (step.id && step !== order[0] && document.getElementById(step.id).classList.contains('chosen')) continue;
    if (step.id) {
      await press(reach(step));
      if (!moved() && order.length === 1 && named(step.words)) await press(named(step.words));
      else if (!moved() && step === steps[0] && step === order[0] && !order[1]?.id && named(step.words)) {
        await press(named(step.words));
      }
    } else if (named(step.words)) await press(named(step.words));
    else if (step === steps[0] && step !== order[0] && document.querySelector('#dock.choosing')) continue; // done
    else if (!step.quiet || step === steps[0]) {
      const act = document.querySelector(`#dock .act[form=answer][value="${step.option}"]`);
      const said = document.getElementById('hands')?.innerText;
      if (!act) throw new Error(`${step.words} is no button of ${said}`);
      await press(act);
    }
  }
  for (let more = 0; more < 3 && !moved(); more += 1) {
    const go = document.querySelector('#hands .go');
    if (!go) break;
    await press(go);
  }
  const stuck = moved() ? null : order.find((step) => step.id && named(step.words)); // it may mean two things
  if (stuck) {
    await press(named(stuck.words));
    for (const step of order) if (!moved() && !step.id && named(step.words)) await press(named(step.words));
    for (let more = 0; more < 3 && !moved() && document.querySelector('#hands .go'); more += 1) {
      await press(document.querySelector('#hands .go'));
    }
  }
  const state = document.getElementById('hands')?.innerText ?? '';
  await until(() => scene().dataset.number !== before);
  const done = scene().dataset.number !== before;
  const things = steps.filter((each) => each.id).length;
  return { words: steps.map((each) => each.words), clicks, unseen, done, state, things };
}
"""

# Where a card and its target lie, as points at which the pointer meets them; nothing if one of them is not in sight.
ENDS = """
async ([from, to]) => {
  const scene = () => document.getElementById('scene'), before = scene().dataset.number;
  const pause = () => new Promise((done) => setTimeout(done, 4));
  for (let wait = 0; wait < 1000 && scene().dataset.hands !== before; wait += 1) await pause();
  const like = (at) => at.endsWith('-') ? `#scene [id^="${at}"]` : `#scene #${at}`;
  const all = (ats) => ats.flatMap((at) => [...document.querySelectorAll(like(at))]);
  const point = (card) => {
    const box = card.getBoundingClientRect();
    return [[.5, .5], [.5, .3], [.3, .6]].map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
      .find(([x, y]) => document.elementFromPoint(x, y)?.closest('.card') === card) ?? null;
  };
  const first = all(from).filter((card) => card.matches('.can, .lit'));
  const second = all(to).filter((card) => !first.includes(card));
  return [first.map(point).find(Boolean) ?? null, second.map(point).find(Boolean) ?? null];
}
"""

# Sends what was dragged, if it is a whole move; else puts it back.
LET_GO = """
async (before) => {
  const pause = () => new Promise((done) => setTimeout(done, 4));
  const scene = () => document.getElementById('scene');
  const sent = () => document.body.classList.contains('sent') || scene().dataset.number !== before;
  const moving = () => document.body.dataset.hands === 'busy' || document.querySelector('.ghost');
  for (let wait = 0; wait < 1000 && moving(); wait += 1) await pause();
  const whole = document.querySelector('#hands .go');
  if (!sent()) (whole ?? document.querySelector('#hands .put-back'))?.click();
  for (let wait = 0; wait < 500 && whole && !sent(); wait += 1) await pause();
  return sent();
}
"""

# Chooses the first thing it can until a move is whole and sent.
ANYTHING = """
async (number) => {
  const scene = () => document.getElementById('scene'), before = number ?? scene()?.dataset.number;
  const pause = () => new Promise((done) => setTimeout(done, 20));
  const lit = '.can > .picks .pick, .can > .reach, .join > .picks .pick, .join > .reach, #hands .act:not(.put-back)';
  const rest = async () => {
    for (let wait = 0; wait < 100; wait += 1) {
      await pause();
      if (document.body.dataset.hands !== 'busy' && !document.querySelector('.sent')) break;
    }
  };
  if (number) await rest();
  for (let press = 0; press < 12 && scene()?.dataset.number === before; press += 1) {
    const chosen = document.querySelector('#dock.choosing')
      ? document.querySelector('#hands .go') ?? document.querySelector(lit)
      : document.querySelector('#dock .act[form=answer]') ?? document.querySelector('#scene .pick');
    chosen?.click();
    await rest();
    const idle = () => !document.querySelector('#dock.choosing') && scene()?.dataset.number === before;
    for (let wait = 0; wait < 50 && idle(); wait += 1) await pause(); // it was sent, and the table is about to move
  }
}
"""


@dataclass
class Played:
    """What people did on their pages: the words of all answers, and for each move its answers and its clicks."""

    said: list[str] = field(default_factory=list)
    moves: list[tuple[int, int, int]] = field(default_factory=list)  # answers, things on the table, clicks
    dragged: int = 0  # moves of a card to its target

    def tell(self, game: str) -> None:
        """Tell the tally how many moves took how many clicks."""
        tally(**{f"{game}_moves_by_dragging": self.dragged})
        for clicks, count in sorted(Counter(clicks for _, _, clicks in self.moves).items()):
            tally(**{f"{game}_moves_of_{clicks}_clicks": count})

    def check_clicks(self) -> None:
        """A move that names one thing, or a thing and its target, costs two clicks at most, and none more than before.

        Each further card is one click more, and so is the button that ends a choice of several: few moves name two
        cards and end so.
        """
        for answers, things, clicks in self.moves:
            assert clicks <= max(2, answers + 1), (answers, things, clicks)
        ordinary = [clicks for answers, things, clicks in self.moves if answers <= 2 and things <= 2]
        assert ordinary
        assert max(ordinary) <= 3, ordinary
        assert sum(clicks > 2 for clicks in ordinary) * 20 <= len(ordinary), ordinary


def sit_down(elisabeth: Page, tom: Page, link: str) -> str:
    """Tom sits down by his link, and both go to the table; the id of their match."""
    tom.goto(link)
    tom.get_by_label("Your name").fill("Tom")
    tom.get_by_role("button", name="Join").click()
    elisabeth.get_by_role("link", name="Go to the table").click()
    expect(elisabeth.locator("#scene")).to_be_visible()
    return elisabeth.url.rpartition("/")[2]


class Step(Way):
    """One answer of a move; `sole` if nothing else could be answered there."""

    sole: bool


Chooses = Callable[[Any, int, int], int]  # what a seat takes of what an imagined table offers; a number for luck


def wish(served: Served, id_: str, first: Sequence[str], chooses: Chooses | None = None) -> tuple[int, list[Step], int]:
    """Who is asked, the move that it would like to make, and the number of its look; a seat of -1 at the end.

    The first answers may be given in words; after these `chooses` takes them, or the greedy bot.
    """

    async def found(host: Host) -> tuple[int, list[Step], int]:
        match = await host.match(id_)
        table: Any = match.timeline.table
        if table.over():
            return -1, [], 0
        seat = table.waiting()[0]
        answers = len(match.timeline.given)
        look = match.snapshot(seat)
        scene = scene_of(Visit(match, seat, "", lobby=False))
        steps: list[Step] = []
        preview = match.moves.preview(seat, look.number)
        while "ways" in (fork := fork_of(scene, preview)):
            imagined = match.moves.previewers[seat][1].after(preview.answers).table
            option = (
                chooses(imagined.copy(), seat, answers + len(steps))
                if chooses
                else BOTS["greedy"].choose(match.game, imagined.copy(), seat, answers + len(steps))
            )
            if answers < len(first):
                option = next(option for option, said in look.options if said == first[answers])
            way = next(way for way in fork["ways"] if way["option"] == option)
            steps.append({**way, "sole": len(fork["ways"]) == 1})
            preview = match.moves.preview(seat, look.number, (*preview.answers, option))
        return seat, [{**step, "then": {"ends": False}} for step in steps], look.number

    return served.do(found)  # type: ignore[no-any-return]


def newest(served: Served, id_: str, seat: int, number: int) -> list[int]:
    """What a seat answered at a look."""

    async def found(host: Host) -> list[int]:
        return list((await host.match(id_)).state.answered.get((seat, number), ()))

    return served.do(found)  # type: ignore[no-any-return]


def give(served: Served, id_: str, seat: int, options: list[int], number: int) -> None:
    """A move made beside the page."""

    async def given(host: Host) -> None:
        await (await host.match(id_)).moves.give(seat, options, number)

    served.do(given)


def play_beside(served: Served, id_: str, pages: Sequence[Page], moves: int) -> None:
    """Nobody looks while so many moves are made beside the pages; then all come back."""
    for page in pages:
        page.goto("about:blank")
    for _ in range(moves):
        seat, steps, number = wish(served, id_, ())
        if seat < 0:
            break
        give(served, id_, seat, [way["option"] for way in steps], number)
    for page in pages:
        page.go_back()
        expect(page.locator("#scene")).to_be_visible()


def drag(page: Page, steps: Sequence[Step]) -> list[int]:
    """Make a move of a card and its target by dragging one onto the other; its options, none if it is another move."""
    things = [step["at"] for step in steps if step["at"]]
    things += [[step["to"]] for step in steps if len(things) == 1 and "to" in step]
    things.sort(key=lambda at: not at[0].startswith("h-"))  # from the hand to what is named first, too
    if len(things) != 2 or things[1][0].startswith("h-"):
        return []
    first, second = page.evaluate(ENDS, things)
    if not first or not second:
        return []
    number = page.locator("#scene").get_attribute("data-number")
    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(first[0], first[1] - 20, steps=2)
    page.mouse.move(*second, steps=2)
    page.mouse.up()
    if page.evaluate(LET_GO, number):
        return [step["option"] for step in steps]
    return []


MOST_HELPED = 3  # moves of a game that are made beside the page


def play_out(
    served: Served, id_: str, pages: Sequence[Page], first: Sequence[str] = (), played: Played | None = None
) -> Played:
    """Everybody moves by their own page until the game is over; moves that have been `played` before count, too."""
    played = play_on(served, id_, pages, played or Played(), first)
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
        assert page.locator("#scene .pick, #scene .reach").count() == 0
    return played


def play_on(
    served: Served, id_: str, pages: Sequence[Page], played: Played, first: Sequence[str] = (), most: int = MOST_MOVES
) -> Played:
    """Everybody moves by their own page until so many moves have been made in all, or the game is over.

    The last seat drags cards to their targets; all other moves are made by pressing them.
    """
    helped = 0
    while len(played.moves) < most:
        seat, steps, number = wish(served, id_, first)
        if seat < 0:
            break
        page = pages[seat]
        page.wait_for_function("n => document.querySelector('#scene').dataset.number === String(n)", arg=number)
        options = [way["option"] for way in steps]
        made = drag(page, steps) if seat == len(pages) - 1 else []
        played.dragged += bool(made)
        done = page.evaluate(MOVE, [steps, len(played.moves) % 2 == 0, made, str(number)])
        if not done["done"]:  # the page asks which of two things was meant; rare enough to be answered beside it
            helped += 1
            assert helped <= MOST_HELPED, f"{done['words']} of seat {seat} was not sent; it says {done['state']!r}"
            page.evaluate("() => document.querySelector('#hands .put-back')?.click()")
            give(served, id_, seat, options, number)
            continue
        assert not done["unseen"], f"{done['unseen']} cannot be seen"
        assert sorted(newest(served, id_, seat, number)) == sorted(options), done["words"]  # picks are in any order
        played.said += done["words"]
        played.moves.append((len(options), done["things"], done["clicks"]))
    return played
