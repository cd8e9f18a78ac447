/** The stages that water passes in a product, in order, which sectional drawings show. */
import type { ProductFormOf } from '../../kernel/appearance.ts';
import { hasBoilingWater, type ProductLookup } from '../../kernel/drawing-props.ts';
import type { Product } from '../../kernel/entry-types.ts';
import type { Media } from '../../kernel/filter-media.ts';
import { productForms } from '../../kernel/generated/appearance-words.ts';
import {
  cartridgeCountOf,
  productMedia,
  productStages,
  specification,
} from '../../kernel/stages.ts';
import { hasSection } from '../../kernel/views.ts';
import type { WaterSource } from '../../kernel/vocabulary.ts';

export type Unit =
  | {
      readonly kind: 'filter';
      readonly media: readonly Media[];
      /** False if the media aren't stated. Drawings then use default media without naming them. */
      readonly isKnown: boolean;
      readonly body: 'housing' | 'canister' | 'bare' | 'inline' | 'vessel';
      /** Cartridges side by side in it. */
      readonly count?: number;
      readonly micron?: number;
      /** Ids of contaminants. */
      readonly treats: readonly string[];
    }
  | { readonly kind: 'lamp'; readonly count: number; readonly treats: readonly string[] }
  | {
      readonly kind: 'vessel';
      readonly media: readonly Media[];
      readonly treats: readonly string[];
      /** True for two parallel vessels, of which one works while the other regenerates. */
      readonly isParallel?: true;
    }
  /** A sand separator, where water spins and sand settles. */
  | { readonly kind: 'separator'; readonly treats: readonly string[] }
  /** A motor-driven, self-cleaning screen. */
  | { readonly kind: 'scanner'; readonly micron?: number; readonly treats: readonly string[] }
  | { readonly kind: 'salt' }
  | { readonly kind: 'unit'; readonly does: readonly ('boils' | 'chills' | 'sparkles')[] }
  | { readonly kind: 'outlet'; readonly at: 'tap' }
  | { readonly kind: 'outlet'; readonly at: 'fountain'; readonly form: ProductFormOf<'fountain'> };

export type FilterUnit = Extract<Unit, { readonly kind: 'filter' }>;

export type WaterFlow = {
  readonly water: WaterSource | undefined;
  readonly units: readonly Unit[];
};

const both = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((each) => other.includes(each));

/** The filters and lamps. Each lists only contaminants that both its part and the product treat. */
function stageUnits(product: Product, lookup: ProductLookup): readonly Unit[] {
  const { filters, lamps } = productStages(product, lookup);
  const own = product.appearance?.media ?? [];
  const parts = product.parts.flatMap(({ code }) => lookup(code) ?? []);
  const cartridges = parts.filter(({ type }) => type.endsWith('cartridge'));
  const lamp = parts.find(({ type }) => type === 'uv lamp');
  return [
    ...filters.map(
      ({ media, twist, micron, treats }, at): Unit => ({
        kind: 'filter',
        // ScaleProtect takes the place of the first sediment stage.
        media: at === 0 && product.appearance?.mark === 'scale' ? ['crystal'] : media,
        isKnown: cartridges[at] !== undefined || own[at] !== undefined,
        body:
          cartridges[at]?.type === 'inline cartridge' || product.appearance?.form === 'in a row'
            ? 'inline'
            : twist
              ? 'canister'
              : 'housing',
        ...(micron === undefined ? {} : { micron }),
        treats: cartridges[at] ? both(product.treats, treats) : product.treats,
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

/** A single filter: the product itself, or the cartridge that fits it. */
function single(product: Product, body: FilterUnit['body'], media: readonly Media[]): FilterUnit {
  const micron = micronOf(product);
  return {
    kind: 'filter',
    media: media.length > 0 ? media : ['carbon'],
    isKnown: media.length > 0,
    body,
    ...(micron === undefined ? {} : { micron }),
    treats: product.treats,
  };
}

function micronOf({ specifications }: Product): number | undefined {
  const micron = Number(specification(specifications, 'micron'));
  return micron > 0 ? micron : undefined;
}

/** The working media, without the gravel that supports them. */
const beds = (media: readonly Media[]): readonly Media[] =>
  media.filter((each) => each !== 'gravel');

function unitsOf(product: Product, lookup: ProductLookup): readonly Unit[] {
  const media = productMedia(product, undefined, lookup);
  switch (product.type) {
    case 'cartridge':
      return [
        single(product, product.appearance?.form === 'quick-twist' ? 'canister' : 'bare', media),
      ];
    case 'inline cartridge':
      return [single(product, 'inline', media)];
    case 'housing': {
      const isVessel = product.appearance?.form === 'multi-cartridge';
      const of = single(product, isVessel ? 'vessel' : 'housing', ['pleated']);
      const count = cartridgeCountOf(product);
      return [{ ...of, isKnown: false, ...(isVessel && count !== undefined ? { count } : {}) }];
    }
    case 'irrigation filter': {
      const { treats, appearance } = product;
      const micron = micronOf(product);
      if (appearance?.form === 'separator') return [{ kind: 'separator', treats }];
      if (appearance?.form === 'self-cleaning')
        return [{ kind: 'scanner', ...(micron === undefined ? {} : { micron }), treats }];
      // The discs of a disc filter aren't a medium.
      return [
        {
          ...single(product, 'housing', ['mesh']),
          isKnown: appearance?.form === 'mesh',
        },
      ];
    }
    case 'softener': {
      const vessel: Unit = { kind: 'vessel', media: ['resin'], treats: product.treats };
      const form = product.appearance?.form;
      if (form === 'duplex') return [{ ...vessel, isParallel: true }, { kind: 'salt' }];
      return [...(form === 'twin tanks' ? [vessel, vessel] : [vessel]), { kind: 'salt' }];
    }
    case 'backwash system': {
      const { lamps } = productStages(product, lookup);
      const all: readonly Media[] = beds(media).length > 0 ? beds(media) : ['sand'];
      const vessels = (product.appearance?.form === 'package system' ? all : all.slice(0, 1)).map(
        (each): Unit => ({ kind: 'vessel', media: [each, 'gravel'], treats: product.treats }),
      );
      return lamps.length === 0
        ? vessels
        : [...vessels, { kind: 'lamp', count: lamps.length, treats: product.treats }];
    }
    case 'sparkling system': {
      const does = hasBoilingWater(product)
        ? (['boils'] as const)
        : (['chills', 'sparkles'] as const);
      return [
        ...stageUnits(product, lookup),
        { kind: 'unit', does },
        { kind: 'outlet', at: 'tap' },
      ];
    }
    case 'fountain':
      return [
        ...stageUnits(product, lookup),
        {
          kind: 'outlet',
          at: 'fountain',
          form:
            productForms.fountain.find((form) => form === product.appearance?.form) ?? 'pedestal',
        },
      ];
    case 'mixer tap':
    case 'undersink system':
      return [...stageUnits(product, lookup), { kind: 'outlet', at: 'tap' }];
    default:
      return stageUnits(product, lookup);
  }
}

/** Undefined for products without a flow of water. */
export function flowOf(product: Product, lookup: ProductLookup): WaterFlow | undefined {
  if (!hasSection(product)) return undefined;
  return { water: product.sources[0], units: unitsOf(product, lookup) };
}
