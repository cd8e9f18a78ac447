/**
 * The words that the catalogue's data is told in, each with what it is called: waters, kinds of
 * products, places of installation. The schemas list the same values; a test holds the two together.
 */

/** In the order in which they are asked for everywhere. */
export const waters = {
  mains: 'Mains water',
  rainwater: 'Rainwater',
  bore: 'Bore water',
  surface: 'Surface water',
  caravan: 'Caravan and RV',
} as const;
export type WaterSource = keyof typeof waters;
export const waterSources = [
  'mains',
  'rainwater',
  'bore',
  'surface',
  'caravan',
] as const satisfies readonly WaterSource[];
export const isWaterSource = (text: string): text is WaterSource => Object.hasOwn(waters, text);

/**
 * `system` is fitted and takes parts; `part` is fitted to something else or replaced in it;
 * `public` is a system that stands in schools and streets, not in homes.
 */
type Role = 'system' | 'public' | 'part';
/** Decides the drawing, and which facts stand first. */
export const productTypes = {
  system: 'system',
  'undersink system': 'system',
  'uv system': 'system',
  'cabinet system': 'system',
  'mixer tap': 'system',
  'filter tap': 'system',
  'sparkling system': 'system',
  fountain: 'public',
  'shower filter': 'system',
  'caravan kit': 'system',
  'tank purifier': 'system',
  softener: 'system',
  'backwash system': 'system',
  'irrigation filter': 'system',
  cartridge: 'part',
  'inline cartridge': 'part',
  'uv lamp': 'part',
  housing: 'part',
  fitting: 'part',
  kit: 'part',
  media: 'part',
  'test kit': 'part',
  spare: 'part',
} as const satisfies Readonly<Record<string, Role>>;
export type ProductType = keyof typeof productTypes;
export const isProductType = (text: string): text is ProductType =>
  Object.hasOwn(productTypes, text);
export const isPart = (type: ProductType): boolean => productTypes[type] === 'part';
/** Whether it answers a household's question "what do I need?". */
export const isForHomes = (type: ProductType): boolean => productTypes[type] === 'system';

/** "uv system" is headed "UV system". */
export function kindLabel(kind: string): string {
  const text = kind.replace(/\buv\b/gi, 'UV');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A name inside a sentence: "Mixer taps" as "mixer taps"; PFAS, UV and sPARQ keep their capitals. */
export const inSentence = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (capital) => capital.toLowerCase());

/** Where in the building it is fitted. */
export const installations = {
  'whole house': 'For the whole house',
  undersink: 'Under the sink',
  benchtop: 'On the bench',
  outdoor: 'Outdoors',
  'in line': 'In the line',
  portable: 'To take along',
} as const;
export type Installation = keyof typeof installations;
