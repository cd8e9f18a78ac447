/** The words that catalogue fields allow, with their labels. A test compares them with the schemas. */
import words from './vocabulary.json' with { type: 'json' };

/** Waters and installations are in the order that pages list them. */
export const { waters, installations } = words;
export type WaterSource = keyof typeof waters;
export const isWaterSource = (text: string): text is WaterSource => Object.hasOwn(waters, text);
export const waterSources = Object.keys(waters).filter(isWaterSource);

/** `public` is a system for schools and streets, not for homes. The type decides the drawing and the order of facts. */
export const productTypes: Readonly<Record<keyof typeof words.productTypes, string>> =
  words.productTypes;
export type ProductType = keyof typeof productTypes;
export const isProductType = (text: string): text is ProductType =>
  Object.hasOwn(productTypes, text);
export const isPart = (type: ProductType): boolean => productTypes[type] === 'part';
/** Whether the selector may suggest a product type to a household. */
export const isForHomes = (type: ProductType): boolean => productTypes[type] === 'system';

/** Types whose names are too short for a heading. A boiling water tap is a sparkling system too. */
const longer: Readonly<Record<string, string>> = {
  ...{ system: 'filter system', spare: 'spare part' },
  'sparkling system': 'sparkling, chilled or boiling system',
};
/** The heading for a product type: "uv system" → "UV system". */
export const typeLabel = (kind: string): string =>
  upperFirst(longer[kind] ?? kind.replace(/\buv\b/gi, 'UV'));

/** Labels a pack size that lists the pack's contents, and a kit's flow through its filter. */
export function ownLabel(id: string, value: number | string, isTapKit: boolean) {
  if (id === 'flow' && isTapKit) return 'Maximum filtered flow rate';
  return id === 'packSize' && /[a-z], /i.test(String(value)) ? 'Contents' : undefined;
}

/** A name at the start of a sentence or a label: "undersink cabinet" → "Undersink cabinet". */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** "a cartridge", "an undersink system", "a uv lamp" */
export const withArticle = (noun: string): string =>
  `${/^(?!uv\b)[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** A name inside a sentence: "Mixer taps" → "mixer taps". PFAS, UV and sPARQ keep their capitals. */
export const lowerFirst = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (capital) => capital.toLowerCase());

export type Installation = keyof typeof installations;

/** A comparison's eight rows, in the specification's order (ENT-10). */
export const comparisonRows = [
  { feature: 'capacity', label: 'Capacity' },
  { feature: 'flowRate', label: 'Flow rate' },
  { feature: 'installation', label: 'Indoor or outdoor installation' },
  { feature: 'filteredWaterOnEveryTap', label: 'Filtered water on every tap' },
  { feature: 'protectsAppliances', label: 'Protects appliances' },
  { feature: 'gardenUse', label: 'Garden use' },
  { feature: 'sedimentHoldingCapacity', label: 'Sediment holding capacity' },
  { feature: 'wholeHouseBacteriaElimination', label: 'Whole-house bacteria elimination' },
] as const;
export type ComparisonFeature = (typeof comparisonRows)[number]['feature'];
