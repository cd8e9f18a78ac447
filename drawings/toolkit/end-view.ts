/** A cartridge from its end: the cap and core, or a cut through its media. */
import type { Media } from '../../kernel/filter-media.ts';
import { darker, ink, lighter, white } from './colour.ts';
import { mediaColours } from './filter-media.ts';
import { bluePolymer, face, type Material, polymer, whitePolymer } from './materials.ts';
import { circle, d, path, stroke } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const around = (count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });

/** Pleated fleece: a star between two circles. */
function star(cx: number, cy: number, outer: number, inner: number, folds: number): string {
  const points = around(folds * 2).map(([c, s], at) => {
    const r = at % 2 === 0 ? outer : inner;
    return d`${cx + c * r} ${cy + s * r}`;
  });
  return `M${points.join('L')}Z`;
}

const rings = (
  cx: number,
  cy: number,
  radii: readonly number[],
  colour: string,
  width: number,
  opacity: number,
): string =>
  radii
    .map((r) =>
      circle(cx, cy, r, 'none', {
        stroke: colour,
        'stroke-width': width,
        'stroke-opacity': opacity,
      }),
    )
    .join('');

function disc(sheet: Sheet, cx: number, cy: number, r: number, of: Material): string {
  return circle(cx, cy, r, face(sheet, of), {
    stroke: of.edge,
    'stroke-opacity': 0.6,
    'stroke-width': 1.2,
  });
}

function core(sheet: Sheet, cx: number, cy: number, r: number): string {
  const hole = sheet.fade('#11161b', '#4b545d', 'diagonal');
  return circle(cx, cy, r, hole, { stroke: white, 'stroke-opacity': 0.5, 'stroke-width': 1.4 });
}

/** @param r Outer radius in pixels. */
export function endView(sheet: Sheet, media: Media, cx: number, cy: number, r: number): string {
  const hub = core(sheet, cx, cy, r * 0.24);
  const light = sheet.radial(
    [
      [0, white, 0.35],
      [0.6, white, 0],
      [1, ink, 0.18],
    ],
    [0.36, 0.3],
    0.75,
  );
  const lit = circle(cx, cy, r, light);
  switch (media) {
    case 'pleated':
      return [
        disc(sheet, cx, cy, r, bluePolymer),
        circle(cx, cy, r * 0.86, '#dfe8ef'),
        path(star(cx, cy, r * 0.84, r * 0.44, Math.max(26, Math.round(r * 0.62))), white, {
          stroke: '#6d8499',
          'stroke-width': 1.1,
          'stroke-linejoin': 'round',
        }),
        circle(cx, cy, r * 0.42, face(sheet, bluePolymer)),
        hub,
        lit,
      ].join('');
    case 'spun':
    case 'wound': {
      const of = polymer(media === 'spun' ? '#f3eee2' : '#ece1c8', 0.7);
      const turns = Array.from(
        { length: media === 'spun' ? 7 : 11 },
        (_, at) => r * (0.4 + at * (media === 'spun' ? 0.085 : 0.055)),
      );
      return (
        disc(sheet, cx, cy, r, of) +
        rings(
          cx,
          cy,
          turns,
          '#7d6a3f',
          media === 'spun' ? 0.9 : 1.8,
          media === 'spun' ? 0.3 : 0.42,
        ) +
        circle(cx, cy, r * 0.31, '#b9c1c8') +
        hub +
        lit
      );
    }
    case 'carbon': {
      const block = circle(cx, cy, r * 0.9, sheet.fade('#565d64', '#25292d', 'diagonal'));
      const grain = around(46).map(
        ([c, s], at) =>
          d`M${cx + c * r * (0.42 + (at % 7) * 0.065)} ${cy + s * r * (0.42 + (at % 5) * 0.09)}h1.8`,
      );
      return (
        disc(sheet, cx, cy, r, whitePolymer) +
        block +
        stroke(grain.join(''), white, 1.8, { 'stroke-opacity': 0.4 }) +
        rings(cx, cy, [r * 0.9], '#12161a', 1.6, 0.6) +
        circle(cx, cy, r * 0.31, '#dfe4e8') +
        hub +
        lit
      );
    }
    case 'ceramic':
      return (
        disc(sheet, cx, cy, r, whitePolymer) +
        rings(cx, cy, [r * 0.8, r * 0.55], whitePolymer.edge, 1.4, 0.4) +
        hub +
        lit
      );
    default:
      return capped(sheet, media, cx, cy, r, lit);
  }
}

/** A shell for loose media, closed with a slotted cap. */
function capped(
  sheet: Sheet,
  media: Media,
  cx: number,
  cy: number,
  r: number,
  lit: string,
): string {
  const of = media === 'crystal' || media === 'membrane' ? bluePolymer : whitePolymer;
  const tone = mediaColours[media].slot;
  const slots = around(12).map(
    ([c, s]) =>
      d`M${cx + c * r * 0.46} ${cy + s * r * 0.46}L${cx + c * r * 0.74} ${cy + s * r * 0.74}`,
  );
  return [
    disc(sheet, cx, cy, r, of),
    rings(cx, cy, [r * 0.86], of.edge, 1.4, 0.35),
    stroke(slots.join(''), darker(of.base, 0.4), r * 0.12, { 'stroke-linecap': 'round' }),
    stroke(slots.join(''), lighter(tone, 0.05), r * 0.085, { 'stroke-linecap': 'round' }),
    circle(cx, cy, r * 0.34, '#30373e'),
    circle(cx, cy, r * 0.28, face(sheet, of)),
    core(sheet, cx, cy, r * 0.16),
    lit,
  ].join('');
}
