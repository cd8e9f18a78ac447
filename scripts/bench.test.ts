/** Runs the bench as a process, with one product, and checks that it doesn't edit this checkout. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { runScript } from './testing/start-program.ts';
import { treeHashes } from './testing/tree-hashes.ts';

const ours = () =>
  ['catalogue', 'site/page-types'].map((name) => treeHashes(join(projectRoot, name)));
let table: string;

beforeAll(async () => {
  const before = ours();
  const { status, output } = await runScript('bench', '--products', '1', '--runs', '1');
  expect(status, output).toBe(0);
  expect(ours()).toEqual(before);
  table = output.replaceAll(/(?<=\d),(?=\d{3})/g, '');
});

/** The last figure in the row. */
const writtenBy = (name: string): number =>
  Number(new RegExp(`^${name} .* (\\d+)$`, 'm').exec(table)?.[1]);

it('writes everything in a clean build, less after an edit, nothing in a check', () => {
  const pages = Number(/ products, (\d+) pages/.exec(table)?.[1]);
  expect(pages).toBeGreaterThan(100);
  expect(writtenBy('clean build')).toBeGreaterThan(pages);
  expect(writtenBy('build after one price')).toBeGreaterThan(0);
  expect(writtenBy('build after one price')).toBeLessThan(pages / 4);
  expect(writtenBy('build after a template')).toBeGreaterThan(writtenBy('build after one price'));
  expect(writtenBy('build after a template')).toBeLessThan(writtenBy('clean build'));
  expect(writtenBy('check after one price')).toBe(0);
});
