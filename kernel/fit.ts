/** Works out whether a product fits a space, with its clear space for service. All sizes are in millimetres. */

import {
  airAround,
  numericSpecification,
  productOutline,
  type ServiceClearance,
  serviceClearance,
} from './dimensions.ts';
import type { Product, Site } from './entry-types.ts';
import { formatNumber } from './format.ts';
import { formatList } from './format-list.ts';
import { lowerFirst, upperFirst } from './vocabulary.ts';

type Space = NonNullable<Site['spaces']>[number];
export type Size = { readonly width: number; readonly height: number; readonly depth: number };
/** A product's own size, and the space it needs around it. It's JSON, because the pages' scripts read it. */
export type Body = Size & {
  readonly service: ServiceClearance;
  readonly air?: number;
  readonly gas?: true;
  /** True if its size is a UV chamber's, because the controller goes next to it. */
  readonly controller?: true;
  /** True if the catalogue says that the product can also lie on its side. */
  readonly turns?: true;
  /** True for the filter of a tap, because the tap itself is above the bench. */
  readonly isFilter?: true;
};
/** A product the way round it's installed. */
type Placing = {
  readonly way: 'upright' | 'lying down';
  readonly own: Size;
  readonly service: ServiceClearance;
  readonly air: number;
  /** The size with its clear space and its air. Clear space in front doesn't count, because it's past the space's door. */
  readonly needs: Size;
};
type Placed = Pick<Placing, 'way' | 'needs'>;
type FitOf<Of extends Placed> = Of & { readonly fits: boolean; readonly spare: Size };

/** Undefined for a product that needs no space, or doesn't state how much it needs. */
export function bodyOf(product: Product): Body | undefined {
  const service = serviceClearance(product);
  // A tank purifier floats in the tank, so it needs no space.
  if (!service || product.type === 'tank purifier') return undefined;
  const text = (id: string) => String(product.specifications.find((fact) => fact.id === id)?.value);
  // Height × width × depth, as specifications.yaml says.
  const [, height, width, depth] =
    /^(\d+) x (\d+) x (\d+) mm$/.exec(text('filterSize'))?.map(Number) ?? [];
  if (width && height && depth) return { width, height, depth, service, isFilter: true };
  const outline = productOutline(product);
  if (!outline || product.type.endsWith(' tap')) return undefined;
  const air = airAround(product);
  return {
    width: outline.width,
    height: outline.height,
    depth: outline.depth,
    service,
    ...(air > 0 && { air }),
    ...(numericSpecification(product, 'gasLitres') !== undefined && { gas: true }),
    ...(product.type === 'uv system' &&
      numericSpecification(product, 'diameter') !== undefined && { controller: true }),
    ...(text('mounting').includes('horizontal or vertical') && { turns: true }),
  };
}

const isOverOrUnder = ({ side }: ServiceClearance) => side === 'above' || side === 'below';

function placingOf(way: Placing['way'], own: Size, service: ServiceClearance, air: number) {
  const { side, space } = service;
  const needs = {
    width: own.width + 2 * air + (side === 'beside' ? space : 0),
    height: own.height + air + (isOverOrUnder(service) ? space : 0),
    depth: own.depth + 2 * air,
  };
  return { way, own, service, air, needs };
}

const placingsOf = ({ width, height, depth, service, air = 0, turns }: Body) => {
  const upright = placingOf('upright', { width, height, depth }, service, air);
  if (!turns) return [upright];
  const side = isOverOrUnder(service) ? 'beside' : service.side;
  const turned = { width: height, height: width, depth };
  return [upright, placingOf('lying down', turned, { ...service, side }, air)];
};

const directions = ['height', 'width', 'depth'] as const;
export const shortOf = ({ spare }: { readonly spare: Size }): number =>
  directions.reduce((sum, each) => sum + Math.max(0, -spare[each]), 0);

/** Best first: a way round that fits, or else the least short. `spare` is negative where there's too little room. */
function sortFits<Of extends Placed>(placings: readonly Of[], space: Size) {
  return placings
    .map((placing): FitOf<Of> => {
      const { width, height, depth } = placing.needs;
      const spare = {
        width: space.width - width,
        height: space.height - height,
        depth: space.depth - depth,
      };
      return { ...placing, spare, fits: shortOf({ spare }) === 0 };
    })
    .sort((a, b) => shortOf(a) - shortOf(b));
}

/** Lists every way round to install the product, best first. */
export function fitsIn(body: Body, space: Size): readonly [FitOf<Placing>, ...FitOf<Placing>[]] {
  const [first, ...others] = sortFits(placingsOf(body), space);
  if (!first) throw new Error('A body has at least one way round.');
  return [first, ...others];
}

const mm = (value: number) => `${formatNumber(value)}\u00a0mm`;
const shortText = ({ spare }: FitOf<Placed>): string =>
  `Needs ${formatList(
    directions.flatMap((each) => (spare[each] < 0 ? `${mm(-spare[each])} more ${each}` : [])),
  )}`;
