import type { AppearanceField } from './appearance.ts';
import { type DrawingTrait, traitsOfType } from './drawing-traits.ts';
import { productForms } from './generated/appearance-words.ts';
import type { ProductType } from './vocabulary.ts';

/** The field to edit for each trait that `appearance` doesn't have under the same name. */
const otherFields = {
  twist: 'specifications.cartridgeSize',
  stages: 'cartridges',
  lamps: 'cartridges',
  lampLength: 'specifications.length',
  said: 'specifications.media',
  micron: 'specifications.micron',
  size: 'specifications.cartridgeSize',
  count: 'specifications.cartridgeSize',
  measures: 'specifications.height',
  ports: 'specifications.connection',
  portsOf: 'appearance.ports',
  metal: 'specifications.material',
  taps: 'specifications.outlets',
  waters: 'specifications.outlets',
  boils: 'applications',
  sparkles: 'applications',
  finish: 'finishes',
  pack: 'specifications.packSize',
} as const satisfies Readonly<Record<OtherTrait, string>>;
type OtherTrait = Exclude<DrawingTrait, AppearanceField> | 'ports';
const isOwn = (trait: DrawingTrait): trait is Exclude<DrawingTrait, OtherTrait> =>
  !Object.hasOwn(otherFields, trait);
const fieldOf = (trait: DrawingTrait): string =>
  isOwn(trait) ? `appearance.${trait}` : otherFields[trait];

export const pictureFieldsOf = (type: ProductType): readonly string[] =>
  [...new Set(traitsOfType[type].map(fieldOf))].filter(
    (field) => field !== 'appearance.form' || Object.hasOwn(productForms, type),
  );

/** Lists the `appearance` fields that a type's drawing reads. */
export function appearanceFieldsOf(type: ProductType): readonly AppearanceField[] {
  const traits: readonly DrawingTrait[] = traitsOfType[type];
  return [
    ...traits
      .filter(isOwn)
      .filter((field) => field !== 'form' || Object.hasOwn(productForms, type)),
    ...(traits.includes('portsOf') ? (['ports'] as const) : []),
    ...(traits.includes('stages') ? (['media'] as const) : []),
  ];
}
