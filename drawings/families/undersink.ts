/** Undersink systems: filters on a bracket, an optional lamp, and the tube to their tap. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { context } from '../toolkit/extent.ts';
import { inchText } from '../toolkit/label.ts';
import { bluePolymer, steel } from '../toolkit/materials.ts';
import { d } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { canvas, groundShadow, tube } from '../toolkit/svg-parts.ts';
import { bankHeight, bankWidth, filterBank, headTall } from './filter-bank.ts';
import { benchTap } from './tap.ts';

export function drawUndersink(sheet: Sheet, look: DrawingPropsOf<'undersink system'>): string {
  const { stages, lamps, ports, size, bowl, mount, measures, label } = look;
  const { ground } = canvas;
  const count = stages.length + lamps.length;
  // The widths of brackets differ between systems with the same filters.
  const stretch = Math.min(
    1.12,
    Math.max(0.9, (measures.width ?? bankWidth(count)) / bankWidth(count)),
  );
  const length = size.length;
  const k = Math.min(530 / (bankWidth(count) * stretch), 560 / bankHeight(length));
  const width = bankWidth(count) * k * stretch;
  const cx = 34 + width / 2 + 20;
  const from = cx + width / 2 - 6;
  const tapX = Math.max(706, from + 130);
  const y = ground - (length + 34 + headTall * 0.5) * k;
  const thick = 7 + (ports[0]?.inches ?? 0.25) * 22;
  const line = d`M${from} ${y}h22C${from + 96} ${y} ${from + 16} ${ground - 14} ${from + 84} ${ground - 14}H${tapX - 16}`;
  const [port] = ports;
  return [
    groundShadow(sheet, cx, width),
    context([
      groundShadow(sheet, tapX, 62),
      tube(line, thick, port?.end === 'hose' ? steel : bluePolymer, 'round'),
    ]),
    filterBank(sheet, {
      stages,
      cx,
      ground,
      k: k * stretch,
      label,
      length: length / stretch,
      bowl,
      lamps: lamps.length,
      mount,
      ...(port === undefined ? {} : { line: inchText(port.inches) }),
    }),
    context(benchTap(sheet, tapX, ground, 0.82, 120)),
  ].join('');
}
