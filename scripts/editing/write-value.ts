/** Writes plain data as a merchandiser would: on one line, with long texts folded. */

export type Value =
  | string
  | number
  | boolean
  | readonly Value[]
  | { readonly [name: string]: Value | undefined };

/** Words, paths, sentences and days, which don't need quotes. */
const plain = /^\d{4}-\d\d-\d\d$|^[A-Za-z/][^\n"'`:#,[\]{}&*!|>%@\\]*$/;
/** Words that YAML or its readers don't treat as text. */
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

/** Writes a file or a list's entry, one field a line. */
export function writeFields(fields: { readonly [name: string]: Value | undefined }): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${writeField(value)}\n`]))
    .join('');
}

export function writeField(value: Value): string {
  if (typeof value !== 'string') return writeValue(value);
  if (value.includes('\n')) return `|\n${indented(value.trimEnd().split('\n'))}`;
  const line = writeValue(value);
  // Folding would change double spaces and lines that begin with a space.
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
