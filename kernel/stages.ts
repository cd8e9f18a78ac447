import type { Product, StatedFact } from './entry-types.ts';
import { type Media, mediaIn } from './filter-media.ts';
import type { ProductType } from './vocabulary.ts';

type Lookup = (code: string) => Product | undefined;

export type CartridgeSize = {
  /** Millimetres. */
  readonly length: number;
  readonly diameter: number;
};
export type Stage = CartridgeSize & {
  readonly media: readonly Media[];
  /** A sealed canister with a twist neck, which needs no housing. */
  readonly twist: boolean;
  readonly micron?: number;
  /** Ids of contaminants that the stage's cartridge treats. */
  readonly treats: readonly string[];
};
export type Stages = { readonly filters: readonly Stage[]; readonly lamps: readonly number[] };
export type Port = {
  readonly inches: number;
  readonly end: 'thread' | 'push-fit' | 'hose' | 'flange';
  readonly isFemale?: true;
};

export function specification(specifications: readonly StatedFact[], id: string) {
  const found = specifications.find((each) => each.id === id);
  return found === undefined ? undefined : String(found.value);
}

const number = ({ specifications }: Product, id: string): number | undefined => {
  const value = Number(specification(specifications, id));
  return value > 0 ? value : undefined;
};

/** "1.5 inch BSP", "1 inch BSP male to 3/4 inch BSP female", "12 mm hose coupling". */
export function productPorts(specifications: readonly StatedFact[]): readonly Port[] {
  const said = ['connection', 'thread'].map((id) => specification(specifications, id) ?? '');
  const isInside = /\b(inside|internal|female) threads?\b/i.test(said.join(' '));
  return said.flatMap((text) => {
    if (text === '') return [];
    const end = /push-fit|tube/i.test(text)
      ? 'push-fit'
      : /hose/i.test(text)
        ? 'hose'
        : /flange/i.test(text)
          ? 'flange'
          : 'thread';
    return [...text.matchAll(/(\d+(?:\.\d+)?)(?:\/(\d+))? (inch|mm)(?: BSP)?( female)?/g)].map(
      ([, whole, part, unit, female]): Port => {
        const size = Number(whole) / Number(part ?? 1);
        return {
          inches: unit === 'mm' ? size / 25.4 : size,
          end,
          ...((female || (isInside && end === 'thread')) && { isFemale: true }),
        };
      },
    );
  });
}

/** Rounds 9.75 inches to 10 and 19.5 to 20, the sizes they're sold as, and returns millimetres. */
const nominal = (inches: number): number => Math.round(inches) * 25.4;
const slim = 64;
const wide = 114;

export const isQuickTwist = ({ specifications, appearance }: Product): boolean =>
  appearance?.form === 'quick-twist' ||
  /quick-twist/i.test(specification(specifications, 'cartridgeSize') ?? '');

const cartridgesOf = ({ parts }: Product, lookup: Lookup): readonly Product[] =>
  parts
    .flatMap(({ code, role }) => (role === 'cartridge' ? (lookup(code) ?? []) : []))
    .filter(({ type }) => type === 'cartridge' || type === 'inline cartridge');

const statesSize = ({ specifications }: Product): boolean =>
  ['cartridgeSize', 'length', 'height'].some(
    (id) => specification(specifications, id) !== undefined,
  );

/** The default diameter: wide for whole-house and outdoor products, slim undersink. */
function usualDiameter(product: Product, lookup: Lookup): number {
  const at = [product, ...product.fits.flatMap((code) => lookup(code) ?? [])];
  const isMain = at.some(
    ({ installation }) => installation === 'whole house' || installation === 'outdoor',
  );
  return isMain ? wide : slim;
}

/** In "7 x 30 x 2.5 inch" and "5 cartridges, 20 x 2.5 inch", the first number is a count. */
const many = /^(\d{1,2}) (?:x (?=[\d.]+ x )|cartridges, )/;
const counts = 'two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .map((word) => new RegExp(`\\b${word}\\b`, 'i'));

/** Cartridges in one vessel: "20 x 2.5 inch, five". Undefined if it isn't stated. */
export function cartridgeCountOf({ specifications }: Product): number | undefined {
  const said = specification(specifications, 'cartridgeSize') ?? '';
  const figure = Number(many.exec(said)?.[1]);
  if (figure > 0) return figure;
  const word = counts.findIndex((each) => each.test(said));
  return word === -1 ? undefined : word + 2;
}

