/** What a drawing needs to know of a product, read from its own data. */
import type { Product } from '../kernel/contract.ts';

export type Media =
  | 'pleated'
  | 'carbon'
  | 'granular'
  | 'spun'
  | 'wound'
  | 'resin'
  | 'crystal'
  | 'mineral'
  | 'mesh'
  | 'membrane';

export function specification(product: Product, id: string): string | undefined {
  const found = product.specifications.find((each) => each.id === id);
  return found === undefined ? undefined : String(found.value);
}

/** Everything that says what the product is, in lower case. */
export function words(product: Product): string {
  const facts = ['media', 'material', 'mounting', 'cover', 'thread'].map(
    (id) => specification(product, id) ?? '',
  );
  return [product.code, product.name, product.series ?? '', ...product.keywords, ...facts]
    .join(' ')
    .toLowerCase();
}

const mediaWords: readonly (readonly [Media, RegExp])[] = [
  ['mesh', /mesh|stainless|screen/],
  ['pleated', /pleat|washable/],
  ['wound', /wound|string/],
  ['granular', /granul|\bgac\b|coconut|oxidi/],
  ['mineral', /calcite|\bsand\b|gravel|zeolite|garnet/],
  ['crystal', /scale|phosphate|siliphos|polyphos|salt/],
  ['resin', /resin|softening|ion exchange|nitrate|tannin/],
  ['membrane', /membrane|hollow|ultra ?-?fil|ultra-?fine|ceramic|reverse osmosis/],
  ['carbon', /carbon|chlorine|lead|taste/],
  ['spun', /spun|melt|polyspun|polypropylene|sediment/],
];
const mediaCodes: readonly (readonly [Media, RegExp])[] = [
  ['pleated', /^PL/],
  ['wound', /^(WU|SW)/],
  ['resin', /^(ESR|RES|SR)/],
  ['membrane', /(-UB?$|^QT.*-U$|^UF|^RO)/],
  ['granular', /^(GC|GAC)/],
  ['spun', /^(SD|PP|PR-PPP|SP)|-S$/],
  ['carbon', /^(CB|CR|DP|CE|FL|CNB|RU)|-C$/],
];

/** By its words first; a bare code follows the series prefixes. */
export function mediaOf(text: string, code: string): Media | undefined {
  const byWords = mediaWords.find(([, pattern]) => pattern.test(text));
  const byCode = mediaCodes.find(([, pattern]) => pattern.test(code));
  return (byWords ?? byCode)?.[0];
}

export const cartridgeMedia = (product: Product): Media =>
  mediaOf(specification(product, 'media')?.toLowerCase() ?? '', '') ??
  mediaOf(words(product), product.code) ??
  'carbon';

const byStages: Readonly<Record<number, readonly Media[]>> = {
  1: ['carbon'],
  2: ['pleated', 'carbon'],
  3: ['pleated', 'carbon', 'membrane'],
};

/** The media of each stage, in the order of flow: the cartridges it names, else what is usual. */
export function stageMedia(product: Product, fallback: number): readonly Media[] {
  const stated = Number(specification(product, 'stages'));
  const count = Math.min(
    3,
    Math.max(1, Number.isInteger(stated) && stated > 0 ? stated : fallback),
  );
  const usual = byStages[count] ?? ['carbon'];
  const named = product.parts
    .filter((part) => part.role === 'cartridge')
    .flatMap((part) => mediaOf('', part.code) ?? []);
  return usual.map((media, at) => named[at] ?? media);
}

export type CartridgeSize = {
  /** Millimetres. */
  readonly length: number;
  readonly diameter: number;
};

/** Codes of 20 inch parts begin with their series and the length: CB20-05. */
export const isTwentyInch = (code: string): boolean => /^[A-Z]{2,3}20(-|$)/.test(code);

/** 9.75 inch is sold as 10 inch, and 19.5 as 20: the family stands on one step. */
const nominal = (inches: number): number => Math.round(inches) * 25.4;

/** "20 x 4.5 inch" and its like; what is not said is 10 inch and slim. */
export function cartridgeSize(product: Product): CartridgeSize {
  const said = specification(product, 'cartridgeSize') ?? `${product.name} ${product.code}`;
  const inches = Number(/(?:^|[^\d.])(\d{1,2}(?:\.\d+)?)\s*(?:"|inch|x |×)/i.exec(said)?.[1]);
  const wide = /4\.5|4½|big|jumbo|maxi|,? ?five|multi/i.test(said);
  const length = specification(product, 'length') ?? specification(product, 'height');
  const stated = Number(length);
  const diameter = Number(specification(product, 'diameter'));
  const usual =
    inches >= 8 && inches <= 40 ? nominal(inches) : isTwentyInch(product.code) ? 508 : 254;
  const isCartridge = product.type === 'cartridge';
  return {
    length: isCartridge && stated >= 40 && stated <= 1100 ? stated : usual,
    diameter: isCartridge && diameter >= 40 && diameter <= 200 ? diameter : wide ? 114 : 64,
  };
}

/** True where any of the words stands in the product's data. */
export const says = (product: Product, pattern: RegExp): boolean => pattern.test(words(product));
