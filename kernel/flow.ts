/** What water meets inside a product, in order: what a sectional drawing is made from. */
import type { Product } from './contract.ts';
import { boils, type ProductLookup } from './look.ts';
import type { Media } from './media.ts';
import { mediaOf, specification, stagesOf } from './stages.ts';
import { insideOf } from './views.ts';
import type { WaterSource } from './vocabulary.ts';

export type Unit =
  | {
      readonly kind: 'filter';
      readonly media: readonly Media[];
      /** False where nobody says what fills it: then it is drawn as usual, and not named. */
      readonly isKnown: boolean;
      readonly body: 'housing' | 'canister' | 'bare' | 'inline';
      readonly micron?: number;
      /** Ids of contaminants. */
      readonly treats: readonly string[];
    }
  | { readonly kind: 'lamp'; readonly count: number; readonly treats: readonly string[] }
  | {
      readonly kind: 'vessel';
      readonly media: readonly Media[];
      readonly treats: readonly string[];
    }
  | { readonly kind: 'salt' }
  | { readonly kind: 'unit'; readonly does: readonly ('boils' | 'chills' | 'sparkles')[] }
  | { readonly kind: 'outlet'; readonly at: 'tap' | 'shower' | 'fountain' };

type FilterUnit = Extract<Unit, { readonly kind: 'filter' }>;

export type Flow = {
  readonly label: string;
  readonly water: WaterSource | undefined;
  readonly units: readonly Unit[];
  /** Ids of contaminants that the whole is for. */
  readonly treats: readonly string[];
};

const both = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((each) => other.includes(each));

/** Filters and lamps, each with what its own part is for, as far as the whole says so too. */
function stageUnits(product: Product, lookup: ProductLookup): readonly Unit[] {
  const { filters, lamps } = stagesOf(product, lookup);
  const own = product.appearance?.media ?? [];
  const cartridges = product.parts
    .flatMap(({ code }) => lookup(code) ?? [])
    .filter(({ type }) => type === 'cartridge' || type === 'inline cartridge');
  const lamp = product.parts
    .flatMap(({ code }) => lookup(code) ?? [])
    .find(({ type }) => type === 'uv lamp');
  return [
    ...filters.map(
      ({ media, twist, micron, treats }, at): Unit => ({
        kind: 'filter',
        media,
        isKnown: cartridges[at] !== undefined || own[at] !== undefined,
        body:
          cartridges[at]?.type === 'inline cartridge' || product.appearance?.form === 'in a row'
            ? 'inline'
            : twist
              ? 'canister'
              : 'housing',
        ...(micron === undefined ? {} : { micron }),
        treats: both(product.treats, treats),
      }),
    ),
    ...(lamps.length === 0
      ? []
      : [
          {
            kind: 'lamp',
            count: lamps.length,
            treats: both(product.treats, lamp?.treats ?? []),
          } as const,
        ]),
  ];
}

/** One filter, which is the product itself or stands for what goes into it. */
function single(
  product: Product,
  body: 'housing' | 'canister' | 'bare' | 'inline',
  media: readonly Media[],
): FilterUnit {
  const micron = Number(specification(product.specifications, 'micron'));
  return {
    kind: 'filter',
    media: media.length > 0 ? media : ['carbon'],
    isKnown: media.length > 0,
    body,
    ...(micron > 0 ? { micron } : {}),
    treats: product.treats,
  };
}

/** The bed that does the work: gravel only carries it. */
const beds = (media: readonly Media[]): readonly Media[] =>
  media.filter((each) => each !== 'gravel');

function unitsOf(product: Product, lookup: ProductLookup): readonly Unit[] {
  const media = mediaOf(product, undefined, lookup);
  switch (product.type) {
    case 'cartridge':
      return [
        single(product, product.appearance?.form === 'quick-twist' ? 'canister' : 'bare', media),
      ];
    case 'inline cartridge':
      return [single(product, 'inline', media)];
    case 'housing':
      return [{ ...single(product, 'housing', ['pleated']), isKnown: false }];
    case 'irrigation filter':
      // Discs and the cone of a separator are no medium.
      return [
        {
          ...single(product, 'housing', ['mesh']),
          isKnown: product.appearance?.form === 'mesh',
        },
      ];
    case 'softener': {
      const vessel: Unit = { kind: 'vessel', media: ['resin'], treats: product.treats };
      const twin =
        product.appearance?.form === 'duplex' || product.appearance?.form === 'twin vessels';
      return [...(twin ? [vessel, vessel] : [vessel]), { kind: 'salt' }];
    }
    case 'backwash system': {
      const { lamps } = stagesOf(product, lookup);
      const all: readonly Media[] = beds(media).length > 0 ? beds(media) : ['sand'];
      const vessels = (product.appearance?.form === 'treatment set' ? all : all.slice(0, 1)).map(
        (each): Unit => ({ kind: 'vessel', media: [each, 'gravel'], treats: [] }),
      );
      return lamps.length === 0
        ? vessels
        : [...vessels, { kind: 'lamp', count: lamps.length, treats: [] }];
    }
    case 'sparkling system': {
      const does = boils(product) ? (['boils'] as const) : (['chills', 'sparkles'] as const);
      return [
        ...stageUnits(product, lookup),
        { kind: 'unit', does },
        { kind: 'outlet', at: 'tap' },
      ];
    }
    case 'fountain':
      return [...stageUnits(product, lookup), { kind: 'outlet', at: 'fountain' }];
    case 'shower filter':
      return [...stageUnits(product, lookup), { kind: 'outlet', at: 'shower' }];
    case 'mixer tap':
    case 'undersink system':
      return [...stageUnits(product, lookup), { kind: 'outlet', at: 'tap' }];
    default:
      return stageUnits(product, lookup);
  }
}

/** Undefined where water does not flow through it, or nothing is known of what it meets. */
export function flowOf(product: Product, lookup: ProductLookup): Flow | undefined {
  if (insideOf(product) !== 'flow') return undefined;
  const { code, sources, treats } = product;
  return { label: code, water: sources[0], units: unitsOf(product, lookup), treats };
}
