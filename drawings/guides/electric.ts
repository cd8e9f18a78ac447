/** Steps of guides with power, a lamp or a label. */
import { group } from '../toolkit/shapes.ts';
import { arrow, box, colours, disc, line, shape } from './strokes.ts';

const { grey, pale, water } = colours;
const join = (...parts: readonly string[]) => group(parts);
const chamber =
  box(60, 120, 250, 80, grey, 14) +
  box(310, 130, 26, 60) +
  box(100, 78, 34, 44) +
  box(230, 78, 34, 44);

export const electric = {
  'power-off': join(
    box(60, 80, 130, 160),
    line('M105 130L95 150M145 130L155 150M125 170V190', colours.ink, 6),
    box(290, 120, 80, 80, grey, 10),
    line('M290 140H262M290 180H262', colours.ink, 7),
    line('M370 160Q420 160 430 230T450 300', colours.ink, 8),
    arrow('M210 260H290', [298, 260, 0]),
  ),
  'pull-lamp': join(
    chamber,
    box(330, 150, 120, 20, pale, 8),
    box(436, 146, 24, 28, '#fff', 4),
    arrow('M350 240H430', [438, 240, 0]),
  ),
  sleeve: join(
    box(50, 130, 340, 44, pale, 22),
    shape('M180 100Q220 84 262 104L276 196Q226 220 176 198Z'),
    line('M198 124Q222 116 246 126M200 168Q226 178 252 166', grey, 4),
    arrow('M130 240H310', [318, 240, 0]),
    arrow('M310 240H130', [122, 240, 180]),
  ),
  reset: join(
    box(110, 60, 260, 190),
    box(140, 90, 200, 76, pale),
    line(
      'M176 108H206L190 126Q208 128 206 142Q202 156 176 150M256 108Q226 108 228 136Q230 154 246 152Q260 150 258 136Q252 124 230 132M306 108H282L280 126Q306 122 306 138Q304 154 280 150',
      colours.ink,
      5,
    ),
    disc(180, 210, 18, grey),
    disc(300, 210, 18, water),
    arrow('M300 300V252', [300, 244, -90]),
  ),
  date: join(
    box(90, 80, 240, 150, '#fff', 10),
    box(90, 80, 240, 40, pale, 10),
    line('M120 150H290M120 180H250', grey, 6),
    shape('M300 250L400 120L430 142L330 272L294 284Z', grey),
    line('M120 206Q150 190 170 206T220 204', water, 6),
  ),
} as const;
