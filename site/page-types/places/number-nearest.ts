/** Numbers these dots in order and zooms the map to them. Without any, the map shows the whole country. */
export function numberNearest(near: readonly string[]): void {
  const dots = [...document.querySelectorAll<SVGGElement>('[data-dot]')];
  const map = dots[0]?.ownerSVGElement;
  if (!map) return;
  map.dataset.whole ??= map.getAttribute('viewBox') ?? '';
  const [, , width = 1, height = 1] = map.dataset.whole.split(' ').map(Number);
  const centres: { readonly x: number; readonly y: number }[] = [];
  for (const dot of dots) {
    const number = near.indexOf(dot.dataset.dot ?? '') + 1;
    const [circle, text] = dot.children;
    dot.toggleAttribute('data-near', number > 0);
    if (text) text.textContent = number > 0 ? String(number) : '';
    // Drawn last, so it's on top.
    if (number > 0) map.append(dot);
    if (number > 0)
      centres.push({
        x: Number(circle?.getAttribute('cx')),
        y: Number(circle?.getAttribute('cy')),
      });
  }
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  // Shows at least a third of the country, because its coast is drawn for a small map.
  const share = Math.max(
    1 / 3,
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
}
