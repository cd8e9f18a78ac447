/** The table of prices that goes out to a spreadsheet and comes back. */

import { nearest } from '../../codegen/diagnostics/suggest.ts';
import type { ProductFile } from '../../codegen/files/product.ts';
import type { SiteFile } from '../../codegen/files/site.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { wordsOf } from './price-words.ts';

/** Prices with GST are there to be read: they are computed, and an import does not look at them. */
export function priceRows(
  products: readonly { readonly code: string; readonly file: ProductFile }[],
  site: SiteFile,
): string[][] {
  const heading = [
    'Code',
    'Name',
    ...countries.map((country) => `${country} ex GST`),
    ...countries.map((country) => `${country} inc GST`),
  ];
  const rows = products.map(({ code, file }) => {
    const prices = resolvePrices(file, site);
    return [
      keptAsText(code),
      file.name,
      ...countries.map((country) => wordsOf(prices[country], 'exGstCents')),
      ...countries.map((country) => wordsOf(prices[country], 'incGstCents')),
    ];
  });
  return [heading, ...rows];
}

/** "au ex gst" → "AU ex GST". */
const headingOf = (title: string): string =>
  title.replace(/^code$/, 'Code').replace(/\b(?:au|nz|gst)\b/g, (word) => word.toUpperCase());

/** A spreadsheet would make a number, or a day, of such a code. */
const keptAsText = (code: string): string =>
  /^[\d-]+$|^\d+E\d+$|^\d+-[A-Z]{3}$/.test(code) ? `="${code}"` : code;

export type PriceRow = {
  readonly line: number;
  readonly code: string;
  /** Empty where there is no such column. */
  readonly name: string;
  /** By the key of the country, as written; a country whose column is not there is left out. */
  readonly prices: Readonly<Record<string, string>>;
  /** The same of the columns with GST, which an import compares and does not take over. */
  readonly withGst: Readonly<Record<string, string>>;
};

type PriceTable =
  | { readonly rows: readonly PriceRow[]; readonly ignored: readonly string[] }
  | { readonly fault: string };

/** Throws nothing: `fault` says which quote is lost, or what the first line lacks. */
export function readPrices(text: string): PriceTable {
  const read = readCsv(text);
  return 'fault' in read ? read : pricesIn(read.rows);
}

const noHeading =
  'the first line must name the columns: Code, and AU ex GST or NZ ex GST, as an export has them';

function pricesIn([heading, ...rows]: readonly CsvRow[]): PriceTable {
  const titles = (heading?.cells ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[^a-z]+/g, ' '),
  );
  const codeAt = titles.indexOf('code');
  const columnsOf = (namesOf: (key: string) => readonly string[]) =>
    countries.flatMap((country) => {
      const key = countryKeys[country];
      const at = titles.findIndex((title) => namesOf(key).includes(title));
      return at === -1 ? [] : [{ key, at }];
    });
  const columns = columnsOf((key) => [key, `${key} ex gst`]);
  const columnsWithGst = columnsOf((key) => [`${key} inc gst`]);
  const prices = countries
    .map((country) => countryKeys[country])
    .flatMap((key) => [key, `${key} ex gst`, `${key} inc gst`]);
  const strange = titles.flatMap((title, at) =>
    ['', 'code', 'name', ...prices].includes(title) ? [] : [{ title, at }],
  );
  if (codeAt === -1 && (columns.length === 0 || strange.length > 1)) return { fault: noHeading };
  const headed = (at: number) => heading?.cells[at]?.trim() ?? '';
  for (const { title, at } of strange) {
    const meant = nearest(title, ['code', ...prices])[0];
    if (meant !== undefined && !titles.includes(meant))
      return {
        fault: `no column is called "${headed(at)}"; did you mean "${headingOf(meant)}"? A column of your own has a name that is unlike these`,
      };
  }
  const twice = titles.find((title, index) => title !== '' && titles.indexOf(title) !== index);
  if (twice !== undefined)
    return { fault: `two columns are headed "${heading?.cells[titles.indexOf(twice)]}"; keep one` };
  const tooLong = rows.find(({ cells }) => cells.slice(titles.length).some((cell) => cell !== ''));
  if (tooLong)
    return {
      fault: `line ${tooLong.line} has ${tooLong.cells.length} cells under ${titles.length} columns; a name with the mark between cells in it stands in quotes`,
    };
  if (codeAt === -1 || columns.length === 0) return { fault: noHeading };
  const cellsOf = (cells: readonly string[], of: typeof columns) =>
    Object.fromEntries(of.map(({ key, at }) => [key, (cells[at] ?? '').trim()]));
  return {
    ignored: strange.map(({ at }) => headed(at)),
    rows: rows.map(({ line, cells }) => ({
      line,
      code: (cells[codeAt] ?? '').trim().replace(/^="(.*)"$/, '$1'),
      name: (cells[titles.indexOf('name')] ?? '').trim(),
      prices: cellsOf(cells, columns),
      withGst: cellsOf(cells, columnsWithGst),
    })),
  };
}
