/** Lists show two lines of a text, on a phone four. */
const most = 110;

/** A text that is longer is cut behind a whole word, with the sign that it goes on. */
export function shortText(text: string): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most + 1)
    .replace(/[\s,.;:]+\S*$/u, '')
    .slice(0, most)} …`;
}
