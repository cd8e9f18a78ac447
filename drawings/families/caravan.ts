/** Caravan sets: two slim filters on a base plate, hose fittings, and a coil of drinking-water hose. */
import type { Product } from '../../kernel/contract.ts';
import { stageMedia } from '../product-facts.ts';
import { blackPolymer, type Material, polymer, upright } from '../toolkit/materials.ts';
import { canvas, groundShadow, tube } from '../toolkit/pieces.ts';
import { centred, d } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { housingMeasures } from './housing.ts';
import { housingRow } from './system.ts';

const hose = polymer('#2f6fb5', 0.55);

/** A coil of hose standing upright, `r` to its outer turn. */
export function coil(cx: number, cy: number, r: number, of: Material, turns = 3): string {
  const ring = (radius: number) =>
    d`M${cx} ${cy - radius}A${radius} ${radius} 0 1 1 ${cx - 0.1} ${cy - radius}Z`;
  const each = (at: number) => tube(ring(r - 8 - (turns - 1 - at) * 16.5), 16, of);
  return Array.from({ length: turns }, (_, at) => each(at)).join('');
}

export function drawCaravan(sheet: Sheet, product: Product): string {
  const { ground } = canvas;
  const media = stageMedia(product, 2);
  const size = { length: 254, diameter: 64 };
  const mm = housingMeasures(size);
  const k = 1.2;
  const cx = 290;
  const half = ((media.length * mm.width + (media.length - 1) * 22) / 2 + 36) * k;
  const y = ground - mm.port * k;
  const r = 118;
  const coilX = 640;
  const lead = d`M${cx + half - 6} ${y}H${coilX - 60}C${coilX + 60} ${y} ${coilX + r - 8} ${y + 90} ${coilX + r - 8} ${ground - r}`;
  return [
    groundShadow(sheet, cx, half * 1.6),
    groundShadow(sheet, coilX, r * 1.3),
    tube(lead, 16, hose),
    coil(coilX, ground - r, r, hose),
    housingRow(sheet, {
      media,
      size,
      bowl: 'clear',
      cx,
      ground,
      scale: k,
    }),
    centred(cx + half + 4, y - 15, 34, 30, upright(sheet, blackPolymer), { r: 4 }),
    centred(cx - half - 4, y - 15, 34, 30, upright(sheet, blackPolymer), { r: 4 }),
  ].join('');
}
