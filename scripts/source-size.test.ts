/** Counts lines of code by top folder. The counts may only fall: to add lines, remove others. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { committedFiles } from './testing/committed-files.ts';

const most = {
  kernel: 3_300,
  codegen: 14_119,
  site: 31_548,
  scripts: 15_552,
  drawings: 9_947,
  tests: 27_812,
};
type Part = keyof typeof most;

const isPart = (name: string): name is Part => name in most;
const isTest = /\.(test|spec)\.tsx?$|^site\/e2e\/|\/testing\//;
/** Data for tests and generated files don't count, because no one reads them as code. */
const isData = /\/(fixtures|golden|generated)\/|\.fixture\.ts$/;

function partOf(path: string): Part | undefined {
  const [folder = ''] = path.split('/');
  if (!/\.(ts|tsx|mjs|css)$/.test(path) || isData.test(path) || !isPart(folder)) return undefined;
  return isTest.test(path) ? 'tests' : folder;
}

it('counts no more lines in any folder than before', () => {
  const lines = new Map<Part, number>();
  for (const path of committedFiles()) {
    const part = partOf(path);
    if (part === undefined) continue;
    const count = readFileSync(join(projectRoot, path), 'utf8').split('\n').length - 1;
    lines.set(part, (lines.get(part) ?? 0) + count);
  }
  console.table(Object.fromEntries(lines));
  const grown = [...lines].filter(([part, count]) => count > most[part]);
  expect(grown, 'To add lines to these folders, remove others').toEqual([]);
});

it('separates tests and data from source', () => {
  expect(partOf('site/header/header.css')).toBe('site');
  expect(partOf('scripts/testing/free-port.ts')).toBe('tests');
  expect(partOf('codegen/fixtures/mistakes/a.ts')).toBeUndefined();
});
