/** No line ends between a figure and its unit, in a size ("10 x 4.5 inch"), or after the sign of a dimension. */
const units =
  'mm|cm|m|km|L|mL|inch|micron|microns|µm|kPa|bar|°C|kg|g|W|V|%|BSP|years?|months?|weeks?|days?|hours?|minutes?|litres?|metres?|stages?|lamps?';
/** Each begins with the figure before the space: that is found fastest. */
const broken = new RegExp(`\\d (?:x (?=\\d)|× (?=\\d)|(?=(?:${units})(?![\\p{L}\\d])))`, 'gu');
const hold = (found: string): string =>
  found.endsWith('× ') ? found.replace(/ $/, '\u00a0') : found.replaceAll(' ', '\u00a0');

/** The same words, with the spaces that hold; of markup only where `isText` says so of a place in it. */
export const unbroken = (
  words: string,
  isText: (words: string, at: number) => boolean = () => true,
): string => words.replace(broken, (found, at) => (isText(words, at) ? hold(found) : found));
