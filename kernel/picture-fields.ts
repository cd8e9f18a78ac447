/** The fields of a product's file that its drawing depends on. */
import { type AppearanceField, productForms } from './appearance.ts';
import { type DrawingTrait, traitsOfType } from './drawing-traits.ts';
import type { ProductType } from './vocabulary.ts';

/** The field to edit for each trait. */
const fieldOf: Readonly<Record<DrawingTrait, string>> = {
  form: 'appearance.form',
  twist: 'specifications.cartridgeSize',
  stages: 'cartridges',
  lamps: 'cartridges',
  lampLength: 'specifications.length',
  media: 'appearance.media',
  said: 'specifications.media',
  micron: 'specifications.micron',
  size: 'specifications.cartridgeSize',
  count: 'specifications.cartridgeSize',
  measures: 'specifications.height',
  ports: 'specifications.connection',
  portsOf: 'appearance.ports',
  bowl: 'appearance.bowl',
  mount: 'appearance.mount',
  gauges: 'appearance.gauges',
  cover: 'appearance.cover',
  pump: 'appearance.pump',
  controller: 'appearance.controller',
  spout: 'appearance.spout',
  handle: 'appearance.handle',
  valve: 'appearance.valve',
  mark: 'appearance.mark',
  contents: 'appearance.contents',
  hose: 'appearance.hose',
  floats: 'appearance.floats',
  filters: 'appearance.filters',
  taps: 'specifications.outlets',
  waters: 'specifications.outlets',
  boils: 'applications',
  sparkles: 'applications',
  finish: 'finishes',
  pack: 'specifications.packSize',
};

/** The fields that make drawings of a product type differ. */
export const pictureFieldsOf = (type: ProductType): readonly string[] => {
  const traits: readonly DrawingTrait[] = traitsOfType[type];
  return [...new Set(traits.map((trait) => fieldOf[trait]))].filter(
    (field) => field !== 'appearance.form' || Object.hasOwn(productForms, type),
  );
};

/** The fields of `appearance` that a type's drawing reads. */
export function appearanceFieldsOf(type: ProductType): readonly AppearanceField[] {
  const own = traitsOfType[type].map((trait) => fieldOf[trait]);
  const fields: readonly AppearanceField[] = [
    'form',
    'media',
    'bowl',
    'ports',
    'mount',
    'gauges',
    'cover',
    'pump',
    'controller',
    'spout',
    'handle',
    'valve',
    'mark',
    'contents',
    'hose',
    'floats',
    'filters',
  ];
  const traits: readonly DrawingTrait[] = traitsOfType[type];
  return fields
    .filter(
      (field) =>
        own.includes(`appearance.${field}`) || (field === 'media' && traits.includes('stages')),
    )
    .filter((field) => field !== 'form' || Object.hasOwn(productForms, type));
}
