/** Derives the traits that a product's drawing reads (drawing-traits.ts) from catalogue data. */
import type { ProductForm } from './appearance.ts';
import { aspectRatio, numericSpecification } from './dimensions.ts';
import {
  type DrawingProps,
  type DrawingTrait,
  type DrawingTraits,
  traitsOfType,
} from './drawing-traits.ts';
import type { Part, Product } from './entry-types.ts';
import type { Media } from './filter-media.ts';
import { productForms } from './generated/appearance-words.ts';
import {
  cartridgeCountOf,
  cartridgeSizeOf,
  isQuickTwist,
  lampLengthOf,
  type Port,
  productMedia,
  productPorts,
  productStages,
  type Stages,
  specification,
} from './stages.ts';
import { type Measure, measures, statedMeasures } from './views.ts';
import type { ProductType } from './vocabulary.ts';

export type ProductLookup = (code: string) => Product | undefined;

function formOf({ type, appearance }: Product): ProductForm | undefined {
  const known: Readonly<Partial<Record<ProductType, readonly [ProductForm, ...ProductForm[]]>>> =
    productForms;
  const offered = known[type];
  if (offered === undefined) return undefined;
  return offered.find((form) => form === appearance?.form) ?? offered[0];
}

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The dimensions that shape a type's drawing. A spare uses its longest dimension. */
const shaping: Partial<Readonly<Record<ProductType, readonly Measure[]>>> = {
  'undersink system': ['width'],
  'uv system': ['length', 'diameter'],
  'mixer tap': ['height', 'depth'],
  'filter tap': ['height', 'depth'],
  'sparkling system': ['width', 'height'],
  fountain: ['width', 'height'],
  'shower filter': ['height', 'diameter'],
  softener: ['width', 'height'],
  'backwash system': ['height', 'diameter'],
  'inline cartridge': ['length', 'diameter'],
};
/** Forms drawn in fixed proportions, whatever the dimensions. */
const usualForms: ReadonlySet<ProductForm | undefined> = new Set<ProductForm>([
  'cooler',
  'post',
  'wall bubbler',
  'bath spout',
  'hand shower',
  'rose',
  'media tank and brine tank',
  'duplex',
  'package system',
]);

function measuresDrawn(product: Product, stages: () => Stages): DrawingTraits['measures'] {
  const isSpare = product.type === 'spare';
  const read = isSpare ? measures : shaping[product.type];
  if (read === undefined || usualForms.has(formOf(product))) return {};
  if (product.type === 'uv system' && stages().filters.length > 0) return {};
  const stated = statedMeasures(product.specifications);
  const known = measures.flatMap((each) => {
    const value = read.includes(each) ? stated[each] : undefined;
    return value === undefined ? [] : ([[each, value]] as const);
  });
  if (!isSpare) return Object.fromEntries(known);
  const longest = Math.max(...known.map(([, value]) => value));
  return Object.fromEntries(known.filter(([, value]) => value === longest).slice(0, 1));
}

/** A fitting can join different ports. Other products show one, and only small ones show its end. */
function portsDrawn({ type, specifications }: Product): readonly Port[] {
  const ports = productPorts(specifications);
  if (type === 'fitting') return ports;
  const ends = type === 'inline cartridge' || type === 'undersink system';
  return ports.slice(0, 1).map(({ inches, end }) => ({ inches, end: ends ? end : 'thread' }));
}

/** Whether the product boils water, by its applications and name. */
export const hasBoilingWater = ({ applications, name }: Product): boolean =>
  /boil/i.test([...applications, name].join(' '));

type Content = DrawingTraits['contents'][number];
const spareContents: Partial<Readonly<Record<ProductForm, Content>>> = {
  'o-ring': 'O-rings',
  'seal kit': 'O-rings',
  grease: 'grease',
  'quartz sleeve': 'quartz sleeve',
};
/** A box shows other media as sediment cartridges. */
const filterContents: Partial<Readonly<Record<Media, Content>>> = {
  mesh: 'filter element',
  pleated: 'pleated cartridge',
  calcite: 'scale cartridge',
  granular: 'fine carbon cartridge',
  carbon: 'carbon cartridge',
  resin: 'resin cartridge',
  crystal: 'scale cartridge',
  membrane: 'membrane cartridge',
  ceramic: 'membrane cartridge',
  salt: 'resin cartridge',
};

/** Lists what a kit's box shows for a part. Empty if boxes don't show it. */
function contentsOf({ code, quantity }: Part, lookup: ProductLookup): readonly Content[] {
  const part = lookup(code);
  if (part === undefined) return [];
  const isFilter = part.type === 'cartridge' || part.type === 'inline cartridge';
  const [medium = 'carbon'] = isFilter ? productMedia(part, undefined, lookup) : [];
  const form = formOf(part);
  const thing = isFilter
    ? (filterContents[medium] ?? 'sediment cartridge')
    : part.type === 'spare' && form !== undefined
      ? spareContents[form]
      : part.type === 'uv lamp'
        ? 'UV lamp'
        : undefined;
  return thing === undefined ? [] : Array.from({ length: Math.min(3, quantity) }, () => thing);
}

