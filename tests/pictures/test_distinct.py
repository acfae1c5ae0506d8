"""Two cards of an edition do not look the same, not even at 64 pixels."""

from collections import Counter

import pytest
from playwright.sync_api import Page

from timescoop.catalogue import GAMES
from timescoop.kernel import Edition, Game
from timescoop.pictures import draw, recipe_from
from timescoop.web.render.card_art import picture
from timescoop.web.render.static_scenes import faces_of

LEAST = 11  # of 255: how much two pictures differ in a pixel and channel, on average
PAIR = """
async (pictures) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 48];
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const seen = [];
  for (const svg of pictures) {
    const image = new Image(64, 48);
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    await image.decode();
    pen.drawImage(image, 0, 0, 64, 48);
    seen.push(pen.getImageData(0, 0, 64, 48).data);
  }
  let least = [Infinity, -1, -1];
  for (let i = 0; i < seen.length; i++) for (let j = 0; j < i; j++) {
    let sum = 0;
    for (let k = 0; k < seen[i].length; k++) sum += Math.abs(seen[i][k] - seen[j][k]);
    const mean = sum / (64 * 48 * 3);
    if (mean < least[0]) least = [mean, j, i];
  }
  return least;
}
"""
EDITIONS = [(game, edition) for game in GAMES.values() for edition in game.editions]


@pytest.mark.parametrize(("game", "edition"), EDITIONS, ids=lambda each: each.key)
def test_no_two_cards_of_an_edition_look_the_same(page: Page, game: Game, edition: Edition) -> None:
    faces = faces_of(game, edition)
    keys = [picture(face, game.key, edition.key).rpartition("/")[2].partition(".svg")[0] for face in faces]
    twice = [key for key, times in Counter(key.rpartition(".")[0] for key in keys).items() if times > 1]
    assert not twice, "two cards differ by luck alone"
    least, one, other = page.evaluate(PAIR, [draw(recipe_from(key)) for key in keys])
    assert least > LEAST, f"{keys[one]} and {keys[other]} look alike: they differ by {least:.1f}"
