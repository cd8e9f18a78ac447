/** Where a key leads in a menu, as numbers and rectangles: no elements in here. */

/** A-51b: PageUp and PageDown go ten entries, or to the end. */
const pageStep = 10;

/** The entry that a key leads to, from `index` of `count`; -1 stands before the first. Undefined: not a key of menus. */
export function indexAfter(key: string, index: number, count: number): number | undefined {
  const last = count - 1;
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: index < last ? index + 1 : 0,
    ArrowUp: index > 0 ? index - 1 : last,
    Home: 0,
    End: last,
    PageDown: Math.min(last, Math.max(index, 0) + pageStep),
    PageUp: Math.max(0, index - pageStep),
  };
  return moves[key];
}

type Box = Pick<DOMRect, 'left' | 'top' | 'height'>;

/**
 * The entry that Left or Right leads to: in the nearest column, the one at about the same height.
 * -1 where there is no column, and for every other key.
 */
export function indexBeside(key: string, from: Box, boxes: readonly Box[]): number {
  const sign = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const middle = ({ top, height }: Box) => top + height / 2;
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const columns = Math.round(((box.left - from.left) * sign) / 16);
    const away = columns * 1e5 + Math.abs(middle(box) - middle(from));
    if (columns < 1 || away >= least) return;
    found = index;
    least = away;
  });
  return found;
}
