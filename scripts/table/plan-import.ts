/** Decides what each row of a table changes, before anything is edited. */
import { currentCode } from '../../codegen/resolve/former-codes.ts';
import { valueAt } from '../../codegen/value-at.ts';
import type { Price } from '../../kernel/contract.ts';
import { type Country, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/records.ts';
import { isSpelled, type SourceText } from '../editing/edit-yaml.ts';
import { type Editing, productsIn, siteFileIn } from '../editing/editing.ts';
import { requireNewCode, suggestion } from '../editing/require-product.ts';
import { schemaAt } from '../editing/schema-fields.ts';
import type { Value } from '../editing/write-value.ts';
import { positionOfCategory } from '../new/category-position.ts';
import { priceWords } from '../prices/price-words.ts';
import { UserError } from '../user-error.ts';
import type { Table } from './headings.ts';
import { type Column, cellOf, type Entry, idOf, isPrice, ownPath } from './kinds.ts';
import { type CellContext, decimalMarkOf, isEmpty, readCell } from './read-cell.ts';
import { openReport, type Report } from './report.ts';
import type { Cell, SheetRow } from './sheet.ts';

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
  readonly category?: string;
};

export type Plan = {
  readonly entries: readonly PlannedEntry[];
  /** Rows that can't be used. */
  readonly refused: Report;
  /** Rows of products that aren't ours, and rows without a code. */
  readonly unknown: Report;
  readonly notes: Report;
  readonly rows: number;
};

