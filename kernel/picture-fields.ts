/** Lists the fields of a product's file that change its drawing. */
import { type AppearanceField, productForms } from './appearance.ts';
import { type DrawingTrait, traitsOfType } from './drawing-traits.ts';
import type { ProductType } from './vocabulary.ts';

/** The field to edit for each trait that `appearance` doesn't have under the same name. */
const otherFields: Partial<Readonly<Record<DrawingTrait, string>>> = {
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
  taps: 'specifications.outlets',
  waters: 'specifications.outlets',
  boils: 'applications',
  sparkles: 'applications',
  finish: 'finishes',
  pack: 'specifications.packSize',
};
const fieldOf = (trait: DrawingTrait): string => otherFields[trait] ?? `appearance.${trait}`;

/** Lists the fields that tell a type's drawings apart. */
export const pictureFieldsOf = (type: ProductType): readonly string[] =>
  [...new Set(traitsOfType[type].map(fieldOf))].filter(
    (field) => field !== 'appearance.form' || Object.hasOwn(productForms, type),
  );

/** Fields of `appearance`, in the order that messages list them. */
const appearanceFields: readonly AppearanceField[] = [
  ...([
    'form',
    'media',
    'bowl',
    'ports',
    'mount',
    'gauges',
    'cover',
    'pump',
    'controller',
  ] as const),
  ...(['spout', 'handle', 'valve', 'mark', 'contents', 'hose', 'floats', 'filters'] as const),
];

/** Lists the `appearance` fields that a type's drawing reads. */
export function appearanceFieldsOf(type: ProductType): readonly AppearanceField[] {
  const traits: readonly DrawingTrait[] = traitsOfType[type];
  const read = pictureFieldsOf(type);
  return appearanceFields.filter(
    (field) =>
      read.includes(`appearance.${field}`) || (field === 'media' && traits.includes('stages')),
  );
}
