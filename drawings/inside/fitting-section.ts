/** Fittings cut open along their bore, with the valves inside. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { inchText } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { centred, circle, d, path, rect, stroke } from '../toolkit/shapes.ts';
import { arrow, arrowHead, flowLine, shell, wallColour } from './water.ts';

type Look = DrawingPropsOf<'fitting'>;
const water = '#9fd3f5';
const cy = 400;

/** Half the bore at each end, in proportion to the threads. */
function bores({ ports }: Look): readonly [number, number] {
  const [one = 1, other = one] = ports.map(({ inches }) => inches);
  const largest = Math.max(one, other);
  return [44 + 34 * (one / largest), 44 + 34 * (other / largest)];
}

function straightBore(look: Look): string {
  const [left, right] = bores(look);
  const bore = d`M60 ${cy - left}H360L440 ${cy - right}H740V${cy + right}H440L360 ${cy + left}H60Z`;
  const threads = (x: number, half: number) =>
    stroke(
      Array.from(
        { length: 9 },
        (_, at) => d`M${x + at * 16} ${cy - half - 12}l8 -14M${x + at * 16} ${cy + half + 12}l8 14`,
      ).join(''),
      wallColour,
      4,
    );
  // Both ends are open, so only the sides of the bore have walls.
  const walls = d`M60 ${cy - left}H360L440 ${cy - right}H740M60 ${cy + left}H360L440 ${cy + right}H740`;
  return [
    path(bore, water),
    stroke(walls, wallColour, 26),
    threads(76, left),
    threads(590, right),
  ].join('');
}

function valveInside(form: Look['form']): string {
  switch (form) {
    case 'ball valve':
      return [
        circle(400, cy, 108, '#c9d2d9', { stroke: wallColour, 'stroke-width': 6 }),
        rect(286, cy - 66, 228, 132, water),
        centred(400, cy - 196, 34, 94, '#9fb0bd', { stroke: wallColour, 'stroke-width': 4 }),
        rect(384, cy - 226, 230, 34, '#c8372d', { r: 15 }),
        arrow(96, cy, 700, cy, 7, 22),
      ].join('');
    case 'check valve':
      return [
        stroke(d`M330 ${cy - 76}L452 ${cy - 30}`, '#c8372d', 18, { 'stroke-linecap': 'round' }),
        circle(330, cy - 78, 13, wallColour),
        flowLine(d`M96 ${cy + 20}H690`, 7),
        arrowHead(704, cy + 20, 0, 22),
        stroke(d`M330 ${cy - 70}V${cy + 70}`, '#c8372d', 3, { 'stroke-dasharray': '9 9' }),
      ].join('');
    case 'pressure valve':
      return [
        shell(
          d`M320 ${cy - 96}V${cy - 250}Q320 ${cy - 300} 400 ${cy - 300}T480 ${cy - 250}V${cy - 96}Z`,
          '#f3efe2',
          18,
        ),
        stroke(
          Array.from({ length: 7 }, (_, at) => d`M356 ${cy - 274 + at * 22}l88 11`).join(''),
          '#8f7b3d',
          7,
          { 'stroke-linecap': 'round' },
        ),
        centred(400, cy - 116, 150, 16, '#2b3138', { r: 5 }),
        centred(400, cy - 104, 18, 108, wallColour),
        centred(400, cy + 6, 76, 22, wallColour, { r: 5 }),
        flowLine(d`M96 ${cy + 40}H340Q400 ${cy + 76} 460 ${cy + 10}T560 ${cy}H690`, 6),
        arrowHead(704, cy, 0, 20),
      ].join('');
    default:
      return '';
  }
}

/** A clamp on a waste pipe: water comes down its tube and joins the flow. */
const saddle = (): string =>
  [
    path(d`M40 ${cy}H760V620H40Z`, '#d9d6c8'),
    stroke(d`M40 ${cy}H372M428 ${cy}H760M40 620H760`, wallColour, 26),
    path(d`M372 ${cy + 14}V200H428V${cy + 14}Z`, water),
    stroke(d`M372 ${cy + 14}V200M428 ${cy + 14}V200`, wallColour, 14),
    path(d`M250 ${cy - 50}H364V${cy - 14}H250ZM436 ${cy - 50}H550V${cy - 14}H436Z`, '#2b3138'),
    flowLine(d`M400 220V560Q400 580 440 580H690`, 6),
    arrowHead(704, 580, 0, 20),
  ].join('');

export function fittingSection(look: Look): string {
  const sizes = [...new Set(look.ports.map(({ inches }) => inchText(inches)))];
  return [
    look.form === 'saddle' ? saddle() : straightBore(look) + valveInside(look.form),
    lettering(sizes.join(' × '), 400, 740, 30, { anchor: 'middle', colour: '#4a5a68' }),
  ].join('');
}
