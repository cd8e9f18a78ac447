/** A word of the command line as a value of a field, by what the schema says of it. */
import { isRecord } from '../../kernel/is-record.ts';
import type { Spelled } from './edit-yaml.ts';
import { readNumber } from './read-amount.ts';
import { readPrice } from './read-price.ts';
import { propertiesOf, type Schema } from './schema-fields.ts';
import type { Value } from './write-value.ts';

export type ReadValue =
  | {
      readonly value: Value | Spelled /** How it was read, where that is not plain to see. */;
      readonly readAs?: string;
    }
  | { readonly fault: string };

export function readValue(schema: Schema, text: string): ReadValue {
  if (schema['x-price'] === true) {
    const price = readPrice(text);
    if ('fault' in price) return price;
    return { value: price, ...(!price.isPlain && { readAs: price.spelling }) };
  }
  const { type } = schema;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  if (types.includes('number') || types.includes('integer')) {
    const number = readNumber(text);
    if (number !== undefined) {
      const readAs = String(number);
      return { value: number, ...(readAs !== text && { readAs }) };
    }
    if (!types.includes('string')) return { fault: `${text} is no number` };
  }
  if (types.includes('boolean'))
    return /^(?:true|false)$/.test(text)
      ? { value: text === 'true' }
      : { fault: `this is switched with true or false, not with ${text}` };
  if (types.includes('array')) return readList(schema, text);
  if (types.includes('object'))
    return {
      fault: `this is a group of fields; name one of them: ${Object.keys(propertiesOf(schema)).join(', ')}`,
    };
  return { value: text };
}

function readList(schema: Schema, text: string): ReadValue {
  const items: Schema = isRecord(schema['items']) ? schema['items'] : {};
  if (Object.keys(propertiesOf(items)).length > 0)
    return { fault: 'this is a list of groups; write it in the file' };
  const entries = text.replace(/^\[(.*)\]$/, '$1').matchAll(/\s*(?:"([^"]*)"|([^,"]*))\s*(?:,|$)/g);
  const parts = [...entries]
    .map(([, quoted, bare = '']) => quoted ?? bare.trim())
    .filter((part) => part !== '');
  const read = parts.map((part) => readValue(items, part));
  const fault = read.find((each) => 'fault' in each);
  if (fault) return fault;
  const value = read.flatMap((each) => ('value' in each ? [plainOf(each.value)] : []));
  return { value };
}

const plainOf = (value: Value | Spelled): Value =>
  typeof value === 'object' && 'spelling' in value && typeof value.spelling === 'string'
    ? value.spelling
    : (value as Value);
