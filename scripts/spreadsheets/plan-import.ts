/** Plans what each row of a table changes, before anything is edited. */
import { currentCode } from '../../codegen/resolve/former-codes.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { type Country, countryKeys } from '../../kernel/countries.ts';
import type { Price } from '../../kernel/entry-types.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { positionOfCategory } from '../editing/category-position.ts';
import { isSpelled, type SourceText } from '../editing/edit-yaml.ts';
import { type Editing, ownOrigins, productsIn, siteFileIn } from '../editing/editing.ts';
import { isSameSpelling } from '../editing/read-value.ts';
import { suggestion } from '../editing/require-entry.ts';
import { schemaAt } from '../editing/schema-fields.ts';
import type { Value } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import type { Cell } from '../write-csv.ts';
import type { Table } from './headings.ts';
import { type CellContext, decimalMarkOf, isEmpty, readCell } from './read-cell.ts';
import { openReport } from './report.ts';
import type { SheetRow } from './sheet.ts';
import { type Column, cellOf, type Entry, idOf, isPrice } from './table-kinds.ts';

export type PriceKey = (typeof countryKeys)[Country];
export const priceKeys: readonly PriceKey[] = Object.values(countryKeys);

export type Change = {
  readonly column: Column;
  readonly before: unknown;
  readonly value: Value | SourceText;
};

export type PlannedEntry = {
  readonly entry: Entry;
  readonly isNew: boolean;
  readonly changes: readonly Change[];
  /** A new product's category; empty for none. */
  readonly category: string;
};

export type Plan = ReturnType<typeof planImport>;

class Refusal extends Error {
  readonly about: string;
  readonly brief: string | undefined;
  readonly isUnknown: boolean;
  constructor(about: string, text: string, { isUnknown = false, brief = '' } = {}) {
    super(text);
    this.about = about;
    this.brief = brief === '' ? undefined : brief;
    this.isUnknown = isUnknown;
  }
}

