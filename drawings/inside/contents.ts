/** What is in a box, a bag, an envelope: each thing by itself, with its name. */
import type { Look, LookOf } from '../../kernel/look.ts';
import { mediaNames } from '../../kernel/media.ts';
import { canister, cartridge } from '../families/cartridge.ts';
import { filterMedia } from '../families/kit-media.ts';
import { ink, white } from '../toolkit/colour.ts';
import { band } from '../toolkit/label.ts';
import { lettering } from '../toolkit/lettering.ts';
import { face, outline, polymer, upright, whitePolymer } from '../toolkit/materials.ts';
import { mediaBody } from '../toolkit/media.ts';
import { dropMark, groundShadow } from '../toolkit/pieces.ts';
import { centred, circle, d, ellipse, path, rect, stroke } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';

type Kit = LookOf<'kit'>;
type Content = Kit['contents'][number];
const foot = 640;
const named = (text: string, cx: number, wide: number): string =>
  lettering(text, cx, foot + 58, 17, { anchor: 'middle', fit: wide - 12, weight: 0.14 });

function thing(
  sheet: Sheet,
  { size, twist }: Kit,
  each: Content,
  cx: number,
  wide: number,
): string {
  const media = filterMedia[each];
  if (media !== undefined) {
    const k = Math.min(460 / size.length, (wide * 0.8) / size.diameter);
    const [length, across] = [size.length * k, size.diameter * k];
    const shadow = groundShadow(sheet, cx, across, foot);
    return twist
      ? shadow + canister(sheet, [media], cx, foot - length, length, across)
      : shadow + cartridge(sheet, [media], cx, foot, length, across);
  }
  switch (each) {
    case 'UV lamp':
      return [
        groundShadow(sheet, cx, 40, foot),
        centred(cx, foot - 480, 30, 470, '#e4deff', {
          r: 14,
          stroke: '#6a5cc4',
          'stroke-opacity': 0.6,
        }),
        centred(cx, foot - 480, 36, 48, upright(sheet, whitePolymer), {
          r: 5,
          ...outline(whitePolymer),
        }),
        centred(cx, foot - 50, 36, 48, upright(sheet, whitePolymer), {
          r: 5,
          ...outline(whitePolymer),
        }),
      ].join('');
    case 'O-rings': {
      const r = Math.min(62, wide * 0.36);
      const ring = (y: number) =>
        circle(cx, y, r, 'none', { stroke: '#1d2227', 'stroke-width': 13 }) +
        circle(cx - 2, y - 2, r + 2, 'none', { stroke: '#8d979f', 'stroke-width': 2.4 });
      return groundShadow(sheet, cx, r * 1.6, foot) + ring(foot - r - 8) + ring(foot - r * 3 - 34);
    }
    default:
      return [
        groundShadow(sheet, cx, 60, foot),
        path(
          d`M${cx - 46} ${foot - 230}h92l-20 150h-52Z`,
          upright(sheet, whitePolymer),
          outline(whitePolymer),
        ),
        centred(cx, foot - 242, 98, 16, '#a9b2ba', { r: 3 }),
        centred(cx, foot - 84, 60, 84, '#2064ad', { r: 6 }),
        dropMark(cx, foot - 170, 34, '#2f7fd1'),
      ].join('');
  }
}

function kit(sheet: Sheet, look: Kit): string {
  const wide = Math.min(230, 720 / look.contents.length);
  const left = 400 - (wide * look.contents.length) / 2;
  return look.contents
    .map((each, at) => {
      const cx = left + wide * (at + 0.5);
      return thing(sheet, look, each, cx, wide) + named(each, cx, wide);
    })
    .join('');
}

