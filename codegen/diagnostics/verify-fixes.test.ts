/** A fix that is offered can be applied by a program: then the file says what was meant, and nothing else is wrong. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { edited, fixture } from '../testing/catalogue-copy.ts';
import { corruptions } from '../testing/corruptions.ts';
import type { Diagnostic } from './diagnostic.ts';
import { diagnosticLine } from './print.ts';
import { applyEdit } from './text-edit.ts';

const at = '2026-07-01T00:00';
// Hundreds of checks each, on machines that do other things as well.
vi.setConfig({ testTimeout: 300_000 });

const files = readdirSync(fixture, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();

/** Applies the fix. Returns the text before it. */
function follow({ file, fix, rule }: Diagnostic): string {
  if (!fix) throw new Error(`no fix of ${rule}`);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, applyEdit(before, fix));
  return before;
}

/** How many places each slip is tried in, spread over all files. */
const placesPerSlip = 5;

describe.each(corruptions)('GEN-07 fixes for $name', ({ of }) => {
  it('restore what was there before', async () => {
    const places = files.flatMap((file) =>
      readFileSync(join(fixture, file), 'utf8')
        .split('\n')
        .flatMap((row, index) => {
          const instead = row.trim() === '' ? undefined : of(row);
          return instead === undefined ? [] : [{ file, index, instead }];
        }),
    );
    const step = Math.max(1, Math.floor(places.length / placesPerSlip));
    const wrong: string[] = [];
    await edited([], { at }, async (compile, root) => {
      for (const { file, index, instead } of places.filter((_, place) => place % step === 0)) {
        const path = join(root, file);
        const original = readFileSync(path, 'utf8');
        const rows = original.split('\n');
        rows[index] = instead;
        writeFileSync(path, rows.join('\n'));
        const { problems } = await compile();
        for (const problem of problems.filter(({ fix }) => fix)) {
          const before = follow(problem);
          const after = await compile();
          const isRight =
            JSON.stringify(saidBy(path)) === JSON.stringify(parse(original)) &&
            after.problems.length < problems.length;
          if (!isRight) wrong.push(`${instead}\n  ${diagnosticLine(problem)}`);
          writeFileSync(problem.file, before);
        }
        writeFileSync(path, original);
      }
    });
    expect(wrong).toEqual([]);
  });
});

function saidBy(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