/** Parses "20 x 4.5 inch". Falls back to the size of its cartridges, then to its place of installation. */
export function cartridgeSizeOf(product: Product, _: unknown, lookup: Lookup): CartridgeSize {
  const said = specification(product.specifications, 'cartridgeSize') ?? '';
  const isCartridge = product.type === 'cartridge';
  const part = isCartridge ? undefined : cartridgesOf(product, lookup).find(statesSize);
  const partSize = part && cartridgeSizeOf(part, _, lookup);
  const text = said === '' ? product.name : said.replace(many, '');
  const inches = Number(/(?:^|[^\d.])(\d{1,2}(?:\.\d+)?)(?= ?(?:"|inch|x\b))/i.exec(text)?.[1]);
  const across = Number(/x (\d(?:\.\d+)?) ?inch/i.exec(said)?.[1]);
  const length = inches >= 4 && inches <= 40 ? nominal(inches) : (partSize?.length ?? 254);
  const diameter =
    across > 0 ? Math.round(across * 25.4) : (partSize?.diameter ?? usualDiameter(product, lookup));
  if (!isCartridge) return { length, diameter };
  const twist = isQuickTwist(product);
  return {
    length:
      number(product, 'length') ?? number(product, 'height') ?? (twist ? length + 31 : length),
    diameter: number(product, 'diameter') ?? (twist ? 70 : diameter),
  };
}

/** In millimetres. The default is the smallest series'. */
export const lampLengthOf = (product: Product): number => number(product, 'length') ?? 430;

const usualMedia: Readonly<Record<number, readonly Media[]>> = {
  1: ['carbon'],
  2: ['pleated', 'carbon'],
  3: ['pleated', 'spun', 'carbon'],
  4: ['spun', 'carbon', 'membrane', 'granular'],
};

/** The default number of filters by product type. */
const leastStages: Partial<Readonly<Record<ProductType, number>>> = {
  system: 1,
  'undersink system': 1,
  'cabinet system': 1,
  'caravan kit': 2,
  'sparkling system': 1,
  fountain: 1,
  'shower filter': 1,
};

/** A system's filters and lamps, in the stated number and with its cartridges' media. */
export function productStages(product: Product, lookup: Lookup): Stages {
  const { appearance, parts, specifications } = product;
  const lamps = parts.flatMap(({ code, quantity }) => {
    const lamp = lookup(code);
    return lamp?.type === 'uv lamp' ? Array<number>(quantity).fill(lampLengthOf(lamp)) : [];
  });
  const said = specification(specifications, 'uvLamp');
  const lit = lamps.length > 0 || said === undefined ? lamps : statedLamps(said, lookup);
  const cartridges = cartridgesOf(product, lookup);
  const stated = number(product, 'stages');
  const media = appearance?.media ?? [];
  const count = Math.min(
    4,
    stated === undefined
      ? Math.max(media.length, cartridges.length, leastStages[product.type] ?? 0)
      : Math.max(0, stated - Math.min(1, lit.length)),
  );
  const usual = usualMedia[count] ?? [];
  const own = cartridgeSizeOf(product, undefined, lookup);
  const isSized = specification(specifications, 'cartridgeSize') !== undefined;
  const filters = Array.from({ length: count }, (_, at): Stage => {
    const cartridge = cartridges[at];
    const shown = media[at];
    const named =
      cartridge && shown === undefined ? productMedia(cartridge, undefined, lookup) : [];
    const micron = cartridge && number(cartridge, 'micron');
    return {
      ...(isSized || !cartridge ? own : cartridgeSizeOf(cartridge, undefined, lookup)),
      media: shown === undefined ? (named.length > 0 ? named : [usual[at] ?? 'carbon']) : [shown],
      twist: isQuickTwist(cartridge ?? product),
      ...(micron !== undefined && { micron }),
      treats: cartridge?.treats ?? [],
    };
  });
  return { filters, lamps: lit };
}

/** A product's media, or those of a vessel's media bags. */
export function productMedia(product: Product, _: unknown, lookup: Lookup): readonly Media[] {
  const { appearance, specifications, name, parts } = product;
  if (appearance?.media !== undefined) return appearance.media;
  const bags = parts
    .flatMap(({ code }) => lookup(code) ?? [])
    .filter(({ type }) => type === 'media');
  const filled = bags.flatMap((bag) => productMedia(bag, _, lookup));
  if (filled.length > 0) return filled;
  const said = specification(specifications, 'media') ?? specification(specifications, 'material');
  const inWords = mediaIn(said ?? '');
  const named = inWords.length > 0 ? inWords : mediaIn(name);
  return loose.has(product.type)
    ? named.map((each) => (each === 'carbon' ? 'granular' : each))
    : named;
}

/** Types filled with loose media, where carbon means granular carbon. */
const loose: ReadonlySet<ProductType> = new Set<ProductType>(['media', 'backwash system']);

/** Lamp lengths from a specification with a product code ("RL6") or a count ("2 x 87 W"). */
function statedLamps(stated: string, lookup: Lookup): readonly number[] {
  const lamp = lookup(stated);
  if (lamp !== undefined) return [lampLengthOf(lamp)];
  const count = Number(/^(\d) x /.exec(stated)?.[1] ?? 1);
  return Array<number>(count).fill(430);
}
