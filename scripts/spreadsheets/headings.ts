import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { nearest } from '../../codegen/diagnostics/suggest.ts';
import { isRecord } from '../../kernel/json-record.ts';
import type { Editing } from '../editing/editing.ts';
import { UserError } from '../user-error.ts';
import type { SheetRow } from './sheet.ts';
import { type Column, columnsOf, headingKey, isPrice, type Kind, kinds } from './table-kinds.ts';

/** Headings can be this many rows down, below a supplier's letterhead. */
const mostTitles = 20;

export type Table = NonNullable<ReturnType<typeof tableBelow>>;

export type ColumnMap = Readonly<Record<string, string>>;

const idNames: Readonly<Record<string, readonly string[]>> = {
  code: ['code', 'ourcode', 'productcode', 'pureteccode', 'itemcode'],
  'shown in': ['shownin'],
};
const namesOf = (id: string): readonly string[] => idNames[id] ?? [headingKey(id)];

/** Returns the first table in the sheets. Throws a UserError that names a missing heading. */
export function findTable(
  sheets: readonly (readonly SheetRow[])[],
  editing: Editing,
  file: string,
  map: ColumnMap,
): Table {
  const known = kinds.map((kind) => ({ kind, columns: columnsOf(kind, editing) }));
  for (const rows of sheets)
    for (const [index, heading] of rows.slice(0, mostTitles).entries())
      for (const { kind, columns } of known) {
        const table = tableBelow(heading, rows.slice(index + 1), kind, columns, map);
        if (table) return table;
      }
  const seen = sheets.flatMap((rows) => rows.slice(0, mostTitles)).sort(byWidth)[0]?.cells ?? [];
  throw new UserError(
    `${file}: No row has the column headings, such as Code and AU ex GST. The fullest row has: ${seen.filter((cell) => cell !== '').join(', ')}. If your headings differ, add --map "Code=…" --map "AU ex GST=…", with the headings from your file.`,
  );
}

const filled = ({ cells }: SheetRow) => cells.filter((cell) => cell !== '').length;
const byWidth = (a: SheetRow, b: SheetRow) => filled(b) - filled(a);

function tableBelow(
  heading: SheetRow,
  rows: readonly SheetRow[],
  kind: Kind,
  all: readonly Column[],
  map: ColumnMap,
) {
  const own = heading.cells.map(String);
  const nameOf = (title: string): string => {
    const key = headingKey(title);
    const id = kind.ids.find((each) => namesOf(each).includes(key));
    return id ?? all.find(({ names }) => names.includes(key))?.names[0] ?? key;
  };
  const mapped = new Map(
    Object.entries(map).map(([theirs, ours]) => [headingKey(theirs), nameOf(ours)]),
  );
  const taken = new Set(own.map((title) => mapped.get(headingKey(title))));
  // A mapped heading wins over one that only has the column's name.
  const keys = own.map((title) => {
    const meant = mapped.get(headingKey(title));
    return meant ?? (taken.has(nameOf(title)) ? '' : nameOf(title));
  });
  const idsAt = kind.ids.map((id) => keys.indexOf(id));
  const columns = keys.flatMap((key, at) => {
    const column = all.find(({ names }) => names[0] === key);
    return column ? [{ column, at }] : [];
  });
  const isValue = ({ column, at }: (typeof columns)[number]) =>
    !column.shows && !idsAt.includes(at);
  if (idsAt.includes(-1) || !columns.some(isValue)) return undefined;
  const categoryAt = kind.name === 'products' ? keys.indexOf('category') : -1;
  const used = [...columns.map(({ at }) => at), ...idsAt, categoryAt];
  const unused = own.flatMap((title, at) => (title === '' || used.includes(at) ? [] : [title]));
  const twice = keys.find((key, at) => key !== '' && keys.indexOf(key) !== at && used.includes(at));
  if (twice !== undefined)
    throw new UserError(`Two columns are called "${own[keys.indexOf(twice)]}". Rename one.`);
  requireNoSlip(unused, all, keys);
  const long = rows.find(({ cells }) => cells.slice(own.length).some((cell) => cell !== ''));
  if (long)
    throw new UserError(
      `Line ${long.line} has ${long.cells.length} cells for ${own.length} columns. If a value contains the separator, put it in quotes.`,
    );
  return { kind, idsAt, columns, categoryAt, titles: own, rows, ignored: unused };
}

/** A slip in a price's heading would leave out a whole column. */
function requireNoSlip(unused: readonly string[], all: readonly Column[], keys: readonly string[]) {
  const prices = all.filter(
    (column) =>
      (isPrice(column) || column.shows) && !column.names.some((name) => keys.includes(name)),
  );
  for (const title of unused) {
    const [meant] = nearest(
      headingKey(title),
      prices.map(({ names: [name = ''] }) => name),
    );
    const column = prices.find(({ names }) => names[0] === meant);
    if (column)
      throw new UserError(
        `"${title}" isn't a column we can import. Did you mean "${column.title}"? If you added this column yourself, give it a name that's less like "${column.title}".`,
      );
  }
}

/** Reads `--map "Our code=SKU"`, in either order. Throws a UserError if neither side is our column. */
export function readMap(words: readonly string[], editing: Editing): ColumnMap {
  const ours = kinds.flatMap((kind) => [
    ...kind.ids.flatMap(namesOf),
    ...columnsOf(kind, editing).flatMap(({ names }) => names),
    'category',
  ]);
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=');
      const [left, right] = [word.slice(0, at).trim(), word.slice(at + 1).trim()];
      if (at > 0 && right !== '' && ours.includes(headingKey(left))) return [right, left];
      if (at > 0 && ours.includes(headingKey(right))) return [left, right];
      throw new UserError(
        `--map takes one of our columns and the supplier's heading, such as "Code=SKU", not "${word}".`,
        2,
      );
    }),
  );
}

/** Maps are saved next to the catalogue, so they can be committed and shared. */
const fileOfMaps = (root: string) => join(dirname(root), 'table-columns.yaml');

/** Returns the maps of earlier imports, latest last. */
function savedMaps(root: string): ColumnMap[] {
  const file = fileOfMaps(root);
  const saved: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
  return (Array.isArray(saved) ? saved : []).flatMap((each: unknown) =>
    isRecord(each)
      ? [Object.fromEntries(Object.entries(each).map(([name, ours]) => [name, String(ours)]))]
      : [],
  );
}

/** Returns the last map whose headings are all in one row of these sheets. */
export function rememberedMap(root: string, sheets: readonly (readonly SheetRow[])[]): ColumnMap {
  const rows = sheets.flatMap((sheet) =>
    sheet.slice(0, mostTitles).map(({ cells }) => cells.map((cell) => headingKey(String(cell)))),
  );
  const isIn = (map: ColumnMap) => (row: readonly string[]) =>
    Object.keys(map).every((title) => row.includes(headingKey(title)));
  return savedMaps(root).findLast((map) => rows.some(isIn(map))) ?? {};
}

export function rememberMap(root: string, map: ColumnMap): void {
  const others = savedMaps(root).filter((each) => stringify(each) !== stringify(map));
  writeFileSync(
    fileOfMaps(root),
    `# Headings of suppliers' lists, and our columns: puretec table import\n${stringify([...others, map])}`,
  );
}
