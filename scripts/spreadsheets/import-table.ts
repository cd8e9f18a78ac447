/** Imports a spreadsheet into the catalogue: shows everything first, and writes all of it or nothing. */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { isError } from '../../codegen/diagnostics/diagnostic.ts';
import { buildClock } from '../../codegen/resolve/date-ranges.ts';
import { activePriceChange } from '../../codegen/resolve/prices.ts';
import { valueAt } from '../../codegen/value-at.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { compile } from '../compile-with-cache.ts';
import { activePriceChanges, activePriceLine } from '../editing/active-price-changes.ts';
import { setValue, yamlValueAt } from '../editing/edit-yaml.ts';
import {
  ask,
  count,
  type Editing,
  type FinishOptions,
  finishEditing,
  openCatalogue,
  productsIn,
  siteFileIn,
} from '../editing/editing.ts';
import { pathOf } from '../editing/schema-fields.ts';
import { requireFileName } from '../output/report-file.ts';
import { UserError } from '../user-error.ts';
import { applyPlan, changeLines, countriesWithGst, exGst, summaryOf } from './apply-plan.ts';
import { findTable, readMap, rememberedMap, rememberMap } from './headings.ts';
import { type Plan, type PriceKey, planImport } from './plan-import.ts';
import { readSheets } from './sheet.ts';
import type { Entry } from './table-kinds.ts';

export type ImportOptions = FinishOptions & {
  readonly catalogue: string;
  readonly map?: readonly string[] | undefined;
  readonly from?: string | undefined;
  readonly gst?: string | undefined;
  readonly skip?: boolean | undefined;
  readonly skipUnknown?: boolean | undefined;
  readonly updatePrinted?: boolean | undefined;
  readonly yes?: boolean | undefined;
};

export async function importFrom(file: string, { map: added = [], ...given }: ImportOptions) {
  const editing = await openCatalogue(given.catalogue);
  requireFileName(file, 'prices.csv');
  if (!existsSync(file)) throw new UserError(`There's no file called ${file}. Check the path.`);
  const site = siteFileIn(editing);
  const sheets = await readSheets(file);
  const map = { ...rememberedMap(editing.root, sheets), ...readMap(added, editing) };
  const table = findTable(sheets, editing, file, map);
  const plan = planImport(editing, table, pricesBefore(editing, given.from));
  if (table.ignored.length > 0)
    console.log(`${file}: Ignored these columns: ${table.ignored.join(', ')}`);
  for (const line of plan.notes.lines()) console.log(`${file} ${line}`);
  if (isRefused(file, plan, given)) return 1;
  const taxed = given.gst === undefined ? countriesWithGst(plan.entries, site) : [];
  const isInc =
    given.gst === 'inc' || (taxed.length > 0 && (await includesGst(taxed, given.yes ?? false)));
  const entries = isInc ? exGst(plan.entries, site) : plan.entries;
  applyPlan(editing, table.kind, entries, given.from);
  for (const line of changeLines(entries, site)) console.log(line);
  const codes = new Set(entries.map(({ entry }) => entry.id));
  for (const running of activePriceChanges(editing))
    if (codes.has(running.code)) console.log(activePriceLine(running));
  console.log(summaryOf(plan.rows, entries, site));
  // At a terminal, confirmation includes printed prices.
  const updates = given.updatePrinted || (!given.yes && process.stdin.isTTY === true);
  const printed = await updatePrinted(editing, updates);
  if (updates) for (const line of printed) console.log(`Printed price in ${line}`);
  const status = await finishEditing(editing, {
    ...given,
    quiet: true,
    ...(!given.yes && {
      confirm: (files) => ask(`Write ${files}?`, 'Add --yes to write the changes.'),
    }),
  });
  if (printed.length > 0 && !updates)
    console.log(
      `Run npx puretec table import with --update-printed to change ${count(printed.length, 'printed price')} as well.`,
    );
  if (status === 0 && added.length > 0 && !given.dryRun) rememberMap(editing.root, map);
  return status;
}

/** Returns the price that a new one replaces. With `from`, it's the one scheduled for that day. */
function pricesBefore(editing: Editing, from: string | undefined) {
  const clock = from === undefined ? undefined : buildClock(siteFileIn(editing), `${from}T00:00`);
  const files = new Map(productsIn(editing).map(({ code, file }) => [code, file]));
  return ({ id, value }: Entry, key: PriceKey): unknown => {
    const file = files.get(id);
    const country = countries.find((each) => countryKeys[each] === key);
    const change = clock && file && country ? activePriceChange(file, clock, country) : undefined;
    return change?.[key] ?? valueAt(value, ['price', key]);
  };
}

function isRefused(file: string, { refused, unknown, rows }: Plan, given: ImportOptions): boolean {
  const skipsUnknown = given.skipUnknown || given.skip;
  for (const line of [...unknown.lines(), ...refused.lines()]) console.error(`${file} ${line}`);
  const left = [...(given.skip ? [] : [refused]), ...(skipsUnknown ? [] : [unknown])];
  const number = left.reduce((sum, each) => sum + each.rows(), 0);
  const skipped = refused.rows() + unknown.rows() - number;
  if (skipped > 0) console.log(`${count(skipped, 'row')} skipped.`);
  if (number === 0) return false;
  const way = refused.rows() > 0 ? '--skip' : '--skip-unknown';
  console.error(
    `\nNothing was written: ${number} of ${count(rows, 'row')} can't be used. Fix the file, or run npx puretec table import with ${way} to import the rest.`,
  );
  return true;
}

async function includesGst(taxed: readonly string[], isScript: boolean): Promise<boolean> {
  const question = `Most new prices in ${taxed.join(' and ')} are higher than the current ones by at least the GST, and this column is ex GST. Do they include GST?`;
  if (isScript || !process.stdin.isTTY)
    throw new UserError(
      `${question} Nothing was written. If they do, run npx puretec table import with --gst inc to take the GST off. If they don't, use --gst ex.`,
    );
  return ask(`${question} Take GST off?`, '');
}

/** Both countries share a claim's text, so a second round may be needed. */
const rounds = 3;

/** Updates prices that are printed elsewhere. Returns a line for each change, and proposes it with `updates`. */
async function updatePrinted({ root, proposal }: Editing, updates: boolean) {
  const lines: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const edited = new Map(proposal.changes().map(({ name, after }) => [name, after]));
    const { problems } = await compile(root, { edited });
    const places = problems.filter(isError).flatMap((each) => [each, ...(each.related ?? [])]);
    const stale = places.flatMap(({ file, field = '', found, update }) => {
      if (update === undefined) return [];
      const name = relative(root, file).replaceAll('\\', '/');
      const isShown = yamlValueAt(proposal.read(name), pathOf(field)) === found;
      return isShown ? [{ name, field, found, update }] : [];
    });
    lines.push(
      ...stale.map(({ name, field, found, update }) => `${name} ${field}: ${found} → ${update}`),
    );
    if (!updates || stale.length === 0) break;
    for (const { name, field, update } of stale)
      proposal.edit(name, (text) => setValue(text, pathOf(field), update));
  }
  return lines;
}
