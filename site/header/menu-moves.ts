/** Where a key leads in a menu, as numbers and rectangles: no elements in here. */

/** A-51b: PageUp and PageDown go ten entries, or to the end. */
const pageStep = 10;

/** The entry that a key leads to, from `index` of `count`; -1 stands before the first. Undefined: not a key of menus. */
export function indexAfter(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return index >= last ? 0 : index + 1;
    case 'ArrowUp':
      return index <= 0 ? last : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(last, Math.max(index, 0) + pageStep);
    case 'PageUp':
      return Math.max(0, index - pageStep);
    default:
      return undefined;
  }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'height'>;

/** The entry beside another one: of the nearest column, the one at about its height; -1 where there is no column. */
export function indexBeside(
  key: 'ArrowLeft' | 'ArrowRight',
  from: Box,
  boxes: readonly Box[],
): number {
  const sign = key === 'ArrowRight' ? 1 : -1;
  const distance = (box: Box) => (box.left - from.left) * sign;
  const beside = boxes.filter((box) => distance(box) > 8);
  const nearest = Math.min(...beside.map(distance));
  const middle = ({ top, height }: Box) => top + height / 2;
  const away = (box: Box) => Math.abs(middle(box) - middle(from));
  const column = beside
    .filter((box) => distance(box) < nearest + 8)
    .toSorted((a, b) => away(a) - away(b));
  return column[0] === undefined ? -1 : boxes.indexOf(column[0]);
}
