/** Draws a section of a product, with the water's path through its stages. */

import { drawingProps, type ProductLookup } from '../../kernel/drawing-props.ts';
import type { DrawingPropsOf } from '../../kernel/drawing-traits.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { type Media, mediaNames } from '../../kernel/filter-media.ts';
import { hasSection } from '../../kernel/views.ts';
import { productSheet } from '../draw-product.ts';
import { drawTankPurifier } from '../families/tank-purifier.ts';
import { badge } from '../toolkit/digits.ts';
import { measureMarkup } from '../toolkit/extent.ts';
import { lettering, letteringWidth } from '../toolkit/lettering.ts';
import { place, rect } from '../toolkit/shapes.ts';
import { type Sheet, sheetSvg } from '../toolkit/sheet.ts';
import { canvas } from '../toolkit/svg-parts.ts';
import { fittingSection } from './fitting-section.ts';
import { flowOf, type Unit, type WaterFlow } from './flow.ts';
import { fountainSection } from './fountain-section.ts';
import { boxSection, saltSection, tapSection } from './outlets.ts';
import { showerSection } from './shower-section.ts';
import {
  filterSection,
  lampSection,
  parallelVesselSection,
  parallelVesselWidth,
  type UnitPlace,
  vesselSection,
} from './units.ts';
import { bankSection, scannerSection, separatorSection } from './vessel-sections.ts';
import { arrow, flowBlue, pipe, waterAt } from './water.ts';

const pipeAt = 176;
const foot = 596;
const quiet = '#4a5a68';

function drawUnit(sheet: Sheet, unit: Unit, place: UnitPlace): string {
  switch (unit.kind) {
    case 'filter':
      return unit.body === 'vessel'
        ? bankSection(sheet, unit.count, place)
        : filterSection(sheet, unit, place);
    case 'separator':
      return separatorSection(place);
    case 'scanner':
      return scannerSection(sheet, place);
    case 'lamp':
      return lampSection(sheet, unit.count, place);
    case 'vessel':
      return unit.isParallel
        ? parallelVesselSection(sheet, unit.media, place)
        : vesselSection(sheet, unit.media, place);
    case 'salt':
      return saltSection(sheet, place);
    case 'unit':
      return boxSection(unit.does, place);
    case 'outlet':
      return unit.at === 'fountain'
        ? fountainSection(sheet, unit.form, place)
        : tapSection(sheet, place);
  }
}

const words = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => id.replaceAll('-', ' '));
const verbs = { boils: 'Boils', chills: 'Chills', sparkles: 'Adds bubbles' } as const;

const sediment = { sediment: 'Sediment' };
const carbon = { chlorine: 'Chlorine, taste', tannins: 'Tannins', '': 'Taste, smell' };
/** A medium's purpose by the contaminants that the product lists. If it lists none of them, the last one counts. */
const purposes: Partial<Readonly<Record<Media, Readonly<Record<string, string>>>>> = {
  carbon,
  granular: carbon,
  copper: { chlorine: 'Chlorine, taste' },
  iron: { iron: 'Iron' },
  calcite: { acidity: 'Low pH' },
  resin: { tannins: 'Tannins', hardness: 'Hardness' },
  crystal: { hardness: 'Scale' },
  membrane: {},
  gravel: {},
  salt: {},
};

/** The media's purposes, in lines. Unstated media have only the purposes that the product lists. */
function purposesOf(media: readonly Media[], treats: readonly string[], isKnown: boolean) {
  const found = media.flatMap((each): readonly string[] => {
    const all = Object.entries(purposes[each] ?? sediment);
    const [, purpose] =
      all.find(([id]) => treats.includes(id)) ?? (isKnown ? all.at(-1) : undefined) ?? [];
    if (purpose === undefined) return [];
    return isKnown ? purpose.split(/(?<=,) /) : [purpose];
  });
  return [...new Set(found)];
}

