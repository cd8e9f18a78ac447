/**
 * All that a drawing of a product may read. `reads` says it by kind; the drawings are handed no more,
 * and the rule `look-alike` compares the very same: where two looks are equal, so are two pictures.
 */
import {
  type Appearance,
  bowls,
  controllers,
  type Form,
  type FormOf,
  forms,
  handles,
  spouts,
  valves,
} from './appearance.ts';
import type { Finish, Part, Product } from './contract.ts';
import { aspectOf } from './dimensions.ts';
import type { Media } from './media.ts';
import {
  type CartridgeSize,
  cartridgeCountOf,
  cartridgeSizeOf,
  isTwist,
  lampLengthOf,
  mediaOf,
  type Port,
  portsOf,
  type Stage,
  type Stages,
  specification,
  stagesOf,
} from './stages.ts';
import { type Measure, measures, measuresOf } from './views.ts';
import type { ProductType } from './vocabulary.ts';

/** Undefined where no product has the code. */
export type ProductLookup = (code: string) => Product | undefined;
export type { CartridgeSize, Port, Stage };

/** A filter as it is seen from outside. */
export type Filter = Pick<Stage, 'media' | 'twist'>;

type Traits = {
  readonly form: Form | undefined;
  /** Its cartridges are sealed canisters with a twist neck. */
  readonly twist: boolean;
  /** Filters in the order of flow. */
  readonly stages: readonly Filter[];
  /** Millimetres of each lamp. */
  readonly lamps: readonly number[];
  readonly lampLength: number;
  readonly media: readonly Media[];
  /** What fills it in the words of its file. */
  readonly said: string | undefined;
  readonly micron: number | undefined;
  readonly size: CartridgeSize;
  /** Cartridges in one vessel; undefined where nobody says how many. */
  readonly count: number | undefined;
  readonly measures: Partial<Readonly<Record<Measure, number>>>;
  /** Sizes and kinds of what it is joined with; empty where nothing is said. */
  readonly ports: readonly Port[];
  readonly portsOf: NonNullable<Appearance['ports']>;
  readonly bowl: NonNullable<Appearance['bowl']>;
  readonly mount: NonNullable<Appearance['mount']>;
  readonly gauges: number;
  /** Undefined: it has none. */
  readonly cover: Appearance['cover'];
  readonly pump: Appearance['pump'];
  readonly controller: NonNullable<Appearance['controller']>;
  readonly spout: NonNullable<Appearance['spout']>;
  readonly handle: NonNullable<Appearance['handle']>;
  readonly valve: NonNullable<Appearance['valve']>;
  readonly mark: Appearance['mark'];
  readonly contents: NonNullable<Appearance['contents']>;
  readonly hose: number;
  readonly floats: number;
  readonly filters: number;
  /** Taps that it serves. */
  readonly taps: number;
  readonly waters: number;
  readonly boils: boolean;
  readonly sparkles: boolean;
  readonly finish: Finish | undefined;
  /** "20 kg bag" */
  readonly pack: string | undefined;
};
export type Trait = keyof Traits;

const row = ['stages', 'size', 'ports', 'portsOf', 'bowl', 'mount', 'gauges', 'cover'] as const;

/** What the drawing of each kind reads, and nothing else. */
export const reads = {
  system: [...row, 'pump'],
  'undersink system': ['stages', 'size', 'ports', 'lamps', 'bowl', 'mount', 'measures'],
  'uv system': [...row, 'lamps', 'controller', 'measures', 'taps'],
  'cabinet system': ['form', 'size', 'finish', 'mark', 'lamps'],
  'mixer tap': ['spout', 'handle', 'finish', 'measures', 'stages', 'lamps'],
  'filter tap': ['spout', 'handle', 'finish', 'measures'],
  'sparkling system': ['spout', 'finish', 'measures', 'taps', 'waters', 'boils', 'sparkles'],
  fountain: ['form', 'measures'],
  'shower filter': ['form', 'finish', 'measures'],
  'caravan kit': ['form', 'stages', 'size'],
  'tank purifier': ['form', 'hose', 'floats', 'filters', 'ports'],
  softener: ['form', 'valve', 'ports', 'measures'],
  'backwash system': ['form', 'media', 'valve', 'ports', 'measures', 'lamps'],
  'irrigation filter': ['form', 'ports', 'micron'],
  cartridge: ['form', 'media', 'micron', 'size'],
  'inline cartridge': ['form', 'media', 'micron', 'ports', 'measures'],
  'uv lamp': ['lampLength'],
  housing: ['form', 'size', 'count', 'bowl', 'ports', 'portsOf'],
  fitting: ['form', 'ports', 'portsOf', 'pack'],
  kit: ['contents', 'size', 'twist'],
  media: ['media', 'said', 'pack'],
  'test kit': ['contents'],
  spare: ['form', 'measures', 'pack'],
} as const satisfies Readonly<Record<ProductType, readonly Trait[]>>;

