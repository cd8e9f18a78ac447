/** Shower filters: below the shower arm, in the rose, in the hand shower, at the bath spout. */
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { context } from '../toolkit/extent.ts';
import { mediaBody } from '../toolkit/filter-media.ts';
import { lettering } from '../toolkit/lettering.ts';
import {
  chrome,
  lying,
  type Material,
  outline,
  tapMaterial,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, circle, d, ellipse, path, stroke, turn } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { bar, column } from '../toolkit/solids.ts';
import { canvas, dropMark, ribs, tube } from '../toolkit/svg-parts.ts';

/** Falling water from `y`, as wide as the rose. */
function fall(cx: number, y: number, wide: number, long: number): string {
  const drops = Array.from({ length: 11 }, (_, at) => {
    const share = (at - 5) / 5;
    return d`M${cx + share * wide * 0.42} ${y}l${share * 12} ${long}`;
  });
  return stroke(drops.join(''), '#5aa9e6', 3.4, {
    'stroke-dasharray': '16 11',
    'stroke-linecap': 'round',
    'stroke-opacity': 0.65,
  });
}

/** The body: white ends with a window on the media. */
function filterBody(
  sheet: Sheet,
  cx: number,
  top: number,
  wide: number,
  high: number,
  label: string,
): string {
  const end = high * 0.28;
  return [
    mediaBody(sheet, 'granular', [cx, top + end - 6, wide * 0.84, high - end * 2 + 12]),
    centred(cx, top + end - 8, wide * 0.94, high - end * 2 + 16, '#9cc6e2', {
      r: 4,
      'fill-opacity': 0.2,
      stroke: '#4d7f9f',
      'stroke-opacity': 0.5,
    }),
    centred(cx - wide * 0.33, top + end, 7, high - end * 2, '#ffffff', {
      r: 3,
      'fill-opacity': 0.55,
    }),
    column(sheet, whitePolymer, cx, top, wide, end, 16),
    column(sheet, whitePolymer, cx, top + high - end, wide, end, 16),
    dropMark(cx, top + end * 0.5, end * 0.44, '#2f7fd1'),
    lettering(label, cx, top + high - end * 0.36, Math.min(20, end * 0.3), {
      anchor: 'middle',
      weight: 0.15,
    }),
  ].join('');
}

function rose(
  sheet: Sheet,
  metal: Material,
  cx: number,
  y: number,
  wide: number,
  high: number,
): string {
  const half = wide / 2;
  const shape = d`M${cx - 26} ${y}C${cx - 40} ${y + high * 0.4} ${cx - half} ${y + high * 0.46} ${cx - half} ${y + high}H${cx + half}C${cx + half} ${y + high * 0.46} ${cx + 40} ${y + high * 0.4} ${cx + 26} ${y}Z`;
  return [
    path(shape, upright(sheet, metal), outline(metal)),
    column(sheet, metal, cx, y + high - 4, wide * 1.02, 16, 6),
    ellipse(cx, y + high + 12, half * 0.92, 4, '#2a3036', { 'fill-opacity': 0.7 }),
  ].join('');
}

const arm = (sheet: Sheet, metal: Material, cx: number, to: number): string =>
  tube(d`M660 104H${cx + 76}C${cx + 26} 104 ${cx} 124 ${cx} 180V${to}`, 32, metal) +
  centred(666, 62, 18, 84, lying(sheet, metal), { r: 5, ...outline(metal) });

const nut = (sheet: Sheet, metal: Material, cx: number, y: number): string =>
  column(sheet, metal, cx, y, 58, 34, 4) + ribs(cx, y + 4, 56, 26, 10);

export function drawShowerFilter(sheet: Sheet, look: DrawingPropsOf<'shower filter'>): string {
  const { form, finish, measures, label } = look;
  const metal = tapMaterial(finish);
  const { ground } = canvas;
  const cx = 360;
  switch (form) {
    case 'in line':
    case 'large in line': {
      const large = form === 'large in line';
      const wide = large ? 176 : 164;
      const high = Math.min(
        340,
        (wide * (measures.height ?? (large ? 150 : 105))) / (measures.diameter ?? 78),
      );
      const top = large ? 190 : 224;
      const end = top + high;
      return [
        context([
          fall(cx, end + 152, large ? 210 : 230, ground - end - 186),
          arm(sheet, metal, cx, top),
          nut(sheet, metal, cx, top - 30),
          nut(sheet, metal, cx, end),
          circle(cx, end + 42, 20, upright(sheet, metal), outline(metal)),
          rose(sheet, metal, cx, end + 52, large ? 210 : 230, 84),
        ]),
        filterBody(sheet, cx, top, wide, high, label),
      ].join('');
    }
    case 'rose': {
      const top = 210;
      return [
        context([fall(cx, top + 250, 430, ground - top - 290), arm(sheet, metal, cx, top)]),
        nut(sheet, metal, cx, top - 20),
        circle(cx, top + 30, 26, upright(sheet, metal), outline(metal)),
        rose(sheet, metal, cx, top + 44, 300, 76),
        column(sheet, whitePolymer, cx, top + 112, 440, 96, 22),
        mediaBody(sheet, 'granular', [cx, top + 150, 300, 42]),
        column(sheet, metal, cx, top + 200, 460, 26, 10),
        lettering(label, cx, top + 140, 17, { anchor: 'middle', weight: 0.15 }),
        ellipse(cx, top + 232, 200, 7, '#2a3036', { 'fill-opacity': 0.75 }),
      ].join('');
    }
    case 'hand shower': {
      const shape = turn(
        [
          column(sheet, metal, cx, 270, 84, 380, 38),
          mediaBody(sheet, 'granular', [cx, 340, 58, 180]),
          centred(cx, 336, 64, 188, '#9cc6e2', {
            r: 20,
            'fill-opacity': 0.2,
            stroke: '#4d7f9f',
            'stroke-opacity': 0.6,
          }),
          column(sheet, chrome, cx, 640, 40, 34, 5),
          circle(cx, 200, 124, upright(sheet, metal), outline(metal)),
          circle(cx, 200, 100, '#eef2f5', { stroke: metal.edge, 'stroke-opacity': 0.4 }),
          ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((at) => {
            const a = (at / 12) * Math.PI * 2;
            return (
              circle(cx + Math.cos(a) * 72, 200 + Math.sin(a) * 72, 7, '#4a5a68') +
              circle(cx + Math.cos(a) * 38, 200 + Math.sin(a) * 38, 6, '#6b7a88')
            );
          }),
        ].join(''),
        14,
        [cx, 420],
      );
      return [
        context(tube(d`M318 650C330 760 520 740 620 640S690 360 660 250`, 20, chrome)),
        shape,
      ].join('');
    }
    case 'bath spout': {
      const y = 300;
      return [
        context([
          fall(218, y + 300, 90, ground - y - 330),
          bar(sheet, metal, 640, y - 60, 24, 230, 6),
          path(
            d`M646 ${y}H300Q150 ${y} 150 ${y + 130}V${y + 150}H290V${y + 140}Q290 ${y + 112} 320 ${y + 112}H646Z`,
            lying(sheet, metal),
            outline(metal),
          ),
          bar(sheet, metal, 500, y - 26, 44, 30, 4),
        ]),
        filterBody(sheet, 218, y + 140, 150, 200, label),
      ].join('');
    }
  }
}
