/** Filter media from the front, on a cylinder. */
import type { Media } from '../../kernel/filter-media.ts';
import { darker, ink, lighter, white } from './colour.ts';
import { matt, polymer, upright } from './materials.ts';
import { circle, d, group, rect, stroke } from './shapes.ts';
import type { Sheet } from './sheet.ts';

export type Box = readonly [cx: number, y: number, width: number, height: number];

/** The colours of each medium: its body, its grains behind a slotted cap, and its strip on a sealed shell. */
export const mediaColours: Readonly<
  Record<Media, { readonly body: string; readonly slot: string; readonly strip: string }>
> = {
  pleated: { body: '#eef2f5', slot: '#f3f7fa', strip: '#6fa3d8' },
  carbon: { body: '#3a4046', slot: '#2f3439', strip: '#3a4046' },
  granular: { body: '#2f3439', slot: '#2f3439', strip: '#59626a' },
  spun: { body: '#f3eee2', slot: '#f3eee2', strip: '#d3c39a' },
  wound: { body: '#efe6d2', slot: '#efe6d2', strip: '#c9b27a' },
  resin: { body: '#d9953a', slot: '#d9953a', strip: '#d9953a' },
  crystal: { body: '#dfeaf2', slot: '#cfe3ef', strip: '#58b3c9' },
  calcite: { body: '#e9e6dd', slot: '#e9e6dd', strip: '#d8d2c2' },
  sand: { body: '#d8c298', slot: '#cdb37e', strip: '#cdb37e' },
  gravel: { body: '#a79c8b', slot: '#9e9280', strip: '#9e9280' },
  iron: { body: '#5a4038', slot: '#5a4038', strip: '#7a4b3a' },
  salt: { body: '#f2f5f7', slot: '#eef2f4', strip: '#dfe6ea' },
  mesh: { body: '#aeb7be', slot: '#7f8a93', strip: '#aeb7be' },
  membrane: { body: '#e6eef3', slot: '#f3f7fa', strip: '#2064ad' },
  ceramic: { body: '#f4f0e8', slot: '#f4f0e8', strip: '#e7dcc6' },
  zeolite: { body: '#c9cdbf', slot: '#c9cdbf', strip: '#9fa694' },
  copper: { body: '#b9813f', slot: '#b9813f', strip: '#b9813f' },
};

/** A pseudo-random number from 0 to 1, equal on every run. */
const scatter = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

function beads(sheet: Sheet, tones: readonly [string, string, string], size: number): string {
  const tile = size * 14;
  const dots: string[] = [];
  for (let at = 0; at < 90; at += 1) {
    const x = scatter(at + 1) * tile;
    const y = scatter(at + 91) * tile;
    const tone = tones[at % 3] ?? tones[0];
    for (const [ox, oy] of [
      [0, 0],
      [tile, 0],
      [0, tile],
      [-tile, 0],
      [0, -tile],
    ] as const) {
      dots.push(circle(x + ox, y + oy, size * (0.6 + 0.5 * scatter(at + 41)), tone));
    }
  }
  return sheet.pattern(tile, tile, dots.join(''));
}

/** Pleats from the front, closer together at the edges. */
function pleats([cx, y, width, height]: Box, coarse: number): string {
  const folds = Math.max(9, Math.round(width / (4.4 * coarse)));
  const valleys: string[] = [];
  const ridges: string[] = [];
  for (let at = 1; at < folds; at += 1) {
    const angle = Math.PI * (at / folds - 0.5);
    const x = cx + (width / 2) * Math.sin(angle);
    valleys.push(d`M${x} ${y}v${height}`);
    ridges.push(d`M${x + 1.5} ${y}v${height}`);
  }
  return (
    stroke(valleys.join(''), darker(mediaColours.pleated.body, 0.5), 1.3, {
      'stroke-opacity': 0.62,
    }) + stroke(ridges.join(''), white, 1.4, { 'stroke-opacity': 0.9 })
  );
}

function crossings([cx, y, width, height]: Box, rise: number, gap: number): string {
  const left = cx - width / 2;
  const lines: string[] = [];
  for (let at = -rise; at < height + rise; at += gap) {
    lines.push(d`M${left} ${y + at}q${width / 2} ${rise * 0.2} ${width} ${rise}`);
    lines.push(d`M${left} ${y + at + rise}q${width / 2} ${-rise * 0.8} ${width} ${-rise}`);
  }
  return lines.join('');
}

function levels([cx, y, width, height]: Box, gap: number): string {
  const lines: string[] = [];
  for (let at = gap; at < height; at += gap) {
    const sway = (scatter(at) - 0.5) * gap * 0.5;
    lines.push(
      d`M${cx - width / 2} ${y + at + sway}q${width / 2} ${gap * 0.3} ${width} ${sway * 0.4}`,
    );
  }
  return lines.join('');
}

