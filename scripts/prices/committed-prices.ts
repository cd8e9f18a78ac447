/** Prices that differ from those of the last commit by so much that a digit may have slipped. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Diagnostic, fileDiagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/records.ts';

const factor = 2;

/** A warning for each price that is more than twice, or less than half of, what git has. None without git. */
export function priceJumps(root: string): readonly Diagnostic[] {
  const git = (...words: readonly string[]): string => {
    try {
      return execFileSync('git', ['-C', root, ...words], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return '';
    }
  };
  const changed = git(
    'diff',
    '--relative',
    '--name-only',
    '--diff-filter=M',
    'HEAD',
    '--',
    'products',
  );
  return changed
    .split('\n')
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const file = join(root, name);
      const text = readFileSync(file, 'utf8');
      const [before, now] = [git('show', `HEAD:./${name}`), text].map(pricesIn);
      return countries.flatMap((country) => {
        const [was, is] = [before, now].map((price) => price?.[countryKeys[country]]);
        if (typeof was !== 'number' || typeof is !== 'number') return [];
        if (is <= was * factor && is >= was / factor) return [];
        const line = Math.max(
          1,
          1 + text.split('\n').findIndex((each) => each.startsWith('price:')),
        );
        return {
          ...fileDiagnostic(
            file,
            'price-jump',
            `The price in ${country} was ${was} when it was last committed.`,
            'Check each digit and the decimal point. If the price is right, commit it.',
            { line, column: 1 },
          ),
          ...({ severity: 'warning', field: 'price', found: String(is) } as const),
        };
      });
    });
}

/** Empty where the file can't be read: the check reports that. */
function pricesIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const file: unknown = parse(text);
    return isRecord(file) && isRecord(file.price) ? file.price : {};
  } catch {
    return {};
  }
}