type Looks = {
  readonly [T in ProductType]: {
    readonly type: T;
    /** The code that is printed on it. */
    readonly label: string;
    /** How wide it is for its height, where that is stated. */
    readonly aspect?: number;
  } & { readonly [K in (typeof reads)[T][number]]: K extends 'form' ? FormOf<T> : Traits[K] };
};
/** A look of one kind: the traits that its drawing reads. */
export type LookOf<T extends ProductType> = Looks[T];
export type Look = Looks[ProductType];

const first = <T>([value]: readonly [T, ...T[]]): T => value;

function formOf({ type, appearance }: Product): Form | undefined {
  const known: Readonly<Partial<Record<ProductType, readonly [Form, ...Form[]]>>> = forms;
  const offered = known[type];
  if (offered === undefined) return undefined;
  return offered.find((form) => form === appearance?.form) ?? first(offered);
}

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The measures that shape a kind's picture; of a spare the longest. */
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
/** Forms that are drawn in usual proportions. */
const usualForms: ReadonlySet<Form | undefined> = new Set<Form>([
  'cooler',
  'post',
  'wall bubbler',
  'bath spout',
  'hand shower',
  'rose',
  'vessel and salt tank',
  'duplex',
  'treatment set',
]);

function measuresDrawn(product: Product, stages: () => Stages): Traits['measures'] {
  const isSpare = product.type === 'spare';
  const read = isSpare ? measures : shaping[product.type];
  if (read === undefined || usualForms.has(formOf(product))) return {};
  if (product.type === 'uv system' && stages().filters.length > 0) return {};
  const stated = measuresOf(product.specifications);
  const known = measures.flatMap((each) => {
    const value = read.includes(each) ? stated[each] : undefined;
    return value === undefined ? [] : ([[each, value]] as const);
  });
  if (!isSpare) return Object.fromEntries(known);
  const longest = Math.max(...known.map(([, value]) => value));
  return Object.fromEntries(known.filter(([, value]) => value === longest).slice(0, 1));
}

/** A fitting joins what differs; of all else one port stands for both. How it ends shows on small ones. */
function portsDrawn({ type, specifications }: Product): readonly Port[] {
  const ports = portsOf(specifications);
  if (type === 'fitting') return ports;
  const ends = type === 'inline cartridge' || type === 'undersink system';
  return ports.slice(0, 1).map(({ inches, end }) => ({ inches, end: ends ? end : 'thread' }));
}

/** What it serves is told by its applications. */
export const boils = ({ applications, name }: Product): boolean =>
  /boil/i.test([...applications, name].join(' '));

type Content = Traits['contents'][number];
const partContents: Partial<Readonly<Record<ProductType, Content>>> = {
  'uv lamp': 'UV lamp',
  'test kit': 'test strips',
};
const spareContents: Partial<Readonly<Record<Form, Content>>> = {
  'o-ring': 'O-rings',
  'seal kit': 'O-rings',
  grease: 'grease',
  'quartz sleeve': 'quartz sleeve',
};
const filterContents: Readonly<Record<Media, Content>> = {
  mesh: 'filter element',
  wound: 'sediment cartridge',
  spun: 'sediment cartridge',
  pleated: 'pleated cartridge',
  gravel: 'sediment cartridge',
  sand: 'sediment cartridge',
  zeolite: 'sediment cartridge',
  copper: 'sediment cartridge',
  iron: 'sediment cartridge',
  calcite: 'scale cartridge',
  granular: 'fine carbon cartridge',
  carbon: 'carbon cartridge',
  resin: 'resin cartridge',
  crystal: 'scale cartridge',
  membrane: 'membrane cartridge',
  ceramic: 'membrane cartridge',
  salt: 'resin cartridge',
};

/** A part of a kit as a thing in its box; nothing of what is no such thing. */
function contentsOf({ code, quantity }: Part, lookup: ProductLookup): readonly Content[] {
  const part = lookup(code);
  if (part === undefined) return [];
  const isFilter = part.type === 'cartridge' || part.type === 'inline cartridge';
  const [medium = 'carbon'] = isFilter ? mediaOf(part, undefined, lookup) : [];
  const form = formOf(part);
  const thing = isFilter
    ? filterContents[medium]
    : part.type === 'spare' && form !== undefined
      ? spareContents[form]
      : partContents[part.type];
  return thing === undefined ? [] : Array.from({ length: Math.min(3, quantity) }, () => thing);
}

