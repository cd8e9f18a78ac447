/** Painted aluminium: FilterWall fronts, semi-recessed frames and the weather covers of housings. */
import type { Finish, Product } from '../../kernel/contract.ts';
import { says, specification } from '../product-facts.ts';
import { brightness, darker, ink, lighter, white } from '../toolkit/colour.ts';
import { brass, face, type Material, matt, outline, steel } from '../toolkit/materials.ts';
import { canvas, dropMark, groundShadow, port } from '../toolkit/pieces.ts';
import { scale } from '../toolkit/scale.ts';
import { centred, d, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

const stoneWhite: Finish = { name: 'Stone White', colour: '#e9e6df' };
const weatherGrey: Finish = { name: 'Mineral Grey', colour: '#8d9296' };

/** Paint a sheet of metal: soft light over the face, a bright upper edge, a dark lower one. */
function panel(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Material,
  r = 6,
): string {
  const sheen = sheet.linear(
    [
      [0, white, 0.2],
      [0.6, white, 0],
      [1, white, 0],
    ],
    'diagonal',
  );
  return [
    rect(x, y, width, height, face(sheet, paint), { r, ...outline(paint, 0.7) }),
    rect(x, y, width, height, sheen, { r }),
    stroke(
      d`M${x + r} ${y + 1.6}H${x + width - r}M${x + 1.6} ${y + r}V${y + height - r}`,
      lighter(paint.base, 0.7),
      1.8,
      { 'stroke-opacity': 0.8 },
    ),
    stroke(d`M${x + r} ${y + height - 1.4}H${x + width - r}`, darker(paint.base, 0.5), 1.8, {
      'stroke-opacity': 0.5,
    }),
  ].join('');
}

const markColour = (paint: Material): string =>
  brightness(paint.base) > 0.62 ? darker(paint.base, 0.62) : lighter(paint.base, 0.72);

/** A row of slots punched into the panel. */
function louvres(x: number, y: number, width: number, count: number, paint: Material): string {
  const slots = Array.from({ length: count }, (_, at) => {
    const level = y + at * 13;
    return (
      rect(x, level, width, 5, darker(paint.base, 0.55), { r: 2.5 }) +
      stroke(d`M${x + 2} ${level + 6}h${width - 4}`, lighter(paint.base, 0.55), 1.4, {
        'stroke-opacity': 0.7,
      })
    );
  });
  return slots.join('');
}

/** A weather cover over a row of housings; the ports stand out at both sides. */
export function drawCover(sheet: Sheet, product: Product, width: number, height: number): string {
  const paint = matt((product.finishes[0] ?? weatherGrey).colour);
  const { middle: cx, ground } = canvas;
  const x = cx - width / 2;
  const y = ground - height;
  const cy = y + height * 0.16;
  return [
    port(sheet, x + 6, cy, -40, 40, brass),
    port(sheet, x + width - 6, cy, 40, 40, brass),
    panel(sheet, x, y, width, height, paint, 10),
    stroke(d`M${x} ${y + height * 0.075}H${x + width}`, darker(paint.base, 0.5), 1.6, {
      'stroke-opacity': 0.6,
    }),
    stroke(d`M${x} ${y + height * 0.075 + 2}H${x + width}`, lighter(paint.base, 0.6), 1.4, {
      'stroke-opacity': 0.6,
    }),
    louvres(cx - width * 0.3, y + height * 0.8, width * 0.6, 4, paint),
    dropMark(cx, y + height * 0.27, 44, markColour(paint), 0.85),
    latch(sheet, x + width - 26, y + height * 0.5),
  ].join('');
}

const latch = (sheet: Sheet, cx: number, cy: number): string =>
  centred(cx, cy - 17, 14, 34, face(sheet, steel), { r: 7, ...outline(steel) }) +
  centred(cx, cy - 9, 3, 18, ink, { r: 1.5, 'fill-opacity': 0.6 });

/** The finish drawn, and whether it is set into the wall, follow from the product. */
export function drawCabinet(sheet: Sheet, product: Product): string {
  const large =
    says(product, /\bf[56]\b|f5|f6/) || /20/.test(specification(product, 'cartridgeSize') ?? '');
  const recessed = says(product, /recess|in-wall|im2/);
  const k = scale.cabinet;
  const width = (recessed ? 560 : large ? 640 : 540) * k;
  const height = (recessed ? 640 : large ? 800 : 560) * k;
  return cabinetFront(
    sheet,
    product.finishes[0] ?? stoneWhite,
    canvas.middle,
    canvas.ground,
    width,
    height,
    recessed,
  );
}

export function cabinetFront(
  sheet: Sheet,
  finish: Finish,
  cx: number,
  ground: number,
  width: number,
  height: number,
  recessed = false,
): string {
  const paint = matt(finish.colour);
  const x = cx - width / 2;
  const y = ground - height;
  const plinth = recessed ? 0 : height * 0.045;
  const frame = matt(lighter(finish.colour, 0.06));
  const shade = darker(finish.colour, 0.66);
  const body = recessed
    ? [
        panel(sheet, x - 26, y - 26, width + 52, height + 26, frame, 4),
        rect(x - 5, y - 5, width + 10, height - 16, shade, { r: 4 }),
        panel(sheet, x, y, width, height - 26, paint, 3),
      ]
    : [
        rect(x + 14, ground - plinth - 4, width - 28, plinth + 4, shade),
        panel(sheet, x, y, width, height * 0.052, matt(lighter(finish.colour, 0.1)), 4),
        rect(x + 5, y + height * 0.05, width - 10, 9, shade),
        panel(sheet, x, y + height * 0.066, width, height * 0.934 - plinth, paint, 4),
      ];
  const seam = x + width * 0.5;
  return [
    groundShadow(sheet, cx, recessed ? width * 1.1 : width, ground),
    ...body,
    recessed
      ? ''
      : stroke(d`M${seam - width * 0.42} ${ground - plinth - 20}h${width * 0.84}`, shade, 2, {
          'stroke-opacity': 0.35,
        }),
    dropMark(x + width * 0.11, y + height * 0.15, width * 0.075, markColour(paint), 0.9),
    stroke(d`M${x + width * 0.17} ${y + height * 0.15}h${width * 0.16}`, markColour(paint), 3, {
      'stroke-opacity': 0.55,
      'stroke-linecap': 'round',
    }),
  ].join('');
}
