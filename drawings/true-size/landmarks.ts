/** Draws familiar objects, quieter than the products, in millimetres from the middle of their foot, y down. */
import type { Thing } from '../../kernel/true-size.ts';
import { circle, d, path, rect, stroke } from '../toolkit/shapes.ts';

const [fill, panel, line] = ['#eef3f6', '#e3ebf0', '#8fa3b2'];
/** Equally fine at any scale. */
const edge = { stroke: line, 'stroke-width': 1.2, 'vector-effect': 'non-scaling-stroke' };

function door(): string {
  const inset = (y: number, height: number) =>
    [-330, 20].map((x) => rect(x, y, 310, height, panel, { r: 6, ...edge })).join('');
  return [
    rect(-410, -2040, 820, 2040, fill, { r: 4, ...edge }),
    inset(-1940, 780),
    inset(-900, 790),
    circle(338, -1000, 30, '#fff', edge),
    stroke(d`M338 -1000H220`, line, 22, { 'stroke-linecap': 'round' }),
  ].join('');
}

function cabinet({ width, height }: { readonly width: number; readonly height: number }): string {
  const leaf = width / 2 - 18;
  return [
    rect(-width / 2, -height, width, height, fill, { r: 3, ...edge }),
    ...[-1, 1].map((side) =>
      [
        rect(side < 0 ? -leaf - 4 : 4, -height + 16, leaf, height - 96, panel, {
          r: 3,
          ...edge,
        }),
        stroke(d`M${side * 34} ${-height + 70}v120`, line, 10, { 'stroke-linecap': 'round' }),
      ].join(''),
    ),
    rect(-width / 2 + 14, -60, width - 28, 60, panel, edge),
  ].join('');
}

function bottle(): string {
  return [
    path(
      'M-14 -262V-244C-14 -214 -42 -206 -42.5 -176V-10Q-42.5 0 -32 0H32Q42.5 0 42.5 -10V-176C42 -206 14 -214 14 -244V-262Z',
      '#e6f1f8',
      edge,
    ),
    path('M-41 -168H41V-10Q41 -2 32 -2H-32Q-41 -2 -41 -10Z', '#c9e2f2'),
    rect(-41.5, -134, 83, 62, '#fff', edge),
    rect(-16, -280, 32, 20, panel, { r: 3, ...edge }),
  ].join('');
}

/** A palm with its fingers up. */
function hand(): string {
  const outline =
    'M-22.5 0L-24.5 -35.5C-34.5 -54 -42.5 -68.5 -42.5 -85.5C-44.5 -102 -30.5 -104 -27.5 -89.5L-24.5 -77L-25.5 -156C-26.5 -169.5 -11.5 -170.5 -10.5 -157L-8.5 -106L-7.5 -179C-7.5 -193.5 8.5 -193.5 8.5 -179L8.5 -106L12.5 -170.5C13.5 -184.5 28.5 -182 27.5 -168.5L23.5 -100L30.5 -141.5C33.5 -154 44.5 -150 42 -137.5L33.5 -64.5C31.5 -43.5 23.5 -39.5 21.5 0Z';
  return path(outline, fill, { ...edge, 'stroke-linejoin': 'round' });
}

export function drawLandmark(
  landmark: NonNullable<Thing['landmark']>,
  face: { readonly width: number; readonly height: number },
): string {
  return { door, cabinet: () => cabinet(face), bottle, hand }[landmark]();
}
