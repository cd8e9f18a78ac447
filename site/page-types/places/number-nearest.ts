/**
 * Numbers these dots in order, marks where the visitor is, and zooms the map to them. Without any, the map shows the
 * whole country.
 */
export function numberNearest(
  near: readonly string[],
  from?: { readonly latitude: number; readonly longitude: number },
): void {
  const dots = [...document.querySelectorAll<SVGGElement>('[data-dot]')];
  const map = dots[0]?.ownerSVGElement;
  if (!map) return;
  map.dataset.whole ??= map.getAttribute('viewBox') ?? '';
  const [, , width = 1, height = 1] = map.dataset.whole.split(' ').map(Number);
  const centres: { readonly x: number; readonly y: number }[] = [];
  for (const dot of dots) {
    const number = near.indexOf(dot.dataset.dot ?? '') + 1;
    const [circle, text] = dot.children;
    const [x, y] = [Number(circle?.getAttribute('cx')), Number(circle?.getAttribute('cy'))];
    dot.toggleAttribute('data-near', number > 0);
    if (text) text.textContent = number > 0 ? String(number) : '';
    if (number === 0) continue;
    // Drawn after the others, so it's on top.
    map.append(dot);
    centres.push({ x, y });
  }
  const mark = map.querySelector('[data-from]');
  mark?.setAttribute('visibility', from ? 'visible' : 'hidden');
  const shown = [...centres];
  if (from) {
    // At the dots' scale.
    const [latitude = 1, longitude = 1] = (dots[0]?.dataset.dot ?? '').split(' ').map(Number);
    const units = (axis: 'cx' | 'cy') => Number(dots[0]?.children[0]?.getAttribute(axis));
    const own = {
      x: (from.longitude * units('cx')) / longitude,
      y: (from.latitude * units('cy')) / latitude,
    };
    mark?.setAttribute('cx', String(own.x));
    mark?.setAttribute('cy', String(own.y));
    shown.push(own);
  }
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  // A third of the country, because its coast is drawn for a small map. Less if numbers would overlap.
  const closest = Math.min(
    ...centres.flatMap((a, at) =>
      centres.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    ),
  );
  const share = Math.max(
    Math.min(1 / 3, Math.max(1 / 8, (13 * closest) / height)),
    (1.4 * (Math.max(...xs) - Math.min(...xs))) / width,
    (1.4 * (Math.max(...ys) - Math.min(...ys))) / height,
  );
  const zoom = centres.length === 0 || share > 1 ? 1 : share;
  map.style.setProperty('--zoom', String(zoom));
  map.setAttribute(
    'viewBox',
    zoom === 1
      ? map.dataset.whole
      : [x - (zoom * width) / 2, y - (zoom * height) / 2, zoom * width, zoom * height].join(' '),
  );
  // On the whole map, the names are clear of the dots and the frame.
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const frame = boxOf(map);
  const marks = [...map.querySelectorAll('circle:not([visibility="hidden"])')].map(boxOf);
  for (const town of map.querySelectorAll(':scope > text')) {
    const { left, right, top, bottom } = boxOf(town);
    const isCovered = marks.some(
      (mark) => mark.left < right && mark.right > left && mark.top < bottom && mark.bottom > top,
    );
    const isCut = left < frame.left || right > frame.right;
    town.setAttribute('visibility', isCovered || isCut ? 'hidden' : 'inherit');
  }
}
