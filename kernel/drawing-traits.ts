/** The props of product drawings, by type in `traitsOfType`. Equal traits give equal pictures (rule `look-alike`). */
import type { Appearance, ProductForm, ProductFormOf } from './appearance.ts';
import type { Finish } from './entry-types.ts';
import type { Media } from './filter-media.ts';
import type { CartridgeSize, Port, Stage } from './stages.ts';
import type { Measure } from './views.ts';
import type { ProductType } from './vocabulary.ts';

export type FilterOutside = Pick<Stage, 'media' | 'twist'>;

export type DrawingTraits = {
  readonly form: ProductForm | undefined;
  /** True if the product's cartridges are sealed canisters with a twist neck. */
  readonly twist: boolean;
  readonly stages: readonly FilterOutside[];
  /** Each lamp's length in millimetres. */
  readonly lamps: readonly number[];
  readonly lampLength: number;
  readonly media: readonly Media[];
  /** The media, spelled as in the product's file. */
  readonly said: string | undefined;
  readonly micron: number | undefined;
  readonly size: CartridgeSize;
  /** Cartridges in one vessel. Undefined if not stated. */
  readonly count: number | undefined;
  readonly measures: Partial<Readonly<Record<Measure, number>>>;
  readonly ports: readonly Port[];
  readonly portsOf: NonNullable<Appearance['ports']>;
  /** The metal or polymer of the ports, from the product's material. */
  readonly metal: NonNullable<Appearance['ports']>;
  readonly bowl: NonNullable<Appearance['bowl']>;
  readonly mount: NonNullable<Appearance['mount']>;
  readonly gauges: number;
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
  /** How many taps the product supplies. */
  readonly taps: number;
  readonly waters: number;
  readonly boils: boolean;
  readonly sparkles: boolean;
  readonly finish: Finish | undefined;
  /** "20 kg bag" */
  readonly pack: string | undefined;
};
export type DrawingTrait = keyof DrawingTraits;

const row = ['stages', 'size', 'ports', 'portsOf', 'bowl', 'mount', 'gauges', 'cover'] as const;

export const traitsOfType = {
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
  housing: ['form', 'stages', 'size', 'count', 'bowl', 'ports', 'portsOf'],
  fitting: ['form', 'ports', 'portsOf', 'pack'],
  kit: ['contents', 'size', 'twist'],
  media: ['media', 'said', 'pack'],
  'test kit': ['contents'],
  spare: ['form', 'measures', 'metal', 'pack'],
} as const satisfies Readonly<Record<ProductType, readonly DrawingTrait[]>>;

type Looks = {
  readonly [T in ProductType]: {
    readonly type: T;
    readonly label: string;
    /** Width ÷ height, if stated. */
    readonly aspect?: number;
  } & {
    readonly [K in (typeof traitsOfType)[T][number]]: K extends 'form'
      ? ProductFormOf<T>
      : DrawingTraits[K];
  };
};
export type DrawingPropsOf<T extends ProductType> = Looks[T];
export type DrawingProps = Looks[ProductType];