/** How each trait is told from a product's data: what its file says of its appearance goes first. */
const tell: {
  readonly [K in Trait]: (
    product: Product,
    stages: () => Stages,
    lookup: ProductLookup,
  ) => Traits[K];
} = {
  form: formOf,
  twist: isTwist,
  stages: (_, stages) => stages().filters.map(({ media, twist }) => ({ media, twist })),
  lamps: (_, stages) => stages().lamps,
  lampLength: lampLengthOf,
  media: mediaOf,
  said: ({ specifications }) => specification(specifications, 'media')?.split(/[,(]/)[0]?.trim(),
  micron: ({ specifications }) => {
    const said = specification(specifications, 'micron');
    return said === undefined ? undefined : Number(said);
  },
  size: cartridgeSizeOf,
  count: cartridgeCountOf,
  measures: measuresDrawn,
  ports: portsDrawn,
  portsOf: ({ appearance, specifications, type }) => {
    if (appearance?.ports !== undefined) return appearance.ports;
    const said = specification(specifications, 'material') ?? '';
    if (/stainless/i.test(said)) return 'stainless';
    return type === 'fitting' && /acetal|poly/i.test(said) ? 'polymer' : 'brass';
  },
  bowl: ({ appearance, type, specifications, installation }, _, __) => {
    if (appearance?.bowl !== undefined) return appearance.bowl;
    const said = specification(specifications, 'material') ?? '';
    if (/stainless/i.test(said)) return 'steel';
    if (/\bSAN\b|clear/i.test(said)) return 'clear';
    if (type === 'housing' && installation !== 'whole house') return 'white';
    return installation === 'whole house' ? 'blue' : first(bowls);
  },
  mount: ({ appearance }) => appearance?.mount ?? 'plate',
  gauges: ({ appearance }) => appearance?.gauges ?? 0,
  cover: ({ appearance, specifications }) => {
    const said = specification(specifications, 'cover') ?? 'none';
    return appearance?.cover ?? (/^(no|none|without)\b/i.test(said) ? undefined : 'louvres');
  },
  pump: ({ appearance }) => appearance?.pump,
  controller: ({ appearance }) => appearance?.controller ?? first(controllers),
  spout: ({ appearance }) => appearance?.spout ?? first(spouts),
  handle: ({ appearance }) => appearance?.handle ?? first(handles),
  valve: ({ appearance }) => appearance?.valve ?? first(valves),
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
  boils,
  sparkles: (product) => /spark/i.test([...product.applications, product.name].join(' ')),
  finish: ({ finishes }) => finishes[0],
  // Printed where nothing else says the size.
  pack: (product, stages) => {
    const { type, specifications } = product;
    const isSized =
      (type === 'spare' && Object.keys(measuresDrawn(product, stages)).length > 0) ||
      (type === 'fitting' && portsOf(specifications).length > 0);
    return isSized ? undefined : specification(specifications, 'packSize');
  },
};

/** The look of a product, of the object that its file says it shares a picture with where it does. */
export function lookOf(product: Product, lookup: ProductLookup): Look {
  const { pictureOf, finishes } = product;
  const same = pictureOf === undefined ? undefined : lookup(pictureOf);
  if (same !== undefined && same.pictureOf === undefined) {
    return lookOf(finishes.length > 0 ? { ...same, finishes } : same, lookup);
  }
  let known: Stages | undefined;
  const stages = () => {
    known ??= stagesOf(product, lookup);
    return known;
  };
  const told = reads[product.type].map((trait) => [trait, tell[trait](product, stages, lookup)]);
  const aspect = aspectOf(product);
  const look: Look = {
    type: product.type,
    label: product.code,
    ...(aspect === undefined ? {} : { aspect }),
    ...Object.fromEntries(told),
  };
  return 'cover' in look && look.cover !== undefined ? { ...look, ...hidden } : look;
}

/** What stands behind a cover is not seen. */
const hidden = {
  stages: [],
  bowl: 'blue',
  mount: 'plate',
  gauges: 0,
  controller: 'lights',
} as const;

/** Equal for two products whose pictures differ in nothing but the code that is printed on them. */
export const lookKey = ({ label: _, ...look }: Look): string => JSON.stringify(look);
