/** Finds prices that look like slips, because they differ from the last commit by a digit or by GST. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import {
  type Diagnostic,
  fileDiagnostic,
  sortDiagnostics,
  withoutWarnings,
} from '../../codegen/diagnostics/diagnostic.ts';
import { type Country, countries, countryKeys } from '../../kernel/countries.ts';
import { addGstToCents } from '../../kernel/gst-cents.ts';
import { isRecord } from '../../kernel/records.ts';

const factor = 2;
type EditedFiles = ReadonlyMap<string, Buffer | undefined>;
type JumpOptions = {
  readonly gstPercentIn?: ((country: Country) => number) | undefined;
  readonly edited?: EditedFiles | undefined;
  readonly found?: readonly Diagnostic[];
};

/** Adds a warning for each price that `priceJumps` finds. */
export function withPriceJumps(
  root: string,
  { problems, tables, warningsOff = new Set() }: Awaited<ReturnType<typeof compileCatalogue>>,
  edited?: EditedFiles,
): readonly Diagnostic[] {
  const gstPercentIn = tables && ((country: Country) => tables.site.countries[country].gstPercent);
  const options = { gstPercentIn, edited, found: problems };
  const jumps = withoutWarnings(priceJumps(root, options), warningsOff);
  return sortDiagnostics([...problems, ...jumps]);
}

/**
 * Warns of each price that's over twice, under half, or exactly GST above git's price. Returns
 * nothing without git, or for a price that `found` has an error for. `edited` has the new bytes of
 * unwritten files by path in `root`.
 */
export function priceJumps(
  root: string,
  { gstPercentIn, edited = new Map(), found = [] }: JumpOptions = {},
): readonly Diagnostic[] {
  const flags = ['--relative', '--name-only', '--diff-filter=M'];
  const uncommitted = git(root, ['diff', ...flags, 'HEAD', '--', 'products'])
    .toString()
    .split('\n');
  const changed = [...new Set([...uncommitted, ...edited.keys()])].filter((name) =>
    /^products\/.*\.yaml$/.test(name),
  );
  const texts = committedTexts(root, changed);
  return changed.flatMap((name, index) => {
    const file = join(root, name);
    const text = edited.has(name) ? String(edited.get(name) ?? '') : readFileSync(file, 'utf8');
    const [before, now] = [texts[index] ?? '', text].map(pricesIn);
    return countries.flatMap((country) => {
      const [was, is] = [before, now].map((price) => price?.[countryKeys[country]]);
      if (typeof was !== 'number' || typeof is !== 'number') return [];
      const fields = ['price', `price.${countryKeys[country]}`];
      const isWrong = found.some(
        (each) => each.severity === 'error' && each.file === file && fields.includes(each.field),
      );
      if (isWrong) return [];
      const isTaxed = gstPercentIn && isWithGst(was, is, gstPercentIn(country));
      if (!isTaxed && is <= was * factor && is >= was / factor) return [];
      const line = Math.max(1, 1 + text.split('\n').findIndex((each) => each.startsWith('price:')));
      return {
        ...fileDiagnostic(
          file,
          'price-jump',
          `The price in ${country} was ${was} when it was last committed.`,
          isTaxed
            ? 'The new price looks like the old one with GST added. Enter prices ex GST. If the price is right, commit it.'
            : 'Check each digit and the decimal point. If the price is right, commit it.',
          { line, column: 1 },
        ),
        ...({ severity: 'warning', field: 'price', found: String(is) } as const),
      };
    });
  });
}

/** Whether a new price in dollars is the previous one plus GST, to the cent. */
const isWithGst = (before: number, after: number, percent: number): boolean =>
  Math.abs(Math.round(after * 100) - addGstToCents(Math.round(before * 100), percent)) <= 1;

/** Returns the files' committed texts in order, empty if there's none. One process reads all. */
function committedTexts(root: string, names: readonly string[]): readonly string[] {
  const asked = names.map((name) => `HEAD:./${name}\n`).join('');
  const printed = git(root, ['cat-file', '--batch'], asked);
  let at = 0;
  return names.map(() => {
    // git prints "<hash> blob <size>", the bytes and a line break, or one line for an uncommitted file.
    const start = printed.indexOf('\n', at) + 1;
    const size = Number(printed.toString('utf8', at, start).split(' ')[2] ?? -1);
    at = start + size + 1;
    return printed.toString('utf8', start, start + size);
  });
}

/** Returns git's output, empty outside a work tree or without git. */
function git(cwd: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout } = spawnSync('git', args, { cwd, input, maxBuffer: 2 ** 30 });
  return status === 0 ? stdout : Buffer.alloc(0);
}

/** Empty for an unreadable file, which the check reports. */
function pricesIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const file: unknown = parse(text);
    return isRecord(file) && isRecord(file.price) ? file.price : {};
  } catch {
    return {};
  }
}
