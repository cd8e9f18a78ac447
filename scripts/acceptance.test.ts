/** Every row of the list of faults has a test or an audit of `npm test` that names its number. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { committedFiles } from './audits/secrets.ts';
import { projectRoot } from './project-root.ts';

const isTest = /\.(test|spec)\.tsx?$|^codegen\/fixtures\/mistakes\/|^scripts\/audits\/[\w-]+\.ts$/;

function rowsIn(text: string): number[] {
  const named = text.matchAll(/ACCEPTANCE[- ](\d+(?:(?:, | and | )\d+)*)\b/g);
  const listed = text.matchAll(/acceptance: (\d+)/g);
  return [...named, ...listed].flatMap(([, rows = '']) =>
    [...rows.matchAll(/\d+/g)].map(([row]) => Number(row)),
  );
}

it('ACCEPTANCE 1 to 37: each row is named by what tests it', () => {
  const own = 'scripts/acceptance.test.ts';
  const files = committedFiles().filter((name) => isTest.test(name) && name !== own);
  const tested = new Set(
    files.flatMap((name) => rowsIn(readFileSync(join(projectRoot, name), 'utf8'))),
  );
  const rows = Array.from({ length: 37 }, (_, index) => index + 1);
  expect(rows.filter((row) => !tested.has(row))).toEqual([]);
});
