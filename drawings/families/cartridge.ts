import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import { type Media, mediaNames } from '../../kernel/filter-media.ts';
import { white } from '../toolkit/colour.ts';
import { endView } from '../toolkit/end-view.ts';
import { context } from '../toolkit/extent.ts';
import { mediaBody, mediaColours, mediaTone } from '../toolkit/filter-media.ts';
import { fitted, type Printed, paperLabel } from '../toolkit/label.ts';
import {
  blackPolymer,
  bluePolymer,
  greyPolymer,
  type Material,
  outline,
  polymer,
  upright,
  whitePolymer,
} from '../toolkit/materials.ts';
import { centred, rect, taper } from '../toolkit/shapes.ts';
import type { Sheet } from '../toolkit/sheet.ts';
import { column } from '../toolkit/solids.ts';
import { canvas, groundShadow, ribs } from '../toolkit/svg-parts.ts';

/** The colours of end caps that aren't white. */
const caps: Partial<Readonly<Record<Media, Material>>> = {
  pleated: bluePolymer,
  spun: polymer('#f3eee2'),
  wound: greyPolymer,
  crystal: bluePolymer,
  iron: blackPolymer,
  mesh: greyPolymer,
  membrane: bluePolymer,
};

/** A body's layers, the outer one above the inner one. */
function layers(
  sheet: Sheet,
  media: readonly Media[],
  cx: number,
  top: number,
  diameter: number,
  length: number,
  coarse: number,
): string {
  const [outer = 'carbon', inner] = media;
  if (inner === undefined) return mediaBody(sheet, outer, [cx, top, diameter, length], coarse);
  const share = length * 0.55;
  if (inner === outer) {
    // If both layers are the same medium, the outer one is cut short to show the finer one.
    return (
      mediaBody(sheet, 'wound', [cx, top + share, diameter * 0.8, length - share]) +
      mediaBody(sheet, outer, [cx, top, diameter, share])
    );
  }
  return (
    mediaBody(sheet, outer, [cx, top, diameter, share]) +
    mediaBody(sheet, inner, [cx, top + share, diameter, length - share]) +
    centred(cx, top + share - 3, diameter, 6, '#e7ecef', { 'fill-opacity': 0.9 })
  );
}

/** A cartridge on `ground`, with length and diameter in pixels. */
export function cartridge(
  sheet: Sheet,
  media: readonly Media[],
  cx: number,
  ground: number,
  length: number,
  diameter: number,
  coarse = 1,
): string {
  const top = ground - length;
  const cap = Math.max(7, Math.min(26, length * 0.035));
  const [outer = 'carbon'] = media;
  if (outer === 'spun' || outer === 'wound') {
    // Without caps, the core sticks out at both ends.
    const core = upright(sheet, greyPolymer);
    return [
      centred(cx, top, diameter * 0.44, length, core, { r: 3 }),
      layers(sheet, media, cx, top + 4, diameter, length - 8, coarse),
    ].join('');
  }
  const shell = caps[outer] ?? whitePolymer;
  const fill = upright(sheet, shell);
  const seal = '#30373e';
  return [
    centred(cx, top, diameter * 0.52, cap, seal, { r: cap * 0.4 }),
    centred(cx, ground - cap, diameter * 0.5, cap, seal, { r: cap * 0.4 }),
    layers(sheet, media, cx, top + cap, diameter * 0.95, length - cap * 2, coarse),
    centred(cx, top + cap * 0.5, diameter, cap * 1.15, fill, { r: 3, ...outline(shell) }),
    centred(cx, ground - cap * 1.65, diameter, cap * 1.15, fill, { r: 3, ...outline(shell) }),
  ].join('');
}