type Grains = {
  readonly tones: readonly [string, string, string];
  readonly size: number;
  readonly opacity: number;
};
const grains: Partial<Readonly<Record<Media, Grains>>> = {
  resin: { tones: ['#b9731f', '#f2bd62', '#e5a243'], size: 3, opacity: 0.8 },
  crystal: { tones: [white, '#aec6d6', '#c9dbe7'], size: 5, opacity: 0.85 },
  granular: { tones: ['#1a1d20', '#4b5157', '#6b737a'], size: 2.2, opacity: 0.85 },
  calcite: { tones: ['#d4d0c4', '#ffffff', '#e3dfd3'], size: 4.2, opacity: 0.9 },
  zeolite: { tones: ['#9fa694', '#eceee6', '#b6bcab'], size: 2.8, opacity: 0.9 },
  copper: { tones: ['#8a5a26', '#e6b877', '#c98f4a'], size: 2, opacity: 0.9 },
  sand: { tones: ['#b89d68', '#ecdcb8', '#cdb37e'], size: 1.7, opacity: 0.9 },
  gravel: { tones: ['#8a7f6f', '#c9bfae', '#9e9280'], size: 7.5, opacity: 0.9 },
  iron: { tones: ['#3a2721', '#8a5a45', '#6b4335'], size: 2.6, opacity: 0.9 },
  salt: { tones: ['#dfe6ea', '#ffffff', '#cfd9df'], size: 9, opacity: 0.9 },
};

function surface(sheet: Sheet, media: Media, box: Box, coarse: number): string {
  const [cx, y, width, height] = box;
  const left = cx - width / 2;
  switch (media) {
    case 'pleated': {
      const band = (at: number) =>
        rect(left, y + height * at - 3, width, 6, '#9fb4c6', { 'fill-opacity': 0.55 });
      return pleats(box, coarse) + (height > 220 ? band(0.33) + band(0.67) : '');
    }
    case 'carbon':
      return stroke(crossings(box, width * 0.62, Math.max(7, width * 0.17 * coarse)), white, 1, {
        'stroke-opacity': 0.34,
      });
    case 'spun':
      return stroke(levels(box, 5 * coarse), '#8f8263', 0.9, { 'stroke-opacity': 0.26 });
    case 'wound': {
      const dark = stroke(
        crossings(box, width * 0.5, Math.max(8, width * 0.15 * coarse)),
        '#7d6a3f',
        1.5,
        {
          'stroke-opacity': 0.5,
        },
      );
      const lit = stroke(
        crossings([cx, y - 2, width, height], width * 0.5, Math.max(8, width * 0.15 * coarse)),
        white,
        1.2,
        { 'stroke-opacity': 0.6 },
      );
      return dark + lit;
    }
    case 'mesh':
      return rect(
        left,
        y,
        width,
        height,
        sheet.pattern(6, 6, stroke('M0 0L6 6M6 0L0 6', '#46505a', 0.9)),
        {
          'fill-opacity': 0.75,
        },
      );
    case 'membrane':
      return stroke(fibres(box), '#6f93ab', 0.8, { 'stroke-opacity': 0.55 });
    default: {
      const own = grains[media];
      return own === undefined
        ? ''
        : rect(left, y, width, height, beads(sheet, own.tones, own.size), {
            'fill-opacity': own.opacity,
          });
    }
  }
}

function fibres([cx, y, width, height]: Box): string {
  const lines: string[] = [];
  for (let x = 3; x < width; x += 3.6) {
    const sway = (scatter(x) - 0.5) * 5;
    lines.push(d`M${cx - width / 2 + x} ${y}q${sway} ${height / 2} 0 ${height}`);
  }
  return lines.join('');
}

/** The body of a cartridge without its end caps. `coarse` scales the texture, normally 1. */
export function mediaBody(sheet: Sheet, media: Media, box: Box, coarse = 1): string {
  const [cx, y, width, height] = box;
  const left = cx - width / 2;
  const base = mediaColours[media].body;
  const of =
    media === 'carbon' || media === 'granular' || media === 'iron'
      ? matt(base)
      : polymer(base, 0.7);
  const shade = sheet.linear(
    'across',
    [0, ink, 0.34],
    [0.14, ink, 0.08],
    [0.3, white, 0.34],
    [0.46, white, 0],
    [0.72, ink, 0.1],
    [1, ink, 0.42],
  );
  const body = rect(left, y, width, height, upright(sheet, of));
  const whole = [body, surface(sheet, media, box, coarse), rect(left, y, width, height, shade)];
  return group(whole, { 'clip-path': sheet.clip(rect(left, y, width, height, white)) });
}

export const mediaTone = (media: Media): string => lighter(mediaColours[media].body, 0.1);
