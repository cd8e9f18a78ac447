/** No line ends between a figure and its unit, in a size ("10 x 4.5 inch"), or after the sign of a dimension. */
const units =
  'mm|cm|m|km|L|mL|inch|micron|microns|µm|kPa|bar|°C|kg|g|W|V|%|BSP|years?|months?|weeks?|days?|hours?|minutes?|litres?|metres?|stages?|lamps?';
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const insideSize = /(?<=\d) x (?=\d)/g;
const afterSign = /(?<=\d ×) (?=\d)/g;

/** The same words, with the spaces that hold. */
export const unbroken = (text: string): string =>
  text
    .replace(beforeUnit, '\u00a0')
    .replace(insideSize, '\u00a0x\u00a0')
    .replace(afterSign, '\u00a0');
