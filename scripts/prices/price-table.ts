/** The table of prices that goes out to a spreadsheet and comes back. */
import type { ProductFile } from '../../codegen/files/product.ts';
import type { SiteFile } from '../../codegen/files/site.ts';
import { resolvePrices } from '../../codegen/resolve/prices.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { CsvRow } from './csv.ts';
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

/** A spreadsheet would make a number, or a day, of such a code. */
const keptAsText = (code: string): string =>
  /^[\d-]+$|^\d+E\d+$|^\d+-[A-Z]{3}$/.test(code) ? `="${code}"` : code;

export type PriceRow = {
  readonly line: number;
  readonly code: string;
  /** By the key of the country, as written; a country whose column is not there is left out. */
  readonly prices: Readonly<Record<string, string>>;
  /** Cells that say something behind the last column. */
  readonly surplus: number;
};

/** Throws nothing: `fault` says what the first line lacks. */
export function readPriceRows([heading, ...rows]: readonly CsvRow[]):
  | { readonly rows: readonly PriceRow[] }
  | { readonly fault: string } {
  const titles = (heading?.cells ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[^a-z]+/g, ' '),
  );
  const codeAt = titles.indexOf('code');
  const columns = countries.flatMap((country) => {
    const key = countryKeys[country];
    const at = titles.findIndex((title) => title === key || title === `${key} ex gst`);
    return at === -1 ? [] : [{ key, at }];
  });
  if (codeAt === -1 || columns.length === 0)
    return {
      fault:
        'the first line must name the columns: Code, and AU ex GST or NZ ex GST, as an export has them',
    };
  const twice = [codeAt, ...columns.map(({ at }) => at)].find(
    (at) => titles.lastIndexOf(titles[at] ?? '') !== at,
  );
  if (twice !== undefined) return { fault: `two columns are called ${heading?.cells[twice]}` };
  return {
    rows: rows.map(({ line, cells }) => ({
      line,
      code: (cells[codeAt] ?? '').trim().replace(/^="(.*)"$/, '$1'),
      surplus: cells.slice(titles.length).filter((cell) => cell.trim() !== '').length,
      prices: Object.fromEntries(columns.map(({ key, at }) => [key, (cells[at] ?? '').trim()])),
    })),
  };
}