/** The caption below a unit: its media, micron rating and purpose. */
export function linesOf(unit: Unit): readonly string[] {
  switch (unit.kind) {
    case 'filter': {
      const names = unit.isKnown ? [...new Set(unit.media)] : [];
      return [
        ...names.map((each) => mediaNames[each]),
        ...(unit.count === undefined ? [] : [`${unit.count} cartridges side by side`]),
        ...(unit.micron === undefined ? [] : [`${unit.micron} µm`]),
        ...purposesOf(unit.media, unit.treats, unit.isKnown),
      ];
    }
    case 'separator':
      return ['Sand falls, water rises', ...words(unit.treats).slice(0, 2)];
    case 'scanner':
      return [
        'A screen that cleans itself',
        ...(unit.micron === undefined ? [] : [`${unit.micron} µm`]),
        ...words(unit.treats).slice(0, 1),
      ];
    case 'lamp':
      return ['Ultraviolet', ...words(unit.treats).filter((each) => each === 'bacteria')];
    case 'vessel':
      return [
        ...unit.media.map((each) => mediaNames[each]),
        ...(unit.isParallel ? ['one works, one rests'] : []),
        ...purposesOf(unit.media, unit.treats, true),
      ];
    case 'salt':
      return ['Salt'];
    case 'unit':
      return unit.does.map((each) => verbs[each]);
    case 'outlet':
      return [];
  }
}

/** One size for the names and one for the lines below them, so that the longest fits. */
function labelSizes(units: readonly (readonly [unit: Unit, wide: number])[]): [number, number] {
  const sizeFor = (size: number, isName: boolean) =>
    Math.min(
      size,
      ...units.flatMap(([unit, wide]) =>
        linesOf(unit)
          .slice(isName ? 0 : 1, isName ? 1 : undefined)
          .map((line) => (size * (wide - 20)) / letteringWidth(line, size)),
      ),
    );
  return [sizeFor(26, true), sizeFor(20, false)];
}

function labelOf(
  unit: Unit,
  number: number | undefined,
  cx: number,
  [nameSize, lineSize]: readonly [number, number],
): string {
  const start = foot + 46;
  const [first, ...rest] = linesOf(unit);
  return [
    number === undefined ? '' : badge(number, cx, start - 8, 19, flowBlue),
    first === undefined
      ? ''
      : lettering(first, cx, start + 46, nameSize, { anchor: 'middle', weight: 0.15 }),
    ...rest.map((line, at) =>
      lettering(line, cx, start + 84 + at * 32, lineSize, { anchor: 'middle', colour: quiet }),
    ),
  ].join('');
}

/** True for units drawn with their own inlet and outlet, alone on the sheet. */
const bringsPipes = (unit: Unit): boolean =>
  unit.kind === 'separator' ||
  unit.kind === 'scanner' ||
  (unit.kind === 'filter' && (unit.body === 'inline' || unit.body === 'vessel'));

function drawFlow(sheet: Sheet, { water, units }: WaterFlow): string {
  const room = 740;
  const narrow = (unit: Unit) =>
    unit.kind === 'lamp' || unit.kind === 'outlet'
      ? 0.8
      : unit.kind === 'vessel' && unit.isParallel
        ? parallelVesselWidth
        : 1;
  const total = units.reduce((sum, unit) => sum + narrow(unit), 0);
  const share = Math.min(units.length === 1 ? 420 : 270, (room - 60) / total);
  const sizes = labelSizes(units.map((unit) => [unit, share * narrow(unit)]));
  let at = (canvas.size - share * total) / 2;
  const worked = units.filter(({ kind }) => kind !== 'outlet' && kind !== 'salt').length;
  let done = 0;
  let number = 0;
  const parts: string[] = [];
  const labels: string[] = [];
  const first = at;
  const isInline = units.every(bringsPipes);
  for (const unit of units) {
    const wide = share * narrow(unit);
    const cx = at + wide / 2;
    const upstream = waterAt(water, worked === 0 ? 1 : done / worked);
    if (unit.kind !== 'outlet' && unit.kind !== 'salt') done += 1;
    const downstream = waterAt(water, worked === 0 ? 1 : done / worked);
    if (!isInline && unit.kind !== 'salt' && at > first)
      parts.unshift(pipe(at - share * 0.12, at + wide * 0.12, pipeAt, 26, upstream));
    parts.push(drawUnit(sheet, unit, { cx, wide, y: pipeAt, foot, upstream, downstream }));
    const counted = unit.kind !== 'outlet' && unit.kind !== 'salt' && worked > 1;
    if (counted) number += 1;
    labels.push(labelOf(unit, counted ? number : undefined, cx, sizes));
    at += wide;
  }
  const last = units.at(-1);
  const ends = last === undefined || last.kind === 'outlet' || last.kind === 'salt' || isInline;
  const reach = Math.min(share, 270) * 0.34;
  const inlet = isInline
    ? ''
    : pipe(first - 34, first + share / 2 - reach + 40, pipeAt, 26, waterAt(water, 0)) +
      arrow(first - 56, pipeAt, first - 4, pipeAt, 6, 18);
  const outlet = ends
    ? ''
    : pipe(at - share / 2 + reach - 40, at + 26, pipeAt, 26, waterAt(water, 1)) +
      arrow(at - 4, pipeAt, at + 52, pipeAt, 6, 18);
  return [inlet, outlet, ...parts, ...labels].join('');
}

