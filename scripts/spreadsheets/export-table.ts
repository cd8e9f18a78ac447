import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { valueAt } from '../../codegen/value-at.ts';
import { upperFirst } from '../../kernel/vocabulary.ts';
import { activePriceChanges, activePriceLine } from '../editing/active-price-changes.ts';
import { count, openCatalogue, productsIn } from '../editing/editing.ts';
import { requireOutputFile, writeOutputFile } from '../output/report-file.ts';
import { UserError } from '../user-error.ts';
import { type Cell, writeCsv } from '../write-csv.ts';
import { writeWorkbook } from './sheet.ts';
import {
  type Column,
  cellOf,
  columnsOf,
  type Entry,
  headingKey,
  isPrice,
  kinds,
  namedColumns,
} from './table-kinds.ts';

export type ExportOptions = {
  readonly catalogue: string;
  readonly kind: string;
  readonly columns?: string | undefined;
  readonly products?: readonly string[] | undefined;
  readonly overwrite?: boolean | undefined;
};

/** npm runs every command in the project's folder. Elsewhere, a full path is clearer. */
const shownPath = (file: string): string =>
  [undefined, process.cwd()].includes(process.env.INIT_CWD) ? file : resolve(file);

export async function exportTo(file: string, { products = [], ...given }: ExportOptions) {
  const editing = await openCatalogue(given.catalogue);
  requireOutputFile(file, { example: 'prices.csv', catalogue: editing.root });
  const [, ending = ''] = /\.(csv|tsv|txt|xlsx)$/i.exec(file) ?? [];
  if (ending === '') throw new UserError(`${file}: The file name must end in .csv or .xlsx.`);
  const kind = kinds.find(({ name }) => name === given.kind);
  const names = kinds.map(({ name }) => name).join(', ');
  if (!kind) throw new UserError(`There's no table called ${given.kind}. Use ${names}.`, 2);
  const isProducts = kind.name === 'products';
  const words = given.columns?.split(',') ?? (isProducts ? ['prices'] : []);
  const valid = new Set(productsIn(editing).map(({ code }) => code));
  const isNew = words.includes('new');
  if (isNew && products.length > 0)
    throw new UserError(
      '--columns new makes an empty table for new products. Leave out --products, or choose other columns.',
      2,
    );
  const all = columnsOf(kind, editing);
  const named = kind.entries(editing).filter(filterOf(products, all));
  const entries = named.filter(({ id }) => !isNew && (!isProducts || valid.has(id)));
  if (named.length === 0 && products.length > 0)
    throw new UserError(
      `No ${kind.name.slice(0, -1)} has ${products.join(' and ')}. Check --products. Nothing was written.`,
    );
  const isStated = ({ path }: Column) =>
    entries.some(({ value }) => valueAt(value, path) !== undefined);
  const columns = (words.length > 0 ? namedColumns(words, all) : all).filter(
    (column) =>
      !kind.ids.includes(String(column.path)) && (!words.includes('facts') || isStated(column)),
  );
  const ids: Column[] = kind.ids.map((id) => ({
    ...{ title: upperFirst(id), names: [], path: [id], schema: {} },
    ...(kind.ids.length === 1 && { shows: (entry) => entry.id }),
  }));
  // People know a product by its name.
  const hasName = !isProducts || columns.some(({ path }) => String(path) === 'name');
  const name: Column = { title: 'Name', names: [], path: ['name'], schema: {} };
  const shown = [...ids, ...(hasName ? [] : [name]), ...columns];
  const isWorkbook = /xlsx/i.test(ending);
  const cellIn = (entry: Entry, { path, shows, schema }: Column): Cell => {
    const cell = shows?.(entry) ?? cellOf(valueAt(entry.value, path));
    const isAmount = schema['x-price'] === true && typeof cell === 'number' && !isWorkbook;
    return isAmount ? cell.toFixed(2) : cell;
  };
  const rows = [
    shown.map(({ title }) => title),
    ...entries.map((entry) => shown.map((column) => cellIn(entry, column))),
  ];
  const showsCents = shown.map(({ schema }) => schema['x-price'] === true);
  const bytes = isWorkbook ? await writeWorkbook(rows, showsCents) : Buffer.from(writeCsv(rows));
  if (existsSync(file) && !given.overwrite && !bytes.equals(readFileSync(file)))
    throw new UserError(
      `${file} already exists with different contents. Nothing was written. To use its values, import it: npx puretec table import ${file}. To replace it, add --overwrite.`,
    );
  writeOutputFile(file, bytes);
  if (columns.some(isPrice))
    for (const running of activePriceChanges(editing)) console.log(activePriceLine(running));
  console.log(
    `Wrote ${shownPath(file)}: ${count(entries.length, kind.name.slice(0, -1))}.${columns.some(isPrice) && !isNew ? ' Prices inc GST are for reference only. Imports use the prices ex GST.' : ''}`,
  );
  const left = isProducts ? editing.of('product').filter((each) => !valid.has(each.name)) : [];
  if (left.length === 0 || isNew) return 0;
  console.error(
    `Left out because their files have mistakes: ${left.map((each) => each.name).join(', ')}. Run npx puretec check, correct them and export again.`,
  );
  return 1;
}

/** Reads `type=cartridge`, `code=WH2-*`, which must all match. Throws a UserError without `=`, or for an unknown field. */
function filterOf(words: readonly string[], all: readonly Column[]): (entry: Entry) => boolean {
  const tests = words
    .flatMap((word) => word.split(/[,;] *(?=\w+=)/))
    .map((word) => {
      const [field = '', ...rest] = word.split('=');
      if (rest.length === 0)
        throw new UserError(
          `--products takes a field and a value, such as type=cartridge, not "${word}".`,
          2,
        );
      const path = headingKey(field) === 'code' ? undefined : namedColumns([field], all)[0]?.path;
      const pattern = rest
        .join('=')
        .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*');
      return { path, matches: new RegExp(`^${pattern}$`, 'i') };
    });
  return ({ id, value }) =>
    tests.every(({ path, matches }) => {
      const own = path ? valueAt(value, path) : id;
      return (Array.isArray(own) ? own : [own]).some((each) => matches.test(String(each ?? '')));
    });
}
