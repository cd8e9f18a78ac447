/** Shower filter: arm, filter and rose, with the water that falls from it. */
import type { Product } from '../../kernel/contract.ts';
import { chrome, lying, outline, upright, whitePolymer } from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { dropMark, groundShadow, ribs, tube } from '../toolkit/pieces.ts';
import { centred, circle, d, ellipse, path, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { tapMaterial } from './tap.ts';

export function drawShowerFilter(sheet: Sheet, product: Product): string {
  const metal = product.finishes[0] ? tapMaterial(product.finishes[0]) : chrome;
  const cx = 400;
  const top = 246;
  const round = upright(sheet, metal);
  const rose = d`M${cx - 34} ${top + 268}C${cx - 60} ${top + 292} ${cx - 128} ${top + 300} ${cx - 132} ${top + 326}H${cx + 132}C${cx + 128} ${top + 300} ${cx + 60} ${top + 292} ${cx + 34} ${top + 268}Z`;
  const drops = Array.from({ length: 11 }, (_, at) => {
    const x = cx - 110 + at * 22;
    const lean = (at - 5) * 2.2;
    return d`M${x} ${top + 348}l${lean} 92`;
  });
  return [
    groundShadow(sheet, cx, 200),
    stroke(drops.join(''), '#5aa9e6', 3, {
      'stroke-dasharray': '16 11',
      'stroke-linecap': 'round',
      'stroke-opacity': 0.6,
    }),
    tube(d`M640 130H470C424 130 ${cx} 150 ${cx} 206V${top + 8}`, 30, metal),
    centred(646, 92, 18, 76, lying(sheet, metal), { r: 5, ...outline(metal) }),
    centred(cx, top - 26, 54, 30, round, { r: 4, ...outline(metal) }),
    ribs(cx, top - 22, 52, 22, 12),
    centred(cx, top, 128, 56, upright(sheet, whitePolymer), { r: 16, ...outline(whitePolymer) }),
    mediaBody(sheet, 'carbon', [cx, top + 50, 108, 118]),
    centred(
      cx,
      top + 48,
      120,
      122,
      sheet.linear([
        [0, '#5f93b8', 0.55],
        [0.22, '#9cc6e2', 0.12],
        [0.7, '#9cc6e2', 0.1],
        [1, '#5f93b8', 0.6],
      ]),
      { r: 4, stroke: '#4d7f9f', 'stroke-opacity': 0.5 },
    ),
    centred(cx - 42, top + 56, 6, 106, '#ffffff', { r: 3, 'fill-opacity': 0.55 }),
    centred(cx, top + 164, 128, 62, upright(sheet, whitePolymer), {
      r: 16,
      ...outline(whitePolymer),
    }),
    dropMark(cx, top + 196, 24, '#2f7fd1'),
    centred(cx, top + 224, 46, 22, round, { r: 3, ...outline(metal) }),
    circle(cx, top + 256, 22, round, outline(metal)),
    path(rose, round, outline(metal)),
    centred(cx, top + 324, 268, 16, round, { r: 6, ...outline(metal) }),
    ellipse(cx, top + 340, 122, 4, '#2a3036', { 'fill-opacity': 0.7 }),
  ].join('');
}