/** `priceBefore`: the price that a new one replaces, by country key. */
export function planImport(
  editing: Editing,
  table: Table,
  priceBefore: (entry: Entry, key: string) => unknown,
): Plan {
  const { kind, columns, rows, idsAt } = table;
  const [refused, unknown, notes] = [openReport(), openReport(), openReport()];
  const cells = rows.flatMap((row) => columns.map(({ at }) => row.cells[at] ?? ''));
  const context: CellContext = { site: siteFileIn(editing), decimalMark: decimalMarkOf(cells) };
  const find = finder(editing, table);
  const lines = new Map<string, number>();
  const owners = ownersOf(editing);
  const isContext = table.isChosen ? () => false : contextIn(columns.map(({ column }) => column));
  const entries = rows.flatMap((row) => planRow(row) ?? []);
  return { entries, refused, unknown, notes, rows: rows.length };

  function planRow(row: SheetRow): PlannedEntry | undefined {
    const { line } = row;
    const cellAt = (at: number): Cell => row.cells[at] ?? '';
    const ids = idsAt.map((at) => {
      const own = columns.find((each) => each.at === at);
      const read = own && readCell(own.column, cellAt(at), context);
      return read && 'value' in read ? String(spellingOf(read.value)) : String(cellAt(at)).trim();
    });
    const id = idOf(ids);
    const used = columns.filter(({ at }) => !isEmpty(cellAt(at)));
    const values = used.filter(({ column, at }) => !column.shows && !idsAt.includes(at));
    if (values.every(({ column }) => isContext(column))) {
      const [own] = find(id);
      if (own) noteChangedGst(row, used, own);
      if (used.every(({ column }) => !column.shows || isContext(column)))
        notes.add(line, 'empty', ': The row has nothing to import.');
      return undefined;
    }
    if (ids.some((each) => each === '' || /^(?:sub ?-?|grand )?total\b/i.test(each))) {
      const words = row.cells.filter((cell) => cell !== '').join(' ');
      unknown.add(line, 'no code', `: The row has no code: ${words.slice(0, 60)}`);
      return undefined;
    }
    // The headings again, at the top of a printed page
    if (idsAt.every((at, index) => ids[index] === table.titles[at])) return undefined;
    const type = textAt('type');
    const category = String(cellAt(table.categoryAt)).trim();
    const found = find(id);
    if (found.length > 1) {
      refused.add(line, 'two', ` ${id}: This may be ${found.map((each) => each.id).join(' or ')}.`);
      return undefined;
    }
    const [known] = found;
    const entry = known ?? newEntry(ids, type, category, line);
    if (!entry) return undefined;
    if (known && known.id !== id && kind.name === 'products')
      notes.add(line, 'code', `: ${id} is read as ${known.id}`, `${id} as ${known.id}`);
    const earlier = lines.get(entry.id);
    if (earlier !== undefined) {
      const text = `: ${entry.id} is on line ${earlier} too. Keep one of them.`;
      refused.add(line, 'twice', text, `line ${line} ${entry.id}`);
      return undefined;
    }
    lines.set(entry.id, line);
    const owner = kind.name === 'products' ? owners.get(textAt('name')) : undefined;
    if (owner?.every((other) => other !== entry.id)) {
      refused.add(
        line,
        'sorted',
        `: "${textAt('name')}" is ${anyOf.format(owner)}, but its code here is ${entry.id}. Has one column been sorted alone?`,
      );
      return undefined;
    }
    const changes = values.flatMap(({ column, at }) => {
      if (known && isContext(column)) return [];
      if (kind.name === 'places' && String(column.path) === 'type') return [];
      const at_ = `${entry.id}, ${column.title}`;
      const read = readCell(column, ownAddress(column, cellAt(at)), context);
      if ('fault' in read) {
        refused.add(line, `${column.title} ${read.about}`, ` ${at_}: ${read.fault}`);
        return [];
      }
      if (read.because !== undefined)
        notes.add(
          line,
          read.because.replace(/ [\d.]+$/, ''),
          ` ${at_}: ${cellAt(at)} is ${read.because}`,
        );
      const key = isPrice(column) ? String(column.path[1]) : undefined;
      const before =
        key === undefined ? valueAt(entry.value, column.path) : priceBefore(entry, key);
      return isSame(before, read.value, column) ? [] : [{ column, before, value: read.value }];
    });
    noteChangedGst(row, used, entry, changes);
    const planned = { entry, isNew: !known, changes };
    if (planned.isNew && !isComplete(planned, line)) return undefined;
    return changes.length > 0
      ? { ...planned, ...(planned.isNew && category !== '' && { category }) }
      : undefined;

    function textAt(field: string): string {
      const found = columns.find(({ column }) => String(column.path) === field);
      return found ? String(cellAt(found.at)).trim() : '';
    }
  }

  /** Undefined, and reported, where the row can't make one. */
  function newEntry(
    ids: readonly string[],
    type: string,
    category: string,
    line: number,
  ): Entry | undefined {
    const id = idOf(ids);
    if (kind.name === 'redirects') {
      const from = ownPath(id, editing);
      return { id: from, file: 'redirects.yaml', path: ['redirects'], value: { from } };
    }
    if (kind.name === 'places') {
      const value = Object.fromEntries(kind.ids.map((field, index) => [field, ids[index] ?? '']));
      const files = editing.of('places');
      const file =
        files.find((each) => valueAt(each.value, ['type']) === type) ?? files[1] ?? files[0];
      const isClear = files.length === 1 || valueAt(file?.value, ['type']) === type;
      if (file && isClear) return { id, file: editing.nameOf(file), path: ['places'], value };
      const types = files.map((each) => valueAt(each.value, ['type'])).join(' or ');
      refused.add(line, 'type', ` ${id}: A new place needs a type: ${types}.`);
      return undefined;
    }
    if (kind.name !== 'products' || type === '') {
      const words =
        kind.name === 'products'
          ? `There is no product ${id}${suggestion(editing, id)}`
          : `There is no ${id}.`;
      unknown.add(line, 'unknown', `: ${words}`, id);
      return undefined;
    }
    try {
      requireNewCode(editing, id);
      if (category !== '') positionOfCategory(editing, category);
      return { id, file: `products/${id}.yaml`, path: [], value: undefined };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refused.add(line, 'new', `: ${error.message}`);
      return undefined;
    }
  }

  function isComplete({ entry, changes }: PlannedEntry, line: number): boolean {
    const { required } = schemaAt(kind.fileType, kind.schemaPath) ?? {};
    const missing = (Array.isArray(required) ? required : []).filter(
      (field) =>
        !kind.ids.includes(field) && !changes.some(({ column }) => column.path[0] === field),
    );
    if (missing.length === 0) return true;
    refused.add(
      line,
      `missing ${missing}`,
      ` ${entry.id}: Something new needs ${missing.join(', ')} too.`,
    );
    return false;
  }

  function ownAddress({ path }: Column, cell: Cell): Cell {
    return kind.name === 'redirects' && path.at(-1) === 'to'
      ? ownPath(String(cell), editing)
      : cell;
  }

  /** Reports a changed price with GST, which an import doesn't use. */
  function noteChangedGst(
    { line, cells: own }: SheetRow,
    used: Table['columns'],
    entry: Entry,
    changes: readonly Change[] = [],
  ): void {
    for (const { column, at } of used) {
      const key = priceKeys.find((each) => String(column.path) === `withGst,${each}`);
      const read = key && readCell(column, own[at] ?? '', context);
      if (!read || 'fault' in read) continue;
      const change = changes.find(({ column: { path } }) => String(path) === `price,${key}`);
      const prices = [change ? spellingOf(change.value) : [], valueAt(entry.value, ['price', key])];
      const known = prices
        .flat()
        .map((price) => priceWords(asPrice(price, context.site, key), 'incGstCents'));
      if (known.includes(String(spellingOf(read.value)))) continue;
      const fact = `It follows from the price without GST, and is ${known[0]}.`;
      notes.add(line, 'with GST', ` ${entry.id}, ${column.title}: ${own[at]} isn't used. ${fact}`);
    }
  }
}

