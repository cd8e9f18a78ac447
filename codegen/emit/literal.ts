/** Plain values as TypeScript source, laid out as a formatter would: short ones on one line. */
import { isRecord } from '../../kernel/records.ts';

const width = 100;

/** `indent` is the value's depth; `room` is the text before it on its line. */
export function literal(value: unknown, indent = 0, room = 0): string {
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return inline(value);
  const short = inline(value);
  if (short.length + room + indent * 2 < width - 1) return short;
  const inner = '  '.repeat(indent + 1);
  const close = '  '.repeat(indent);
  let rows = '';
  if (isList) {
    for (const entry of value) rows += `${inner}${literal(entry, indent + 1)},\n`;
    return `[\n${rows}${close}]`;
  }
  for (const key in value) {
    if (value[key] === undefined) continue;
    const name = `${propertyName(key)}: `;
    rows += `${inner}${name}${literal(value[key], indent + 1, name.length)},\n`;
  }
  return `{\n${rows}${close}}`;
}

/** The value on one line. Fields that are undefined do not exist. */
export function inline(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  let fields = '';
  for (const key in value) {
    if (value[key] === undefined) continue;
    fields += `${fields === '' ? '' : ', '}${propertyName(key)}: ${inline(value[key])}`;
  }
  return fields === '' ? '{}' : `{ ${fields} }`;
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
