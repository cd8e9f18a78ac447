/** No line ends between a figure and its unit, in a size ("10 x 4.5 inch"), in a number of parts ("2 × PL20-20"), or after the sign of a dimension. */
const units =
  'mm|cm|m|km|L|mL|inch|micron|microns|µm|kPa|bar|°C|kg|g|W|V|%|BSP|years?|months?|weeks?|days?|hours?|minutes?|litres?|metres?|stages?|lamps?';
/** Each begins with a figure or the sign: that is found fastest. */
const broken = new RegExp(
  `\\d (?:x (?=\\d)|× (?=[A-Z])|(?=(?:${units})(?![\\p{L}\\d])))|× (?=\\d)`,
  'gu',
);

/** The same words, with the spaces that hold; of markup only where `isText` says so of a place in it. */
export const unbroken = (
  words: string,
  isText: (words: string, at: number) => boolean = () => true,
): string =>
  words.replace(broken, (found, at) =>
    isText(words, at) ? found.replaceAll(' ', '\u00a0') : found,
  );
