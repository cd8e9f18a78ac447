/** Turns a table entry into plain values to compare: strings, numbers, switches, lists and records. */

import { type Country, isCountry } from '../../kernel/countries.ts';
import type { Block, Inline, RichText } from '../../kernel/entry-types.ts';
import { isRecord } from '../../kernel/json-record.ts';

export type Plain = string | number | boolean | readonly Plain[] | PlainRecord;
export type PlainRecord = { readonly [key: string]: Plain };

export const isPlainRecord = (value: Plain | undefined): value is PlainRecord => isRecord(value);

/** Undefined for empty values. Replaces values by country with the country's own. */
export function plainOf(value: unknown, country?: Country): Plain | undefined {
  const of = (each: unknown) => plainOf(each, country);
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (isRichText(value)) return plainText(value);
  if (isInlines(value)) return inlineText(value);
  if (Array.isArray(value)) {
    // A table row or a group of synonyms is one text.
    const entries: (Plain | undefined)[] = value.map((each: unknown) =>
      Array.isArray(each) && !isRecord(each[0])
        ? each.map((cell) => of(cell) ?? '').join(', ')
        : of(each),
    );
    return entries.length > 0 ? entries.flatMap((each) => each ?? []) : undefined;
  }
  if (!isRecord(value)) return undefined;
  const keys = Object.keys(value);
  if (country !== undefined && keys.length > 0 && keys.every(isCountry)) return of(value[country]);
  if ('source' in value && 'width' in value) return of({ file: value.source, alt: value.alt });
  const entries = keys.flatMap((key) => {
    const plain = of(value[key]);
    return plain === undefined ? [] : [[key, plain] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isBlock = (value: unknown): value is Block =>
  isRecord(value) && (value.type === 'paragraph' || value.type === 'list');
const isInline = (value: unknown): value is Inline =>
  isRecord(value) &&
  ['text', 'code', 'strong', 'emphasis', 'link'].includes(String(value.type)) &&
  ('text' in value || 'children' in value);
const isRichText = (value: unknown): value is RichText =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);
const isInlines = (value: unknown): value is readonly Inline[] =>
  Array.isArray(value) && value.length > 0 && value.every(isInline);

const plainText = (text: RichText): string =>
  text
    .map((block) =>
      block.type === 'paragraph'
        ? inlineText(block.children)
        : block.items.map((item) => `- ${inlineText(item)}`).join('\n'),
    )
    .join('\n\n');

const inlineText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) =>
      'text' in inline
        ? inline.text
        : inline.type === 'link'
          ? `[${inlineText(inline.children)}](${inline.url})`
          : inlineText(inline.children),
    )
    .join('');
