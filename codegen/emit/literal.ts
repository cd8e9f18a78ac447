/** Plain values as TypeScript source, laid out as a formatter would: short ones on one line. */

const width = 100;

/** `indent` is the depth at which the value stands; `room` what precedes it on its line. */
export function literal(value: unknown, indent = 0, room = 0): string {
  const isLeaf = typeof value !== 'object' || value === null;
  if (isLeaf) return inline(value);
  if (roomLeft(value, width) >= 0) {
    const short = inline(value);
    if (short.length + room + indent * 2 < width - 1) return short;
  }
  const inner = '  '.repeat(indent + 1);
  const close = '  '.repeat(indent);
  if (Array.isArray(value)) {
    const rows = value.map((entry) => `${inner}${literal(entry, indent + 1)},\n`);
    return `[\n${rows.join('')}${close}]`;
  }
  const rows = entriesOf(value).map(([key, entry]) => {
    const name = `${propertyName(key)}: `;
    return `${inner}${name}${literal(entry, indent + 1, name.length)},\n`;
  });
  return `{\n${rows.join('')}${close}}`;
}

/** What is left of a line at most, without writing the value out: a table of ten thousand is not tried on one line. */
function roomLeft(value: unknown, room: number): number {
  if (room < 0) return room;
  if (typeof value === 'string') return room - value.length;
  if (typeof value !== 'object' || value === null) return room - 1;
  let left = room;
  for (const [key, entry] of Array.isArray(value) ? value.entries() : entriesOf(value)) {
    left = roomLeft(entry, typeof key === 'string' ? left - key.length : left);
    if (left < 0) break;
  }
  return left;
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
