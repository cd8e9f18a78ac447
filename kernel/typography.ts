/** Non-breaking spaces: before units, inside sizes ("10 x 4.5 inch") and counts ("2 × PL20-20"), and after ×. */
const units =
  'mm|cm|m|km|L|mL|inch|micron|microns|µm|kPa|bar|°C|kg|g|W|V|%|BSP|years?|months?|weeks?|days?|hours?|minutes?|litres?|metres?|stages?|lamps?';
const broken = new RegExp(
  `\\d (?:x (?=\\d)|× (?=[A-Z])|(?=(?:${units})(?![\\p{L}\\d])))|× (?=\\d)`,
  'gu',
);

/** Replaces those spaces. For markup, `isText` decides whether an offset is text. */
export const nbsp = (
  words: string,
  isText: (words: string, at: number) => boolean = () => true,
): string =>
  words.replace(broken, (found, at) =>
    isText(words, at) ? found.replaceAll(' ', '\u00a0') : found,
  );

/** About two lines of a list, four on a phone. */
const longest = 110;

/** Truncates a text after a whole word and adds an ellipsis. */
export function truncate(text: string): string {
  if (text.length <= longest) return text;
  return `${text
    .slice(0, longest + 1)
    .replace(/[\s,.;:]+\S*$/u, '')
    .slice(0, longest)} …`;
}
