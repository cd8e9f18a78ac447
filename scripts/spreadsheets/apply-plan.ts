import { valueAt } from '../../codegen/value-at.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { addGstToCents, withoutGst } from '../../kernel/gst-cents.ts';
import { positionOfCategory } from '../editing/category-position.ts';
import { addEntry, setValue } from '../editing/edit-yaml.ts';
import { count, type Editing } from '../editing/editing.ts';
import { isLarge, priceStepLine } from '../editing/price-words.ts';
import { orderOf } from '../editing/schema-fields.ts';
import { type Value, writeField, writeFields } from '../editing/write-value.ts';
import { schemaLine } from '../new/template.ts';
import { asPrice, type Change, type PlannedEntry, priceKeys, spellingOf } from './plan-import.ts';
import { cellOf, isPrice, type Kind } from './table-kinds.ts';

/** Fewer prices than this may be chance. */
const fewest = 3;

/** Finds countries in which most new prices are at least the previous ones plus GST. */
export function countriesWithGst(entries: readonly PlannedEntry[], site: SiteFile): Country[] {
  return countries.filter((country) => {
    const key = countryKeys[country];
    const steps = entries.flatMap(({ changes }) =>
      changes.flatMap(({ column, before, value }) => {
        const after = Number(spellingOf(value));
        const isOne = isPrice(column) && column.path[1] === key && typeof before === 'number';
        return isOne && !Number.isNaN(after) ? [{ before, after }] : [];
      }),
    );
    const { gstPercent } = site.countries[key];
    const raised = steps.filter(({ before, after }) => {
      const cents = addGstToCents(Math.round(before * 100), gstPercent);
      return Math.round(after * 100) >= cents - 1;
    });
    return raised.length >= fewest && raised.length * 2 > steps.length;
  });
}

export const exGst = (entries: readonly PlannedEntry[], site: SiteFile): PlannedEntry[] =>
  entries.flatMap((entry) => {
    const changes = entry.changes.flatMap((change) => {
      const country = countries.find((each) => change.column.path[1] === countryKeys[each]);
      const amount = Number(spellingOf(change.value));
      if (!isPrice(change.column) || !country || Number.isNaN(amount)) return [change];
      const { gstPercent } = site.countries[countryKeys[country]];
      const spelling = (withoutGst(Math.round(amount * 100), gstPercent) / 100).toFixed(2);
      return Number(spelling) === change.before ? [] : [{ ...change, value: { spelling } }];
    });
    return changes.length > 0 || entry.isNew ? [{ ...entry, changes }] : [];
  });

export function applyPlan(
  editing: Editing,
  kind: Kind,
  entries: readonly PlannedEntry[],
  from: string | undefined,
): void {
  const { proposal } = editing;
  for (const planned of entries) {
    const { entry, changes, isNew, category } = planned;
    if (isNew && kind.name === 'products') {
      proposal.create(entry.file, schemaLine('product') + writeFields(fieldsOf(kind, planned)));
      const position = category === '' ? undefined : positionOfCategory(editing, category);
      if (position)
        proposal.edit(position.file, (text) =>
          addEntry(text, [...position.path, 'items'], entry.id, position.order),
        );
      continue;
    }
    proposal.edit(entry.file, (text) => {
      if (isNew) {
        const fields = fieldsOf(kind, planned);
        const isLine = kind.name === 'redirects';
        return addEntry(text, entry.path, isLine ? fields : { spelling: writeFields(fields) });
      }
      const later = from === undefined ? [] : changes.filter(({ column }) => isPrice(column));
      const edited = changes
        .filter((change) => !later.includes(change))
        .reduce((now, change) => withChange(now, kind, planned, change), text);
      return from === undefined || later.length === 0
        ? edited
        : withPriceChange(edited, entry.value, later, from);
    });
  }
}