/** A sealed canister with a twist neck. Coloured strips show its media. */
export function canister(
  sheet: Sheet,
  media: readonly Media[],
  cx: number,
  top: number,
  length: number,
  diameter: number,
  printed?: Printed,
): string {
  const shell = upright(sheet, whitePolymer);
  const neck = Math.min(length * 0.11, diameter * 0.42);
  const body = top + neck;
  const tall = length - neck;
  const labelTop = body + tall * 0.24;
  const labelTall = tall * 0.56;
  const strip = Math.max(10, labelTall * 0.1);
  return [
    column(sheet, greyPolymer, cx, top, diameter * 0.5, neck, 3),
    centred(cx, top + neck * 0.35, diameter * 0.58, 3, '#30373e'),
    taper(
      cx,
      body - neck * 0.3,
      diameter * 0.66,
      diameter,
      neck * 0.75,
      shell,
      outline(whitePolymer),
    ),
    centred(cx, body + neck * 0.4, diameter, tall - neck * 0.4, shell, {
      r: diameter * 0.12,
      ...outline(whitePolymer),
    }),
    ribs(cx, body + neck * 0.7, diameter * 0.98, tall * 0.08, 18),
    ...media.map((each, at) =>
      centred(
        cx,
        labelTop + at * strip,
        diameter,
        strip,
        upright(sheet, polymer(mediaColours[each].strip, 0.35)),
      ),
    ),
    paperLabel(
      cx,
      labelTop + labelTall / 2 + strip * media.length * 0.5,
      diameter * 0.82,
      labelTall - strip * (media.length + 0.6),
      printed ?? { code: '' },
    ),
    rect(cx - diameter * 0.44, body + tall * 0.93, diameter * 0.88, 2, whitePolymer.edge, {
      'fill-opacity': 0.2,
    }),
  ].join('');
}

/** The texture scale of media: 1 at 5 micron. */
const coarseness = (micron = 5): number => Math.min(2, Math.max(0.6, (micron / 5) ** 0.4));

export function drawCartridge(sheet: Sheet, look: DrawingPropsOf<'cartridge'>): string {
  const { media, size, form, label, micron } = look;
  const { ground, middle } = canvas;
  const printed =
    micron === undefined
      ? { code: label, line: media[0] && mediaNames[media[0]] }
      : { code: label, figure: `${micron} µm` };
  if (form === 'quick-twist') {
    // Canisters share one scale, so that the longer one looks longer.
    const k = fitted(size.diameter * 2, Math.max(size.length, 350));
    const [width, length] = [size.diameter * k, size.length * k];
    // Canisters of a series look alike, so their length is printed.
    const inches = `${Math.round((size.length - 31) / 25.4)}"`;
    const line = [inches, 'line' in printed ? printed.line : undefined]
      .filter((each) => each !== undefined)
      .join('  ');
    return (
      groundShadow(sheet, middle, width * 1.15) +
      canister(sheet, media, middle, ground - length, length, width, { ...printed, line }) +
      context(
        endView(
          sheet,
          media[0] ?? 'carbon',
          middle + width * 1.3,
          ground - width * 0.7,
          width * 0.7,
        ),
      )
    );
  }
  // A second cartridge shows its end, because the cut says more about the media than the side does.
  const above = form === 'clip end' ? 26 : 0;
  const k = fitted(size.diameter * 2 + 16, size.length + above);
  const [width, length] = [size.diameter * k, size.length * k];
  const gap = 26;
  const left = middle - (width + gap) / 2;
  const right = middle + (width + gap) / 2;
  const tall = Math.min(length * 0.3, width * 0.8);
  return [
    groundShadow(sheet, left, width * 1.1),
    groundShadow(sheet, right, width * 0.7),
    form === 'clip end' ? clips(sheet, left, ground - length, width, above * k) : '',
    // Media have no outline.
    centred(left, ground - length, width, length, white, outline(whitePolymer)),
    cartridge(sheet, media, left, ground, length, width, coarseness(micron)),
    form === 'shower insert'
      ? ribs(left, ground - length * 0.94, width * 0.96, length * 0.12, 26)
      : '',
    paperLabel(left, ground - length * 0.5, width * 0.84, tall, {
      ...printed,
      tone: media[0] === undefined ? undefined : mediaTone(media[0]),
    }),
    context(endView(sheet, media[0] ?? 'carbon', right, ground - width / 2, width / 2)),
  ].join('');
}

/** Two hooks on the upper cap that hold it in its head. */
function clips(sheet: Sheet, cx: number, top: number, width: number, above: number): string {
  const of = bluePolymer;
  const hook = (way: 1 | -1) =>
    column(sheet, of, cx + way * width * 0.3, top - above, width * 0.1, above + 14) +
    column(sheet, of, cx + way * width * 0.36, top - above, width * 0.2, above * 0.34, 4);
  return hook(-1) + hook(1);
}