/** The price that a value of the catalogue is; undefined where it's none. */
export function asPrice(value: unknown, site: SiteFile, key: PriceKey): Price | undefined {
  if (value === 'on request' || value === 'not sold') return { kind: value };
  const exGstCents = Math.round(Number(value) * 100);
  if (value === undefined || Number.isNaN(exGstCents)) return undefined;
  const incGstCents = addGstToCents(exGstCents, site.countries[key].gstPercent);
  return { kind: 'priced', exGstCents, incGstCents };
}

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' });

export const spellingOf = (value: Value | SourceText): Value =>
  isSpelled(value) ? value.spelling : value;

/** Whether the catalogue says the same already. */
function isSame(before: unknown, value: Value | SourceText, column: Column): boolean {
  const after = spellingOf(value);
  if (column.schema['x-price'] === true && typeof before === 'number')
    return Math.round(before * 100) === Math.round(Number(after) * 100);
  return String(cellOf(before)) === String(cellOf(after)) && before !== undefined;
}

/**
 * Texts beside prices help people to read the table, and a supplier's description isn't ours. In a table of texts,
 * they are what it's about.
 */
export function contextIn(columns: readonly Column[]): (column: Column) => boolean {
  const has = (...fields: string[]) => columns.some(({ path }) => fields.includes(String(path)));
  const hasPrices = columns.some(isPrice);
  const isTexts = has('summary', 'description') || columns.length === 1;
  return ({ path }) =>
    ['name', 'summary', 'description'].includes(String(path)) && (hasPrices || !isTexts);
}

/** Finds the entries that an id may mean: as it's written, by a former code, or by another spelling. */
function finder(editing: Editing, { kind }: Table): (id: string) => readonly Entry[] {
  const entries = kind.entries(editing);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = kind.keyOf(entry.id, editing);
    byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  }
  const products = productsIn(editing).map(({ code, file }) => ({ ...file, code }));
  return (id) => {
    const former = kind.name === 'products' ? currentCode(id, products) : undefined;
    const found = byId.get(id) ?? byId.get(former ?? '');
    return found ? [found] : (byKey.get(kind.keyOf(id, editing)) ?? []);
  };
}

/** The codes of the products with each name. */
function ownersOf(editing: Editing): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const { name, value } of editing.of('product'))
    if (isRecord(value) && typeof value.name === 'string')
      owners.set(value.name, [...(owners.get(value.name) ?? []), name]);
  return owners;
}
