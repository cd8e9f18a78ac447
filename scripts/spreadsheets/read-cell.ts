/** Reads a cell as the value of a field, with the habits of spreadsheets and suppliers. */
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import type { SourceText } from '../editing/edit-yaml.ts';
import { currencyFault, readPrice, readValue } from '../editing/read-value.ts';
import { didYouMean } from '../editing/require-entry.ts';
import type { Schema } from '../editing/schema-fields.ts';
import type { Value } from '../editing/write-value.ts';
import type { Cell } from '../write-csv.ts';
import type { Column } from './table-kinds.ts';

export type DecimalMark = '.' | ',';

export type CellContext = {
  readonly site: SiteFile;
  /** Undefined if the table doesn't show which mark it uses. */
  readonly decimalMark: DecimalMark | undefined;
  /** Our addresses, such as https://www.example.com, which links don't need. */
  readonly origins: readonly string[];
};

export type ReadCell =
  | {
      readonly value: Value | SourceText;
      /** Why it's read differently, to count such cells. */
      readonly because?: string;
    }
  /** `about` is the same for all cells with this fault. */
  | { readonly fault: string; readonly about: string };

const onRequest =
  /^(?:p\.?o\.?a\.?|tba|tbc|call|ask|enquire|price on request|(?:price )?on (?:application|enquiry))$/i;
export const isEmpty = (cell: Cell): boolean => typeof cell === 'string' && /^[-–—]?$/.test(cell);

const isNumeric = ({ schema }: Column): boolean =>
  schema['x-price'] === true || ['number', 'integer'].includes(String(schema['type']));

/** Finds the cells' decimal mark: 338,51 and 1.018,36, or 338.51. */
export function decimalMarkOf(cells: readonly Cell[]): DecimalMark | undefined {
  const texts = cells.filter((cell) => typeof cell === 'string');
  const count = (pattern: RegExp) => texts.filter((text) => pattern.test(text)).length;
  const commas = count(/\d,(?:\d{1,2}|\d{4,})\D*$/);
  const points = count(/\d\.(?:\d{1,2}|\d{4,})\D*$/);
  return commas > points ? ',' : points > 0 ? '.' : undefined;
}

export function readCell(
  column: Column,
  cell: Cell,
  { site, decimalMark, origins }: CellContext,
): ReadCell {
  const { schema, path, unit } = column;
  const text = String(cell).trim();
  if (!isNumeric(column))
    return readWords(column, isAddress(schema) ? withoutOrigin(text, origins) : text);
  const isPrice = schema['x-price'] === true;
  const country = countries.find((each) => isPrice && path.at(-1) === countryKeys[each]);
  const fault = country && currencyFault(text, country, site);
  if (fault) return { fault, about: `currency ${country}` };
  if (isPrice && onRequest.test(text))
    return { value: { spelling: 'on request' }, because: 'read as on request' };
  const bare = typeof cell === 'number' ? text : withPoint(text, decimalMark);
  const number = isPrice ? bare : withoutUnit(bare, unit);
  if (!isPrice) return asValue(readValue(schema, number), text, number);
  const amount = Number(number.replaceAll(/[^\d.eE+-]/g, ''));
  // 1.018 as text may be a thousand and eighteen. A workbook's number is exact.
  const isExact =
    typeof cell === 'number' || decimalMark !== undefined || /\.\d{4,}\D*$/.test(number);
  const isRounded = isExact && /\.\d{3,}\D*$/.test(number) && amount > 0;
  // 371.565 is stored as 371.56499999999994, and spreadsheets show 371.57.
  const cents = Math.round(Number((amount * 100).toPrecision(12)));
  if (!isExact && /^\d{1,3}\.\d{3}$/.test(number))
    return {
      fault: `${text} could be ${number.replace('.', '')} or ${(cents / 100).toFixed(2)}, and no other amount shows whether the point is for thousands or cents. Enter ${number.replace('.', '')} or ${(cents / 100).toFixed(2)}`,
      about: 'decimal mark',
    };
  const price = readPrice(isRounded ? (cents / 100).toFixed(2) : number);
  if ('fault' in price) return { fault: price.fault, about: price.fault.replace(number, '') };
  const because = isRounded
    ? `rounded to ${price.spelling}`
    : typeof cell === 'string' && !price.isPlain && text.toLowerCase() !== price.spelling
      ? `read as ${price.spelling}`
      : undefined;
  return { value: { spelling: price.spelling }, ...(because && { because }) };
}

/** Converts "1.018,36" to "1018.36" in a table with decimal commas. */
const withPoint = (text: string, decimalMark: DecimalMark | undefined): string =>
  decimalMark === ',' && /^\D*\d{1,3}(?:[. ’']?\d{3})*(?:,\d+)?\D*$/.test(text)
    ? text.replaceAll(/[.’'](?=\d{3})/g, '').replace(',', '.')
    : text;

/** "1,200 mm" → "1200" */
const withoutUnit = (text: string, unit = ''): string => {
  const isStated = unit !== '' && text.toLowerCase().endsWith(unit.toLowerCase());
  const bare = isStated ? text.slice(0, -unit.length).trim() : text;
  return bare.replace(/^(\d{1,3}),(\d{3})$/, '$1$2');
};

function asValue(read: ReturnType<typeof readValue>, text: string, number: string): ReadCell {
  if ('fault' in read) return { fault: read.fault, about: read.fault.replace(number, '') };
  const because = read.readAs ?? (number === text ? undefined : number);
  return { value: read.value, ...(because !== undefined && { because: `read as ${because}` }) };
}

const isAddress = (schema: Schema): boolean => 'x-address' in schema || 'x-ref' in schema;

function withoutOrigin(text: string, origins: readonly string[]): string {
  if (!URL.canParse(text)) return text;
  const { host, pathname, search, hash } = new URL(text);
  const isOwn = origins.some((origin) => new URL(origin).host === host);
  return isOwn ? pathname + search + hash : text;
}

function readWords({ schema }: Column, text: string): ReadCell {
  const choices = Array.isArray(schema['enum']) ? schema['enum'].map(String) : undefined;
  if (choices) {
    const chosen = choices.find((each) => each.toLowerCase() === text.toLowerCase());
    if (chosen !== undefined) return { value: chosen };
    return {
      fault: `${text} isn't one of the choices.${didYouMean(text, choices)}`,
      about: `choices ${choices.join()}`,
    };
  }
  // Spreadsheets drop the zero of 0800, and turn dates round.
  if (schema['pattern'] === '^\\d{4}$' && /^\d{3}$/.test(text))
    return { value: `0${text}`, because: `read as 0${text}` };
  const [, day = '', month = '', year] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text) ?? [];
  if (schema['x-date'] === true && year !== undefined) {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return { value: date, because: `read as ${date}` };
  }
  return asValue(readValue(schema, text), text, text);
}
