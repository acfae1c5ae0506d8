// Opens every card of the page in full, one after the other.
() => {
  const faults = [], full = document.getElementById('full'), inside = full.querySelector('.inside');
  if (!full.matches(':popover-open')) full.showPopover();
  const all = window.cards ??= document.getElementById('all'); // for the next size of the window, too
  all.remove(); // hundreds of cards in the page would be styled with each
  for (const each of all.children) {
    full.className = each.className;
    inside.replaceChildren(...each.cloneNode(true).childNodes);
    const box = full.getBoundingClientRect(), bad = (what) => faults.push(`${inside.querySelector('h1').textContent}: ${what}`);
    for (const how of inside.querySelectorAll('details')) how.open = true;
    if (full.scrollWidth > full.clientWidth) bad(`${full.scrollWidth} in ${full.clientWidth}`);
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight) bad('is larger than the window');
    const [card, about] = [...inside.children].map((e) => e.getBoundingClientRect());
    if (card.right > about.left && card.bottom > about.top) bad('its picture lies over its words');
    for (const e of inside.querySelectorAll('.about, .about :is(h1, p, li, dt, dd, summary)')) {
      if (e.scrollWidth > e.clientWidth + 1) bad(`${e.tagName} is cut`);
    }
    const close = full.querySelector('.close').getBoundingClientRect(), head = inside.querySelector('h1').getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(inside.querySelector('h1'));
    for (const line of range.getClientRects()) {
      if (line.right > close.left && line.top < close.bottom && line.bottom > close.top && close.right > line.left) bad('its name is under the button');
    }
  }
  return faults;
}