/** `priceBefore` is the replaced price by country key. `refused` rows can't be used. `unknown` rows have no code or aren't our products. */
export function planImport(
  editing: Editing,
  table: Table,
  priceBefore: (entry: Entry, key: PriceKey) => unknown,
) {
  const { kind, columns, rows, idsAt } = table;
  const noun = kind.name.slice(0, -1);
  const [refused, unknown, notes] = [openReport(), openReport(), openReport()];
  const cells = rows.flatMap((row) => columns.map(({ at }) => row.cells[at] ?? ''));
  const context: CellContext = {
    site: siteFileIn(editing),
    decimalMark: decimalMarkOf(cells),
    origins: ownOrigins(editing),
  };
  const find = finder(editing, table);
  const lines = new Map<string, number>();
  const owners = ownersOf(editing);
  const isContext = contextIn(columns.map(({ column }) => column));
  const entries = rows.flatMap((row) => {
    try {
      return planRow(row) ?? [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { about, message, brief, isUnknown } = error;
      (isUnknown ? unknown : refused).add(row.line, about, message, brief);
      return [];
    }
  });
  return { entries, refused, unknown, notes, rows: rows.length };

  function planRow(row: SheetRow): PlannedEntry | undefined {
    const { line } = row;
    const cellAt = (at: number): Cell => row.cells[at] ?? '';
    const textAt = (field: string): string => {
      const at = columns.find(({ column }) => String(column.path) === field)?.at ?? -1;
      return String(cellAt(at)).trim();
    };
    const ids = idsAt.map((at) => {
      const own = columns.find((each) => each.at === at);
      const read = own && readCell(own.column, cellAt(at), context);
      return read && 'value' in read ? String(spellingOf(read.value)) : String(cellAt(at)).trim();
    });
    const id = idOf(ids);
    const found = find(id);
    const used = columns.filter(({ at }) => !isEmpty(cellAt(at)));
    const values = used.filter(({ column, at }) => !column.shows && !idsAt.includes(at));
    if (values.every(({ column }) => isContext(column))) {
      if (found[0]) noteUnused(row, used, found[0]);
      else notes.add(line, 'empty', ': This row has nothing to import.');
      return undefined;
    }
    // Headings are repeated at the top of a printed page.
    if (idsAt.every((at, index) => ids[index] === table.titles[at])) return undefined;
    if (ids.some((each) => each === '' || /^(?:sub ?-?|grand )?total\b/i.test(each))) {
      const words = row.cells.filter((cell) => cell !== '').join(' ');
      const text = `: This row has no code: ${words.slice(0, 60)}`;
      throw new Refusal('no code', text, { isUnknown: true });
    }
    if (found.length > 1)
      throw new Refusal(
        'two',
        ` ${id}: This could be ${anyOf.format(found.map((each) => each.id))}. Enter one of them.`,
      );
    const category = String(cellAt(table.categoryAt)).trim();
    const [known] = found;
    const entry = known ?? newEntry(ids, textAt('type'), category);
    if (known && known.id !== id)
      notes.add(line, 'code', `: ${id} is read as ${known.id}`, `${id} as ${known.id}`);
    const earlier = lines.get(entry.id);
    if (earlier !== undefined)
      throw new Refusal('twice', `: ${entry.id} is also on line ${earlier}. Keep one of them.`);
    lines.set(entry.id, line);
    const owner = kind.name === 'products' ? owners.get(textAt('name')) : undefined;
    if (owner?.every((other) => other !== entry.id))
      throw new Refusal(
        'sorted',
        `: "${textAt('name')}" is ${anyOf.format(owner)}, but its code here is ${entry.id}. Perhaps one column was sorted on its own. Check the row.`,
      );
    const read = values.map(({ column, at }) =>
      known && isContext(column) ? [] : changeOf(entry, column, cellAt(at), line),
    );
    // --skip leaves out the whole row, not just one cell.
    const changes = read.flatMap((each) => each ?? []);
    if (read.includes(undefined)) return undefined;
    if (!known) requireComplete(entry, changes);
    else noteUnused(row, used, entry, changes);
    return changes.length > 0 ? { entry, isNew: !known, changes, category } : undefined;
  }

  /** Empty if the catalogue already has the value. Undefined if the cell can't be read, which is reported. */
  function changeOf(entry: Entry, column: Column, cell: Cell, line: number): Change[] | undefined {
    const read = readCell(column, cell, context);
    const place = ` ${entry.id}, ${column.title}:`;
    if ('fault' in read) {
      refused.add(line, `${column.title} ${read.about}`, `${place} ${read.fault}`);
      return undefined;
    }
    const { value, because } = read;
    if (because !== undefined)
      notes.add(line, because.replace(/ [\d.]+$/, ''), `${place} ${cell} is ${because}`);
    const key = priceKeys.find((each) => String(column.path) === `price,${each}`);
    const before = key ? priceBefore(entry, key) : valueAt(entry.value, column.path);
    return isSame(before, value, column) ? [] : [{ column, before, value }];
  }

  function newEntry(ids: readonly string[], type: string, category: string): Entry {
    const id = idOf(ids);
    if (!kind.create || (kind.name === 'products' && type === ''))
      throw new Refusal('unknown', `: There's no ${noun} called ${id}${suggestion(editing, id)}`, {
        isUnknown: true,
        brief: id,
      });
    try {
      if (category !== '') positionOfCategory(editing, category);
      return kind.create(ids, type, editing);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new Refusal('new', `: ${error.message}`);
    }
  }

  function requireComplete({ id }: Entry, changes: readonly Change[]): void {
    const { required } = schemaAt(kind.fileType, kind.schemaPath) ?? {};
    const given = [...kind.ids, ...changes.map(({ column }) => column.path[0])];
    const missing = (Array.isArray(required) ? required : []).filter(
      (field) => !given.includes(field),
    );
    if (missing.length > 0)
      throw new Refusal(
        `missing ${missing}`,
        ` ${id}: A new ${noun} also needs ${missing.join(', ')}.`,
      );
  }

  /** Reports sheet changes that an import ignores: prices with GST, and texts next to prices. */
  function noteUnused(
    row: SheetRow,
    used: Table['columns'],
    entry: Entry,
    changes: readonly Change[] = [],
  ): void {
    // New prices also change prices with GST.
    const hasPrices = changes.some(({ column }) => isPrice(column));
    for (const { column, at } of used) {
      const cell = row.cells[at] ?? '';
      const shown = column.shows?.(entry) ?? valueAt(entry.value, column.path);
      const read = readCell(column, cell, context);
      const isUsed = column.shows ? hasPrices : !isContext(column);
      if (isUsed || String(column.path) === 'name' || 'fault' in read) continue;
      if (isSame(shown ?? '', read.value, column)) continue;
      const why = column.shows
        ? `This column is worked out from the price, which gives ${typeof shown === 'number' ? shown.toFixed(2) : shown}`
        : "A price import doesn't change this column";
      notes.add(
        row.line,
        `unused ${column.title}`,
        ` ${entry.id}, ${column.title}: ${String(cell).slice(0, 40)} isn't used. ${why}.`,
      );
    }
  }
}

export function asPrice(value: unknown, site: SiteFile, key: PriceKey): Price | undefined {
  if (value === 'on request' || value === 'not sold') return { kind: value };
  const exGstCents = Math.round(Number(value ?? Number.NaN) * 100);
  if (Number.isNaN(exGstCents)) return undefined;
  const incGstCents = addGstToCents(exGstCents, site.countries[key].gstPercent);
  return { kind: 'priced', exGstCents, incGstCents };
}

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export const spellingOf = (value: Value | SourceText): Value =>
  isSpelled(value) ? value.spelling : value;

function isSame(before: unknown, value: Value | SourceText, column: Column): boolean {
  const after = spellingOf(value);
  if (column.schema['x-price'] === true && typeof before === 'number')
    return isSameSpelling(before, String(after));
  const [was, is] = [before, after].map((each) => String(cellOf(each)));
  return before !== undefined && (was === is || inOldCsv(was ?? '') === is);
}

/** Excel's usual CSV has no letters such as ā, and writes a question mark. */
const inOldCsv = (text: string): string => text.replaceAll(/[^\0-ÿ–—‘’“”•…€™]/gu, '?');

/** Next to prices, texts only help people to read the table, and a supplier's aren't ours. A table without prices is about its texts. */
export function contextIn(columns: readonly Column[]): (column: Column) => boolean {
  const has = (...fields: string[]) => columns.some(({ path }) => fields.includes(String(path)));
  const hasPrices = columns.some(isPrice);
  const isTexts = has('summary', 'description') || columns.length === 1;
  return ({ path }) =>
    ['name', 'summary', 'description'].includes(String(path)) && (hasPrices || !isTexts);
}

/** Finds entries by id: as written, by a former code, or by another spelling. */
function finder(editing: Editing, { kind }: Table): (id: string) => readonly Entry[] {
  const entries = kind.entries(editing);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byKey = groupBy(entries, ({ id }) => kind.keyOf(id));
  const products = productsIn(editing).map(({ code, file }) => ({ ...file, code }));
  return (id) => {
    const former = kind.name === 'products' ? currentCode(id, products) : undefined;
    const found = byId.get(id) ?? byId.get(former ?? '');
    return found ? [found] : (byKey.get(kind.keyOf(id)) ?? []);
  };
}

function ownersOf(editing: Editing): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { name, value } of editing.of('product'))
    if (isRecord(value) && typeof value.name === 'string')
      owners.set(value.name, [...(owners.get(value.name) ?? []), name]);
  return owners;
}
