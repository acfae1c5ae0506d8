"""In a browser: the icon has a mark while it is the reader's turn, and a sound is heard where they wanted one."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.test_access import play_now

MARKED = "link[rel=icon][href$='icon-turn.svg']"
PLAIN = "link[rel=icon][href$='icon.svg']"


def move_on(page: Page, table: str) -> None:
    """Answer for the person at a browser until somebody else is asked."""
    api = f"/api{table}"
    while (look := page.request.get(f"{api}/options").json())["options"]:
        option = next((each for each in look["options"] if each["words"].startswith("end turn")), look["options"][-1])
        answer = {"option": option["number"], "number": look["number"]}
        assert page.request.post(f"{api}/answer", data=answer).ok


TOLD = """
const real = setInterval, told = [];
window.setInterval = (task, every, ...more) => real(task, every === 20000 ? 100 : every, ...more);
window.Notification = class extends Notification {  // a shell without windows has no notifications, and says "denied"
  static get permission() { return "granted"; }
  constructor(title, options) { super(title, options); told.push(`${title}: ${options.body}`); }
};
window.told = told;
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"


def test_a_turn_is_told_by_the_browser_while_the_tab_is_hidden(address: str, visitor: Callable[..., Page]) -> None:
    ada = visitor(alone=True, base_url=address, permissions=["notifications"])
    ada.add_init_script(TOLD)
    play_now(ada, address)
    table = ada.url.removeprefix(address)
    ada.goto(f"{table}/notices")
    ada.locator("[data-notify]").click()
    expect(ada.locator("[data-notify][aria-pressed=true]")).to_be_visible()
    ada.goto(table)
    expect(ada.locator("#dock.asked")).to_be_visible()
    ada.evaluate(HIDDEN)
    move_on(ada, table)
    ada.wait_for_function("() => window.told.length > 0")
    assert set(ada.evaluate("told")) == {"Your move: Invasion"}, "once for each time that she was asked"
    assert ada.title().startswith("Your move")


def test_a_turn_is_seen_in_the_icon_and_heard_after_a_press(address: str, visitor: Callable[..., Page]) -> None:
    ada, bo = visitor(base_url=address), visitor(base_url=address)
    ada.goto("/preferences")
    ada.locator("input[name=sound][value=on]").check()
    ada.get_by_role("button", name="Save").click()
    ada.get_by_text("Saved.").wait_for()
    ada.goto("/games/invasion/classic?others=anyone&players=2")
    ada.locator("#name").fill("Ada")
    ada.locator("button.go.huge").click()
    ada.locator("#lobby").wait_for()
    table = ada.url.removeprefix(address).removesuffix("/lobby")
    bo.goto(f"{table}/join")
    bo.locator("#name").fill("Bo")
    bo.locator("button.go.huge").click()
    bo.locator("#scene").wait_for()
    ada.goto(table)
    ada.evaluate("document.addEventListener('turn:chime', () => { document.body.dataset.heard = 'yes'; })")
    if ada.locator(MARKED).count():
        move_on(ada, table)
    expect(ada.locator(PLAIN)).to_have_count(1, timeout=30_000)
    ada.locator("h1.game").click()
    move_on(bo, table)
    expect(ada.locator(MARKED)).to_have_count(1, timeout=30_000)
    expect(ada.locator("body[data-heard=yes]")).to_have_count(1)
    assert "Your move" in ada.title()