/** The metal or polymer of its ports and stems, brass if its file states no material. */
function metalOf({ specifications }: Product): DrawingTraits['metal'] {
  const said = specification(specifications, 'material') ?? 'brass';
  if (/brass/i.test(said)) return 'brass';
  return /steel/i.test(said) ? 'stainless' : 'polymer';
}

/** Derives each trait from a product. `appearance` in its file wins over specifications. */
const traitOf: {
  readonly [K in DrawingTrait]: (
    product: Product,
    stages: () => Stages,
    lookup: ProductLookup,
  ) => DrawingTraits[K];
} = {
  form: formOf,
  twist: isQuickTwist,
  stages: (_, stages) => stages().filters.map(({ media, twist }) => ({ media, twist })),
  lamps: (_, stages) => stages().lamps,
  lampLength: lampLengthOf,
  media: productMedia,
  said: ({ specifications }) => specification(specifications, 'media')?.split(/[,(]/)[0]?.trim(),
  micron: (product) => numericSpecification(product, 'micron'),
  size: cartridgeSizeOf,
  count: cartridgeCountOf,
  measures: measuresDrawn,
  ports: portsDrawn,
  portsOf: (product) => product.appearance?.ports ?? metalOf(product),
  metal: metalOf,
  bowl: ({ appearance, type, specifications, installation }, _, __) => {
    if (appearance?.bowl !== undefined) return appearance.bowl;
    const said = specification(specifications, 'material') ?? '';
    if (/stainless/i.test(said)) return 'steel';
    if (/\bSAN\b|clear/i.test(said)) return 'clear';
    if (type === 'housing' && installation !== 'whole house') return 'white';
    return installation === 'whole house' ? 'blue' : 'clear';
  },
  mount: ({ appearance }) => appearance?.mount ?? 'plate',
  gauges: ({ appearance }) => appearance?.gauges ?? 0,
  cover: ({ appearance, specifications }) => {
    const said = specification(specifications, 'cover') ?? 'none';
    return appearance?.cover ?? (/^(no|none|without)\b/i.test(said) ? undefined : 'louvres');
  },
  pump: ({ appearance }) => appearance?.pump,
  controller: ({ appearance }) => appearance?.controller ?? 'lights',
  spout: ({ appearance }) => appearance?.spout ?? 'gooseneck',
  handle: ({ appearance }) => appearance?.handle ?? 'side lever',
  valve: ({ appearance }) => appearance?.valve ?? 'display',
  mark: ({ appearance }) => appearance?.mark,
  contents: ({ appearance, parts }, _, lookup) =>
    appearance?.contents ?? parts.flatMap((part) => contentsOf(part, lookup)),
  hose: ({ appearance }) => appearance?.hose ?? 2,
  floats: ({ appearance }) => appearance?.floats ?? 1,
  filters: ({ appearance }) => appearance?.filters ?? appearance?.floats ?? 1,
  taps: ({ specifications }) =>
    numberIn(specification(specifications, 'outlets') ?? '', /(\d+) taps?\b/) ?? 1,
  waters: ({ specifications }) =>
    numberIn(specification(specifications, 'outlets') ?? '', /(\d+) waters?\b/) ?? 1,
  boils: hasBoilingWater,
  sparkles: (product) => /spark/i.test([...product.applications, product.name].join(' ')),
  finish: ({ finishes }) => finishes[0],
  // The pack size is printed only on products without another size.
  pack: (product, stages) => {
    const { type, specifications } = product;
    const isSized =
      (type === 'spare' && Object.keys(measuresDrawn(product, stages)).length > 0) ||
      (type === 'fitting' && productPorts(specifications).length > 0);
    return isSized ? undefined : specification(specifications, 'packSize');
  },
};

/** Reads a product's appearance, or that of its `pictureOf`. */
export function drawingProps(product: Product, lookup: ProductLookup): DrawingProps {
  const { pictureOf, finishes } = product;
  const same = pictureOf === undefined ? undefined : lookup(pictureOf);
  if (same !== undefined && same.pictureOf === undefined) {
    return drawingProps(finishes.length > 0 ? { ...same, finishes } : same, lookup);
  }
  let known: Stages | undefined;
  const stages = () => {
    known ??= productStages(product, lookup);
    return known;
  };
  const traits = traitsOfType[product.type].map((trait) => [
    trait,
    traitOf[trait](product, stages, lookup),
  ]);
  const aspect = aspectRatio(product);
  const look: DrawingProps = {
    type: product.type,
    label: product.code,
    ...(aspect === undefined ? {} : { aspect }),
    ...Object.fromEntries(traits),
  };
  return 'cover' in look && look.cover !== undefined ? { ...look, ...hidden } : look;
}

/** Traits that a cover hides. */
const hidden = {
  stages: [],
  bowl: 'blue',
  mount: 'plate',
  gauges: 0,
  controller: 'lights',
} as const;

/** Equal for two products whose drawings differ only in the printed code. */
export const drawingKey = ({ label: _, ...look }: DrawingProps): string => JSON.stringify(look);
