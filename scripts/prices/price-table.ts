/** The table of prices that is exported to a spreadsheet and imported again. */
import { nearest } from '../../codegen/diagnostics/suggest.ts';
import { pricesInFile } from '../../codegen/resolve/prices.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { ProductFile } from '../../kernel/generated/product.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { type CsvRow, readCsv } from './csv.ts';
import { priceWords } from './price-words.ts';

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** Prices with GST are for reading: they're computed, and an import doesn't use them. */
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
    const prices = pricesInFile(file, site);
    return [
      codeCell(code),
      nameCell(file.name),
      ...countries.map((country) => priceWords(prices[country], 'exGstCents')),
      ...countries.map((country) => priceWords(prices[country], 'incGstCents')),
    ];
  });
  return [heading, ...rows];
}

const keys = countries.map((country) => countryKeys[country]);
const capitals = new RegExp(`\\b(?:${[...keys, 'gst'].join('|')})\\b`, 'g');

/** "au ex gst" → "AU ex GST". */
const headingOf = (title: string): string =>
  title.replace(/^code$/, 'Code').replace(capitals, (word) => word.toUpperCase());

/** Spreadsheets turn codes like these into numbers or dates, so they're written as formulas. */
const codeCell = (code: string): string =>
  /^[\d-]+$|^\d+E\d+$|^\d+-[A-Z]{3}$/.test(code) ? `="${code}"` : code;

/** Spreadsheets run a text as a formula if it begins like one. An apostrophe in front keeps it a text. */
const nameCell = (name: string): string => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);
const nameIn = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

export type PriceRow = {
  readonly line: number;
  readonly code: string;
  /** Empty without such a column. */
  readonly name: string;
  /** By country key, as written; only countries that have a column. */
  readonly prices: Readonly<Record<string, string>>;
  /** Prices with GST, which an import only compares. */
  readonly withGst: Readonly<Record<string, string>>;
};

type PriceTable =
  | { readonly rows: readonly PriceRow[]; readonly ignored: readonly string[] }
  | { readonly fault: string };

/** Doesn't throw: `fault` says which quote is wrong, or what the first line lacks. */
export function readPrices(text: string): PriceTable {
  const read = readCsv(text);
  return 'fault' in read ? read : pricesIn(read.rows);
}

const noHeading = `The first line must name the columns: Code, and ${anyOf.format(countries.map((country) => `${country} ex GST`))}, as in an export.`;

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
  const prices = keys.flatMap((key) => [key, `${key} ex gst`, `${key} inc gst`]);
  const unknown = titles.flatMap((title, at) =>
    ['', 'code', 'name', ...prices].includes(title) ? [] : [{ title, at }],
  );
  if (codeAt === -1 && (columns.length === 0 || unknown.length > 1)) return { fault: noHeading };
  const headed = (at: number) => heading?.cells[at]?.trim() ?? '';
  for (const { title, at } of unknown) {
    const meant = nearest(title, ['code', ...prices])[0];
    if (meant !== undefined && !titles.includes(meant))
      return {
        fault: `There's no column "${headed(at)}". Did you mean "${headingOf(meant)}"? Rename your own columns if their names are this similar.`,
      };
  }
  const twice = titles.find((title, index) => title !== '' && titles.indexOf(title) !== index);
  if (twice !== undefined)
    return {
      fault: `Two columns are called "${heading?.cells[titles.indexOf(twice)]}". Keep one.`,
    };
  const tooLong = rows.find(({ cells }) => cells.slice(titles.length).some((cell) => cell !== ''));
  if (tooLong)
    return {
      fault: `Line ${tooLong.line} has ${tooLong.cells.length} cells for ${titles.length} columns. Put a name in quotes if it has a separator in it.`,
    };
  if (codeAt === -1 || columns.length === 0) return { fault: noHeading };
  const cellsOf = (cells: readonly string[], of: typeof columns) =>
    Object.fromEntries(of.map(({ key, at }) => [key, (cells[at] ?? '').trim()]));
  return {
    ignored: unknown.map(({ at }) => headed(at)),
    rows: rows.map(({ line, cells }) => ({
      line,
      code: (cells[codeAt] ?? '').trim().replace(/^="(.*)"$/, '$1'),
      name: nameIn((cells[titles.indexOf('name')] ?? '').trim()),
      prices: cellsOf(cells, columns),
      withGst: cellsOf(cells, columnsWithGst),
    })),
  };
}
