/** Plain values as TypeScript source, laid out as a formatter would: short ones on one line. */

const width = 100;

/** `indent` is the depth at which the value stands; `room` what precedes it on its line. */
export function literal(value: unknown, indent = 0, room = 0): string {
  const short = inline(value);
  if (short.length + room + indent * 2 < width - 1 && !short.includes('\n')) return short;
  const inner = '  '.repeat(indent + 1);
  const close = '  '.repeat(indent);
  if (Array.isArray(value)) {
    const rows = value.map((entry) => `${inner}${literal(entry, indent + 1)},\n`);
    return `[\n${rows.join('')}${close}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const rows = entriesOf(value).map(([key, entry]) => {
      const name = `${propertyName(key)}: `;
      return `${inner}${name}${literal(entry, indent + 1, name.length)},\n`;
    });
    return `{\n${rows.join('')}${close}}`;
  }
  return short;
}

/** The value on one line. */
export function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = entriesOf(value);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([key, entry]) => `${propertyName(key)}: ${inline(entry)}`).join(', ')} }`;
  }
  return typeof value === 'string' ? quote(value) : String(value);
}

/** A string in single quotes, or double ones where that saves escapes. */
export function quote(text: string): string {
  const json = JSON.stringify(text);
  const double = json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  if (text.includes("'") && !text.includes('"')) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export const propertyName = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);

/** Fields that are undefined do not exist. */
const entriesOf = (value: object) =>
  Object.entries(value).filter(([, entry]) => entry !== undefined);
