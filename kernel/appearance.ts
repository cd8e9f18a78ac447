/** `appearance` in product files may use these words. A test compares them with the schema. */
import type { ProductFile } from './generated/product.ts';
import type { ProductType } from './vocabulary.ts';

/** The shapes of each product type, the default first. */
export const productForms = {
  'cabinet system': ['cabinet', 'in the wall'],
  fountain: ['pedestal', 'wall bubbler', 'bottle filler', 'cooler', 'post'],
  'shower filter': ['in line', 'large in line', 'bath spout', 'hand shower', 'rose'],
  'caravan kit': ['set', 'carry case', 'in a row', 'with tap'],
  'tank purifier': ['round tank', 'slim tank'],
  softener: ['media tank and brine tank', 'cabinet', 'twin tanks', 'duplex'],
  'backwash system': ['media tank', 'package system'],
  'irrigation filter': ['disc', 'mesh', 'separator', 'self-cleaning'],
  cartridge: ['open', 'quick-twist', 'clip end', 'shower insert'],
  'inline cartridge': ['tube', 'short tube'],
  housing: ['housing', 'multi-cartridge'],
  fitting: [
    'coupling',
    'ball valve',
    'check valve',
    'pressure valve',
    'nipple',
    'bush',
    'adaptor',
    'elbow',
    'tee',
    'saddle',
    'tube coil',
  ],
  spare: [
    'packet',
    'bracket',
    'cleaning gun',
    'spanner',
    'grease',
    'o-ring',
    'seal kit',
    'gauge',
    'pressure tank',
    'twist head',
    'quartz sleeve',
    'round tray',
    'drained tray',
    'controller',
    'sensor',
    'brine tank',
    'bypass',
    'distributor',
    'timer',
    'softener valve',
    'backwash valve',
    'media tank',
  ],
} as const satisfies Partial<Readonly<Record<ProductType, readonly [string, ...string[]]>>>;
type Forms = typeof productForms;
export type ProductForm = Forms[keyof Forms][number];
export type ProductFormOf<T extends ProductType> = T extends keyof Forms ? Forms[T][number] : never;

export const spouts = ['gooseneck', 'square', 'low arc', 'pull-out', 'pull-down', 'short'] as const;
/** Contents of test kits, which spare-part kits may list too. */
export const testContents = ['sample bottle', 'form', 'return bag'] as const;
export const contents = [
  'sediment cartridge',
  'pleated cartridge',
  'carbon cartridge',
  'fine carbon cartridge',
  'scale cartridge',
  'resin cartridge',
  'membrane cartridge',
  'filter element',
  'UV lamp',
  'quartz sleeve',
  'O-rings',
  'grease',
  ...testContents,
] as const;

export type Appearance = NonNullable<ProductFile['appearance']>;
export type AppearanceField = Exclude<keyof Appearance, 'sample'>;
