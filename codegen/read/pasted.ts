/** What comes of lines that were written for Word and not for YAML. */

/** In front of an entry. A line of prose may begin with a dash too, a value does not. */
const bullet = /(?<=^|\n[ \t]*)[•·▪◦‣●○][ \t]+/g;
const dash = /(?<=^|\n[ \t]*)[–—][ \t]+/g;

/** Where the first bullet of a plain value stands, and what may be meant: a list, or the text alone. */
export function bulletsIn(raw: string) {
  const sign = /^[–—] /.test(raw) ? dash : bullet;
  const at = raw.search(sign);
  if (at === -1) return undefined;
  return { at, tries: [raw.replace(sign, '- '), raw.replace(sign, '')] };
}

/** `title: #1 in Australia`: what stands behind an offset is a comment, and nothing is left of the value. */
export function commentBehind(text: string, offset: number) {
  const [row = ''] = text.slice(offset).split('\n', 1);
  const [, blanks = '', lost] = /^([ \t]*)(#\S.*?)[ \t\r]*$/.exec(row) ?? [];
  if (lost === undefined) return undefined;
  const at = offset + blanks.length;
  return { at, ends: at + lost.length, tries: [JSON.stringify(lost)] };
}
