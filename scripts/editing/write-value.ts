/** Plain data as a merchandiser would write it in YAML, on one line; long texts folded over several. */

export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [name: string]: Value | undefined };

/** Words, paths and sentences that mean the same without quotes, wherever they stand. */
const plain = /^[A-Za-z/][^\n"'`:#,[\]{}&*!|>%@\\]*$/;
/** What YAML, or a reader of it, takes for something else than text. */
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

export function writeValue(value: Value): string {
  if (typeof value === 'string')
    return plain.test(value) && !special.test(value) && value.trim() === value
      ? value
      : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(writeValue).join(', ')}]`;
  const fields = Object.entries(value).flatMap(([name, each]) =>
    each === undefined ? [] : [`${name}: ${writeValue(each)}`],
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const isList = (value: object): value is readonly Value[] => Array.isArray(value);

const width = 110;

/** A whole file, or an entry of a list: a field a line. */
export function writeFields(fields: { readonly [name: string]: Value | undefined }): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${writeField(value)}\n`]))
    .join('');
}

function writeField(value: Value): string {
  if (typeof value !== 'string') return writeValue(value);
  if (value.includes('\n')) return `|\n${indented(value.trimEnd().split('\n'))}`;
  const line = writeValue(value);
  // A fold would join what a line end divides: two spaces, or a line that begins with one.
  const canFold = line.length > width && !/^\s|\s\s|\s$/.test(value);
  return canFold ? `>-\n${indented(folded(value))}` : line;
}

const indented = (lines: readonly string[]): string =>
  lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');

function folded(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
