/** Exports all prices to a spreadsheet, and imports them again. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countryKeys } from '../kernel/countries.ts';
import {
  count,
  type EditOptions,
  finishEditing,
  openCatalogue,
  productsIn,
  siteFileIn,
} from './editing/editing.ts';
import { requireFileName, requireOutputFile, writeOutputFile } from './output-file.ts';
import { activePriceChanges, activePriceLine } from './prices/active-price-changes.ts';
import { decodeCsv, writeCsv } from './prices/csv.ts';
import { importPrices as readChanges } from './prices/import-prices.ts';
import { priceRows, readPrices } from './prices/price-table.ts';
import { isLarge, priceStepLine } from './prices/price-words.ts';
import { UserError } from './user-error.ts';

const example = 'prices.csv';

/** npm runs every command in the project's folder. Elsewhere, a full path is clearer. */
const shownPath = (file: string): string =>
  [undefined, process.cwd()].includes(process.env.INIT_CWD) ? file : resolve(file);

type ExportOptions = { readonly catalogue: string; readonly overwrite?: true | undefined };

export async function exportPrices(file: string, options: ExportOptions): Promise<number> {
  const { catalogue, overwrite: overwrites } = options;
  const editing = await openCatalogue(catalogue);
  requireOutputFile(file, { example, catalogue: editing.root });
  if (!/\.(?:csv|tsv|txt)$/i.test(file))
    throw new UserError(
      `${file}: Prices are exported as CSV, which every spreadsheet opens. Give the file a name that ends in .csv.`,
    );
  const products = productsIn(editing);
  const codes = new Set(products.map(({ code }) => code));
  const left = editing.of('product').filter(({ name }) => !codes.has(name));
  const text = writeCsv(priceRows(products, siteFileIn(editing)));
  if (existsSync(file) && !overwrites && readFileSync(file, 'utf8') !== text)
    throw new UserError(
      `${file} exists and has other contents. Nothing was written. To use its prices, run npx puretec prices import ${file}. To replace it, add --overwrite.`,
    );
  writeOutputFile(file, text);
  for (const running of activePriceChanges(editing)) console.log(activePriceLine(running));
  console.log(
    `Wrote ${shownPath(file)}: ${count(products.length, 'product')}. Prices with GST are for reading: an import uses those without.`,
  );
  if (left.length === 0) return 0;
  console.error(
    `Left out because their files have mistakes: ${left.map(({ name }) => name).join(', ')}. Run npx puretec check, correct them and export again.`,
  );
  return 1;
}

export async function importPrices(file: string, how: EditOptions): Promise<number> {
  const editing = await openCatalogue(how.catalogue);
  requireFileName(file, example);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const table = readPrices(decodeCsv(readFileSync(file)));
  if ('fault' in table) throw new UserError(`${file}: ${table.fault}`);
  if (table.ignored.length > 0)
    console.log(`${file}: ignored columns: ${table.ignored.join(', ')}`);
  const { faults, notes, steps, rows, refused } = readChanges(editing, table.rows);
  for (const line of notes) console.log(`${file} ${line}`);
  for (const line of faults) console.error(`${file} ${line}`);
  if (faults.length > 0) {
    console.error(`\nNothing was written: ${count(refused, 'row')} of ${rows} can't be used.`);
    return 1;
  }
  const { countries } = siteFileIn(editing);
  const running = activePriceChanges(editing);
  for (const step of steps) {
    console.log(`${step.code}: ${priceStepLine(step, countries[countryKeys[step.country]])}`);
    for (const each of running)
      if (each.code === step.code && each.country === step.country)
        console.log(activePriceLine(each));
  }
  const large = steps.filter(isLarge).length;
  console.log(
    `${count(rows, 'row')}, ${count(steps.length, 'price')} ${steps.length === 1 ? 'differs' : 'differ'}${large > 0 ? `, ${large} by more than 20 %` : ''}.`,
  );
  return finishEditing(editing, { ...how, quiet: true });
}
