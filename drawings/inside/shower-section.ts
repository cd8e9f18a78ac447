/** Shower filters cut open, each in its own form. */

import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { ink } from '../toolkit/colour.ts';
import { mediaBody } from '../toolkit/filter-media.ts';
import { chrome, outline, upright, whitePolymer } from '../toolkit/materials.ts';
import { d, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column } from '../toolkit/solids.ts';
import type { FilterUnit } from './flow.ts';
import { arrow, arrowHead, bored, flowLine, shell } from './water.ts';

type Waters = { readonly upstream: string; readonly downstream: string };

/** The bed between two sieves. Water enters from above. */
function bed(
  sheet: Sheet,
  { media }: FilterUnit,
  { upstream, downstream }: Waters,
  [cx, top, wide, high]: readonly [number, number, number, number],
): string {
  const [left, right, foot] = [cx - wide / 2, cx + wide / 2, top + high];
  const body = d`M${left} ${top}H${right}V${foot}H${left}Z`;
  const [from, to] = [top + high * 0.2, top + high * 0.8];
  const across = [-0.32, 0, 0.32].map((share) => cx + wide * share);
  return [
    shell(body, upstream, 12, '#9fb0bd'),
    rect(left + 4, to, wide - 8, foot - to - 4, downstream),
    mediaBody(sheet, media[0] ?? 'granular', [cx, from, wide - 12, to - from]),
    stroke(d`M${left + 6} ${from}H${right - 6}M${left + 6} ${to}H${right - 6}`, ink, 3, {
      'stroke-dasharray': '6 5',
      'stroke-opacity': 0.6,
    }),
    ...across.map((x) => arrow(x, top + high * 0.05, x, from + high * 0.1)),
    ...across.map((x) => arrow(x, to - high * 0.06, x, foot - high * 0.03)),
  ].join('');
}

function rose(sheet: Sheet, cx: number, y: number, half: number, long: number): string {
  const drops = [-2, -1, 0, 1, 2].map((way) =>
    arrow(cx + way * half * 0.38, y + 74, cx + way * half * 0.46, y + 74 + long),
  );
  return [
    path(
      d`M${cx - 24} ${y}H${cx + 24}L${cx + half} ${y + 52}V${y + 64}H${cx - half}V${y + 52}Z`,
      upright(sheet, chrome),
      outline(chrome),
    ),
    ...drops,
  ].join('');
}

/** Draws the form, with its caption at 640. */
export function showerSection(
  sheet: Sheet,
  form: DrawingPropsOf<'shower filter'>['form'],
  filter: FilterUnit,
  waters: Waters,
): string {
  const { upstream, downstream } = waters;
  const cx = 400;
  switch (form) {
    case 'in line':
    case 'large in line': {
      const [wide, high] = form === 'in line' ? [220, 230] : [250, 250];
      const top = 156;
      const foot = top + high;
      return [
        bored(d`M700 70H${cx + 60}Q${cx} 70 ${cx} 130V${top + 6}`, upstream),
        bored(d`M${cx} ${foot - 6}V${foot + 44}`, downstream),
        bed(sheet, filter, waters, [cx, top, wide, high]),
        rose(sheet, cx, foot + 40, 110, 580 - foot - 114),
        flowLine(d`M690 70H${cx + 60}Q${cx} 70 ${cx} 126`, 6),
        arrowHead(cx, 146, 90, 18),
      ].join('');
    }
    case 'rose': {
      const top = 250;
      return [
        bored(d`M700 90H${cx + 60}Q${cx} 90 ${cx} 150V${top + 6}`, upstream),
        bed(sheet, filter, waters, [cx, top, 430, 190]),
        column(sheet, chrome, cx, top + 186, 460, 26, 10),
        ...[-2, -1, 0, 1, 2].map((way) => arrow(cx + way * 84, top + 222, cx + way * 96, 590)),
        flowLine(d`M690 90H${cx + 60}Q${cx} 90 ${cx} 150V218`, 6),
        arrowHead(cx, 238, 90, 18),
      ].join('');
    }
    case 'hand shower': {
      // A hand shower's hose comes from below, so water rises through the bed.
      const [top, high, x] = [250, 250, 470];
      const foot = top + high;
      const flipped = bed(sheet, filter, waters, [0, 0, 130, high]);
      return [
        bored(d`M${x} ${foot - 6}V${foot + 60}Q${x} 600 ${x + 60} 600H720`, upstream, 26),
        bored(d`M${x} ${top + 8}V170Q${x} 120 ${x - 50} 120H340`, downstream, 40),
        `<g transform="translate(${x} ${foot}) scale(1 -1)">${flipped}</g>`,
        path(
          d`M350 60H318Q250 66 236 120V136Q250 190 318 196H350Z`,
          upright(sheet, whitePolymer),
          outline(chrome),
        ),
        ...[78, 104, 130, 156, 182].map((y, at) => arrow(232, y, 90, y + 40 + (at - 2) * 34)),
        flowLine(d`M${x} 226V170Q${x} 120 ${x - 50} 120H380`, 6),
        arrowHead(366, 120, 180, 18),
      ].join('');
    }
    case 'bath spout': {
      const [x, top, high] = [290, 260, 220];
      return [
        rect(640, 60, 22, 250, '#c3ccd4', { r: 5 }),
        bored(d`M650 150H${x + 90}Q${x} 150 ${x} 230V${top + 6}`, upstream, 74),
        bed(sheet, filter, waters, [x, top, 190, high]),
        column(sheet, chrome, x, top + high - 2, 150, 24, 8),
        ...[-1, 0, 1].map((way) => arrow(x + way * 42, top + high + 34, x + way * 42, 600, 5, 15)),
        flowLine(d`M640 150H${x + 90}Q${x} 150 ${x} 226`, 6),
        arrowHead(x, 250, 90, 18),
      ].join('');
    }
  }
}
