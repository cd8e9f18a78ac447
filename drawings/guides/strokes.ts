/** Parts of guide drawings: even lines, one blue for water, one accent for moving parts. */
import { circle, group, path, place, rect, stroke } from '../toolkit/shapes.ts';

export const guideSize = { width: 480, height: 320 } as const;

const ink = '#0c1b2a';
const water = '#2f7fc1';
const pale = '#dcebf7';
const grey = '#cfdae1';
const moves = '#b4530a';
export const colours = { ink, water, pale, grey, moves, paper: '#fff' } as const;

export const join = (...parts: readonly string[]) => group(parts);

const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
export const line = (data: string, colour: string = ink, width = 4) =>
  stroke(data, colour, width, ends);
export const shape = (data: string, fill: string = colours.paper) =>
  path(data, fill, { stroke: ink, 'stroke-width': 4, ...ends });
export const box = (x: number, y: number, w: number, h: number, fill: string = '#fff', r = 6) =>
  rect(x, y, w, h, fill, { r, stroke: ink, 'stroke-width': 4 });
export const disc = (x: number, y: number, r: number, fill: string = '#fff') =>
  circle(x, y, r, fill, { stroke: ink, 'stroke-width': 4 });

/** An arrow along a path. `tip` is its end with its direction in degrees, 0 to the right. */
export function arrow(data: string, tip: readonly [x: number, y: number, degrees: number]): string {
  const [x, y, degrees] = tip;
  const head = `<g transform="translate(${x} ${y}) rotate(${degrees})">${path('M14 0L-8 -12V12Z', moves)}</g>`;
  return line(data, moves, 6) + head;
}

export const drop = (x: number, y: number, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${path('M0 -16C9 -4 12 2 12 8A12 12 0 0 1 -12 8C-12 2 -9 -4 0 -16Z', water)}</g>`;

/** A horizontal pipe, with or without water. */
export const pipe = (x: number, y: number, length: number, full = true) =>
  rect(x, y - 12, length, 24, full ? pale : '#fff', { stroke: ink, 'stroke-width': 4 });

/** A valve on a horizontal pipe. A lever along the pipe is open, across it closed. */
export const valve = (x: number, y: number, open: boolean) =>
  shape(`M${x - 26} ${y - 18}L${x + 26} ${y + 18}V${y - 18}L${x - 26} ${y + 18}Z`, grey) +
  disc(x, y, 8) +
  (open
    ? line(`M${x} ${y - 8}V${y - 34}H${x + 56}`, ink, 8)
    : line(`M${x} ${y - 8}V${y - 74}`, ink, 8));

/** A head with its ports and a bowl `down` pixels below it. */
export const housing = (x: number, y: number, down = 0, inside = '') =>
  box(x - 96, y + 4, 40, 24, grey, 2) +
  box(x + 56, y + 4, 40, 24, grey, 2) +
  box(x - 58, y, 116, 36) +
  shape(
    `M${x - 46} ${y + 36 + down}H${x + 46}V${y + 168 + down}Q${x + 46} ${y + 196 + down} ${x} ${y + 196 + down}Q${x - 46} ${y + 196 + down} ${x - 46} ${y + 168 + down}Z`,
    pale,
  ) +
  inside;

export const cartridge = (x: number, y: number, height = 120) =>
  box(x - 26, y, 52, height, '#fff', 4) +
  line(
    `M${x - 12} ${y + 8}V${y + height - 8}M${x} ${y + 8}V${y + height - 8}M${x + 12} ${y + 8}V${y + height - 8}`,
    grey,
    4,
  );

export const spout = (x: number, y: number, runs: boolean) =>
  line(
    `M${x - 90} ${y + 120}V${y + 30}Q${x - 90} ${y} ${x - 45} ${y}Q${x} ${y} ${x} ${y + 30}V${y + 46}`,
    ink,
    22,
  ) +
  line(
    `M${x - 90} ${y + 118}V${y + 30}Q${x - 90} ${y} ${x - 45} ${y}Q${x} ${y} ${x} ${y + 30}V${y + 44}`,
    grey,
    14,
  ) +
  (runs ? line(`M${x} ${y + 58}V${y + 150}`, water, 12) : '');

export const tick = (x: number, y: number) =>
  disc(x, y, 26) + line(`M${x - 11} ${y + 1}L${x - 3} ${y + 10}L${x + 12} ${y - 9}`, water, 6);

/** Crosses out what's below it. */
export const cross = (x: number, y: number, size = 1) =>
  place(line('M-26 -26L26 26M26 -26L-26 26', moves, 6), x, y, size);

/** An O-ring around (x, y). */
export const ring = (x: number, y: number, r: number) => disc(x, y, r, grey) + disc(x, y, r - 28);

/** A film of grease on the left of a ring. */
export const grease = (x: number, y: number, r: number) =>
  line(`M${x} ${y - r}A${r} ${r} 0 0 0 ${x} ${y + r}`, '#f5b544', 10);

/** A folded cloth. */
export const cloth = (x: number, y: number) =>
  place(
    shape('M-42 -52Q-2 -68 40 -48L54 44Q4 68 -46 46Z') +
      line('M-24 -28Q0 -36 24 -26M-22 16Q4 26 30 14', grey, 4),
    x,
    y,
  );

/** A standing vessel with a neck on top, such as a softener's media tank. */
export const vessel = (cx: number, y: number, foot: number) =>
  shape(
    `M${cx - 22} ${y}H${cx + 22}V${y + 14}Q${cx + 52} ${y + 20} ${cx + 52} ${y + 52}V${foot}H${cx - 52}V${y + 52}Q${cx - 52} ${y + 20} ${cx - 22} ${y + 14}Z`,
    pale,
  );
