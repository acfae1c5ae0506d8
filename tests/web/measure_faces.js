// Gives all cards of the list each shape and width in turn; a fault is told with the card's number.
(sizes) => {
  const faults = [], list = document.getElementById('faces'), cards = [...list.children];
  const seen = (e) => e && e.getBoundingClientRect().width > 0;
  const styled = new Set();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.6
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6;
  const inside = (a, b) => a.left > b.left - 0.6 && a.right < b.right + 0.6 && a.top > b.top - 0.6 && a.bottom < b.bottom + 0.6;
  const least = { name: 8.5, text: 11, type: 9, sub: 11, 'line-of': 9.5, value: 8, corner: 10, stats: 9 };
  for (const [shape, width] of sizes) {
    list.style.setProperty('--card', `${width}px`);
    for (const card of cards) {
      card.classList.remove('tile', 'member', 'large');
      if (shape) card.classList.add(shape);
      card.style.display = shape === 'tile' && !card.matches('.frame-place') ? 'none' : ''; // no tile anywhere
    }
    styled.clear();
    for (const card of cards) {
      if (card.style.display) continue;
      const bad = (what) => faults.push(`${shape || 'standing'} ${width}, ${card.dataset.name}: ${what}`);
      const box = card.getBoundingClientRect(), face = card.querySelector('.face');
      const high = shape === 'tile' ? width * 3.7 / 4 : width * 1.4;
      if (Math.abs(box.width - width) > 0.6) bad(`is ${box.width} wide`);
      if (shape === 'large' ? box.height < high - 1 : Math.abs(box.height - high) > 1) bad(`is ${box.height} high`);
      if (!inside(face.getBoundingClientRect(), box)) bad('its face is larger than the card');
      const parts = [...face.querySelectorAll('.name, .type, .sub, .line-of, .text, .value, .value > i, .sign, .corner, .stats > b')]
        .filter(seen).map((e) => [e.matches('.stats > b') ? 'stats' : e.className.split(' ')[0] || 'arrow', e, e.getBoundingClientRect()]);
      for (const [what, e, at] of parts) {
        if (!inside(at, face.getBoundingClientRect())) bad(`${what} reaches beyond the face`);
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (what !== 'value' && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + size * .35)) bad(`${what} is cut`);
        if (e.textContent && size < least[what] - 0.01) bad(`${what} in ${size} pixels`);
        if (!styled.has(e.className)) {
          styled.add(e.className);
          const style = getComputedStyle(e);
          if (style.textOverflow !== 'clip' || style.webkitLineClamp !== 'none' || style.overflowX !== 'visible') bad(`${what} is shortened`);
        }
        if (!e.textContent) continue;
        const range = document.createRange();
        range.selectNodeContents(e);
        const rows = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
        if (what === 'type' && rows.size > e.textContent.trim().split(/[\s-]+/).length) bad('type is broken within a word');
        for (const line of range.getClientRects()) {
          if (line.left < box.left || line.right > box.right + 0.6) bad(`a line of ${what} leaves the card`);
        }
      }
      parts.forEach(([what, , at], nth) => parts.slice(nth + 1).forEach(([other, , there]) => {
        if (over(at, there) && !(what === 'value' && other === 'arrow')) bad(`${other} lies over ${what}`);
      }));
      const window = face.querySelector('.window').getBoundingClientRect();
      if (seen(face.querySelector('.window')) && window.height < Math.min(22, width / 3)) bad(`${window.height} left to the picture`);
      const named = seen(face.querySelector('.name')), told = face.querySelector('.text');
      if (named !== (shape !== 'member' && width >= 70)) bad(named ? 'names itself' : 'has no name');
      if (shape === 'large' && told && !seen(told)) bad('keeps its text to itself');
      if (shape !== 'large' && width < 140 && seen(told)) bad('tells its text');
    }
  }
  return [...new Set(faults)];
}