function fieldsOf(kind: Kind, { entry, changes }: PlannedEntry): Record<string, Value> {
  const fields: Record<string, Value> = { ...Object(entry.value) };
  for (const { column, value } of changes) {
    const [first = '', second] = column.path.map(String);
    const plain = spellingOf(value);
    const own = typeof value === 'object' && isNumber(plain) ? Number(plain) : plain;
    fields[first] = second === undefined ? own : { ...Object(fields[first]), [second]: own };
  }
  const order = orderOf(kind.fileType, kind.schemaPath);
  return Object.fromEntries(
    Object.entries(fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  );
}

const isNumber = (value: Value): value is string =>
  typeof value === 'string' && /^[\d.]+$/.test(value);

function withChange(text: string, kind: Kind, { entry }: PlannedEntry, { column, value }: Change) {
  const path = [...entry.path, ...column.path];
  const above = column.path.slice(0, -1);
  const name = column.path.at(-1) ?? '';
  // A missing group takes its own place among the fields.
  if (above.length > 0 && valueAt(entry.value, above) === undefined && !hasField(text, above[0]))
    return setValue(text, above, { [name]: spellingOf(value) }, orderOf(kind.fileType));
  const order = orderOf(kind.fileType, [...kind.schemaPath, ...above]);
  const isLong = typeof value === 'string' && path.length === 1 && /\n|.{80}/.test(value);
  return setValue(text, path, isLong ? { spelling: writeField(value) } : value, order);
}

const hasField = (text: string, name: unknown): boolean => new RegExp(`^${name}:`, 'm').test(text);

function withPriceChange(text: string, file: unknown, changes: readonly Change[], start: string) {
  const order = orderOf('product');
  const planned = valueAt(file, ['priceChanges']);
  const at = (Array.isArray(planned) ? planned : []).findIndex(
    (each) => valueAt(each, ['start']) === start && valueAt(each, ['end']) === undefined,
  );
  const prices = changes.map(
    ({ column, value }) => [String(column.path[1]), spellingOf(value)] as const,
  );
  if (at !== -1)
    return prices.reduce(
      (now, [key, price]) => setValue(now, ['priceChanges', at, key], { spelling: String(price) }),
      text,
    );
  const fields = prices.map(([key, price]) => `${key}: ${price}`).join(', ');
  return addEntry(text, ['priceChanges'], { spelling: `{ start: ${start}, ${fields} }` }, order);
}

/** Lists every change as old → new, with percentages for prices. */
export function changeLines(entries: readonly PlannedEntry[], site: SiteFile): string[] {
  return entries.flatMap(({ entry, changes, isNew }) => [
    ...(isNew ? [`${entry.id}: new in ${entry.file}`] : []),
    ...changes.map((change) => {
      const step = stepOf(change, site);
      if (step && !isNew) return `${entry.id}: ${priceStepLine(step, site.countries[step.key])}`;
      const [before, after] = differing(change.before, spellingOf(change.value));
      return isNew
        ? `  ${change.column.title}: ${after}`
        : `${entry.id}, ${change.column.title}: ${before === '' ? 'nothing' : before} → ${after}`;
    }),
  ]);
}

/** Returns both values on one line each. Long ones start shortly before they differ. */
function differing(before: unknown, after: unknown): readonly [string, string] {
  const line = (value: unknown) => String(cellOf(value)).replaceAll(/\s+/g, ' ');
  const [one, other] = [line(before), line(after)];
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  const start = Math.max(0, (same === -1 ? one.length : same) - 20);
  const short = (text: string) => {
    const end = text.length > start + 70 ? '…' : '';
    return (start > 0 ? '…' : '') + text.slice(start, start + 70) + end;
  };
  return [short(one), short(other)];
}

function stepOf({ column, before, value }: Change, site: SiteFile) {
  const key = priceKeys.find((each) => String(column.path) === `price,${each}`);
  return key === undefined
    ? undefined
    : { key, before: asPrice(before, site, key), after: asPrice(spellingOf(value), site, key) };
}

/** "3 rows, 2 prices differ, 1 by more than 20%." */
export function summaryOf(rows: number, entries: readonly PlannedEntry[], site: SiteFile): string {
  const changes = entries.flatMap((entry) => (entry.isNew ? [] : entry.changes));
  const steps = changes.flatMap((change) => stepOf(change, site) ?? []);
  const noun = changes.length > 0 && steps.length === changes.length ? 'price' : 'value';
  const large = steps.filter(isLarge).length;
  const created = entries.filter(({ isNew }) => isNew).length;
  const differing = `${count(changes.length, noun)} ${changes.length === 1 ? 'differs' : 'differ'}`;
  return [
    count(rows, 'row'),
    ...(created > 0 ? [`${created} new`] : []),
    ...(created > 0 && changes.length === 0 ? [] : [differing]),
    ...(large > 0 ? [`${large} changed by more than 20%`] : []),
  ]
    .join(', ')
    .concat('.');
}