/** Draws the cabinet around a softener's vessel and brine tank. */
function inCabinet(drawn: string): string {
  const { left, right } = measureMarkup(drawn) ?? { left: 60, right: 740 };
  const [x, y] = [left + 40, pipeAt - 84];
  return (
    rect(x, y, right - left - 60, foot + 26 - y, '#f6f9fb', {
      r: 18,
      stroke: '#9fb0bd',
      'stroke-width': 6,
    }) + drawn
  );
}

/** A tank with its purifier, which draws water from below the surface, where it's clearest. */
function tankPurifierSection(sheet: Sheet, look: DrawingPropsOf<'tank purifier'>): string {
  const slim = look.form === 'slim tank';
  const x = look.floats > 1 ? 250 : slim ? 400 : 280;
  const side = slim ? 56 : 74;
  const out = slim ? 566 : 738;
  return [
    drawTankPurifier(sheet, look),
    ...[400, 450, 500].map((y) => arrow(x - side - 52, y, x - side + 8, y, 5, 16)),
    arrow(out, 662, out + 54, 662, 6, 18),
    lettering('in', x - side - 48, 378, 20, { weight: 0.15 }),
    lettering('out', out + 6, 634, 20, { weight: 0.15 }),
  ].join('');
}

function markup(sheet: Sheet, product: Product, lookup: ProductLookup): string | undefined {
  if (!hasSection(product)) return undefined;
  const look = drawingProps(product, lookup);
  if (look.type === 'fitting') return fittingSection(look);
  if (look.type === 'tank purifier') return tankPurifierSection(sheet, look);
  const flow = flowOf(product, lookup);
  if (flow === undefined || flow.units.length === 0) return undefined;
  const [unit] = flow.units;
  if (look.type === 'shower filter' && unit?.kind === 'filter') {
    const waters = { upstream: waterAt(flow.water, 0), downstream: waterAt(flow.water, 1) };
    const label = labelOf(unit, undefined, canvas.middle, labelSizes([[unit, 420]]));
    return showerSection(sheet, look.form, unit, waters) + label;
  }
  const drawn = drawFlow(sheet, flow);
  return look.type === 'softener' && look.form === 'cabinet' ? inCabinet(drawn) : drawn;
}

const margin = 24;

/** Scales the drawing down to the canvas, less its margins. */
function inFrame(body: string): string {
  const extent = measureMarkup(body, 'all');
  if (extent === undefined) return body;
  const { left, top, right, bottom } = extent;
  const room = canvas.size - 2 * margin;
  const k = Math.min(1, room / (right - left), room / (bottom - top));
  const x = canvas.middle - ((left + right) / 2) * k;
  const y = Math.max(margin - top * k, Math.min(0, canvas.size - margin - bottom * k));
  return place(body, x, y, k);
}

/** An SVG of 800 × 800. Undefined for a product without a section. */
export function drawInside(product: Product, lookup: ProductLookup): string | undefined {
  const sheet = productSheet(product.code, 'i');
  const body = markup(sheet, product, lookup);
  return body === undefined ? undefined : sheetSvg(sheet, canvas.size, canvas.size, inFrame(body));
}