/** A heap of the grains, and a closer look at them. */
function grains(sheet: Sheet, { media, pack }: LookOf<'media'>): string {
  const [shown = 'sand'] = media;
  const heap = d`M90 ${foot}C190 ${foot - 30} 240 ${foot - 170} 330 ${foot - 190}S470 ${foot - 40} 560 ${foot}Z`;
  const inside = sheet.clip(path(heap, white));
  const close = sheet.clip(circle(540, 310, 180, white));
  return [
    groundShadow(sheet, 330, 430, foot),
    `<g clip-path="${inside}">${mediaBody(sheet, shown, [330, foot - 200, 480, 200])}</g>`,
    path(heap, 'none', { stroke: ink, 'stroke-opacity': 0.25, 'stroke-width': 2 }),
    `<g clip-path="${close}" ><g transform="translate(540 310) scale(3)">${mediaBody(sheet, shown, [0, -64, 128, 128])}</g></g>`,
    circle(540, 310, 180, 'none', { stroke: '#2f7fd1', 'stroke-width': 5 }),
    stroke(d`M420 448L350 530`, '#2f7fd1', 4, { 'stroke-linecap': 'round' }),
    lettering(mediaNames[shown], 400, foot + 62, 24, { anchor: 'middle', weight: 0.14 }),
    pack === undefined
      ? ''
      : lettering(pack, 400, foot + 98, 18, { anchor: 'middle', colour: '#4a5a68' }),
  ].join('');
}

/** Bottle, card, envelope. */
function testKit(sheet: Sheet): string {
  const paper = polymer('#f7f9fa', 0.6);
  const bottle = d`M126 ${foot - 330}V${foot - 290}C126 ${foot - 264} 80 ${foot - 258} 80 ${foot - 214}V${foot - 16}Q80 ${foot} 96 ${foot}H224Q240 ${foot} 240 ${foot - 16}V${foot - 214}C240 ${foot - 258} 194 ${foot - 264} 194 ${foot - 290}V${foot - 330}Z`;
  return [
    groundShadow(sheet, 160, 170, foot),
    path(bottle, '#dceefa', { stroke: '#5d8ba8', 'stroke-width': 2 }),
    path(
      d`M82 ${foot - 190}H238V${foot - 16}Q238 ${foot - 2} 224 ${foot - 2}H96Q82 ${foot - 2} 82 ${foot - 16}Z`,
      '#8cc8ef',
      { 'fill-opacity': 0.7 },
    ),
    ellipse(160, foot - 190, 78, 6, white, { 'fill-opacity': 0.6 }),
    centred(160, foot - 384, 88, 60, '#2f7fd1', { r: 7 }),
    centred(160, foot - 150, 116, 84, white, { r: 5 }),
    dropMark(160, foot - 108, 40, '#2f7fd1'),
    rect(310, foot - 380, 210, 380, face(sheet, paper), { r: 8, ...outline(whitePolymer, 0.7) }),
    rect(310, foot - 380, 210, 66, '#2f7fd1', { r: 8 }),
    dropMark(344, foot - 347, 36, white),
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        rect(334, foot - 276 + at * 48, 18, 18, 'none', {
          r: 3,
          stroke: ink,
          'stroke-opacity': 0.5,
          'stroke-width': 2,
        }) +
        rect(366, foot - 272 + at * 48, 130 - ((at * 37) % 60), 10, ink, {
          r: 3,
          'fill-opacity': 0.26,
        }),
    ),
    rect(570, foot - 210, 190, 130, face(sheet, polymer('#e9dcc2', 0.4)), {
      r: 5,
      stroke: '#a98f63',
    }),
    stroke(d`M570 ${foot - 206}L665 ${foot - 130}L760 ${foot - 206}`, '#a98f63', 3),
    named('Sample bottle', 160, 220),
    named('Card', 415, 220),
    named('Envelope', 665, 220),
  ].join('');
}

export function drawContents(sheet: Sheet, look: Look): string {
  const shown =
    look.type === 'kit'
      ? kit(sheet, look)
      : look.type === 'media'
        ? grains(sheet, look)
        : testKit(sheet);
  return band(400, 62, 420, 52, { code: look.label }) + shown;
}