/** "Fits", or other words if it fits, or else "Needs 40 mm more height", each with the way round. */
export const fitText = (fit: FitOf<Placed>, fitting = 'Fits'): string =>
  `${fit.fits ? fitting : shortText(fit)}${fit.way === 'upright' ? '' : ', lying down'}`;
const wayText = (fit: FitOf<Placed>): string =>
  `${fit.way === 'upright' ? 'Upright' : 'Lying down'}, it ${lowerFirst(shortText(fit))}.`;

/** "Fits." and its room to spare, or "Doesn't fit." and what's missing, then the other way round, if it turns. */
export function fitTexts(body: Body, space: Size, where = ''): readonly [string, ...string[]] {
  const [best, ...others] = fitsIn(body, space);
  const { fits, spare, way } = best;
  const fitting = others.length > 0 ? `fits ${way}` : 'fits';
  const verdict = fits ? `${fitting}.` : "doesn't fit.";
  const [above, beside, front] = directions.map((each) =>
    spare[each] ? mm(spare[each]) : 'nothing',
  );
  const room = `It leaves ${above} to spare above, ${beside} beside and ${front} in front.`;
  const need = others.length > 0 ? wayText(best) : `It ${lowerFirst(shortText(best))}.`;
  const inSpace = (text: string) => (where ? `In${where}, ${lowerFirst(text)}` : text);
  return [
    body.isFilter ? `The filter ${verdict}` : upperFirst(verdict),
    inSpace(fits ? room : need),
    ...others.map((fit) => (fit.fits ? `It fits ${fit.way} too.` : wayText(fit))),
  ];
}

/** Where a page shows a product, with its fit in words: its usual space, or the first that it fits. */
export function openingFit(product: Product, body: Body, spaces: readonly Space[]) {
  const mounting = product.specifications.find(({ id }) => id === 'mounting')?.value;
  const isOnFloor = /^(?:floor|free|post)/i.test(String(mounting));
  const place = isOnFloor ? 'floor' : product.installation;
  const usual = spaces.find((each) => each.for.some((one) => one === place));
  if (!usual) return undefined;
  const space = [usual, ...spaces].find((each) => fitsIn(body, each)[0].fits) ?? usual;
  const texts = (each: Space) => fitTexts(body, each, ` a typical ${sizeText(each)} ${each.name}`);
  // Where it doesn't fit, what's missing says so.
  return {
    space,
    texts: space === usual ? texts(usual) : [...texts(space), ...texts(usual).slice(1)],
  };
}

/** Says the product's own size, which clear space and air a fit counts, and that it counts neither a gas bottle, a controller nor pipes. */
export const countedText = (body: Body, room: Size): string => {
  const [{ way, service }] = fitsIn(body, room);
  const { side, space } = service;
  const own = `${body.isFilter ? 'The filter is' : "It's"} ${sizeText(body)}. `;
  const air = body.air ? `Counts ${mm(body.air)} of air all round. ` : '';
  const gas = body.gas ? 'The gas bottle needs its own room. ' : '';
  const clear =
    side === 'in front'
      ? `Keep ${mm(space)} clear in front. Pipes aren't counted.`
      : `Counts ${mm(space)} clear ${way === 'upright' ? side : 'at its end'} for service, but not the pipes${body.controller ? ' or the controller' : ''}.`;
  return own + air + gas + clear;
};

/** Reads an address's `600x720x560`: width, height, depth inside. Undefined for anything else. */
export function readSize(text = ''): Size | undefined {
  const [, width, height, depth] =
    /^([1-9]\d{0,3})[x×]([1-9]\d{0,3})[x×]([1-9]\d{0,3})$/i.exec(text.trim())?.map(Number) ?? [];
  return width && height && depth ? { width, height, depth } : undefined;
}
/** Writes a size for an address: "600x720x560". */
export const sizeQuery = ({ width, height, depth }: Size): string => `${width}x${height}x${depth}`;
/** "720 × 600 × 560 mm": height, width and depth, as in the specifications. */
export const sizeText = ({ width, height, depth }: Size): string =>
  `${[height, width, depth].map(formatNumber).join('\u00a0×\u00a0')}\u00a0mm`;

/** The sizes that a product needs, upright and on its side, for filters: "600x1080x240". */
export const needsOf = (body: Body): string =>
  placingsOf(body)
    .map(({ needs }) => sizeQuery(needs))
    .join(' ');
/** The best way round of those from `needsOf`. Undefined if the product needs no space. */
export const bestFit = (needs = '', space: Size): FitOf<Placed> | undefined =>
  sortFits(
    needs.split(' ').flatMap((text, at) => {
      const size = readSize(text);
      return size ? [{ way: at === 0 ? 'upright' : 'lying down', needs: size } as const] : [];
    }),
    space,
  )[0];
/** "Undersink cabinet, 720 × 600 × 560 mm" */
export const spaceLabel = (space: Space): string => `${upperFirst(space.name)}, ${sizeText(space)}`;
