/** Edits that the check refuses, and edits that only cause a warning. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type Edit, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { commitAll } from '../testing/shell.ts';
import { setValue } from './edit-yaml.ts';
import { finishEditing, openCatalogue } from './editing.ts';

afterEach(() => vi.restoreAllMocks());

/** Sets a field in an edited copy of the fixture. Returns the exit status, the printed lines and the file. */
async function set(
  edits: readonly Edit[],
  file: string,
  path: readonly (string | number)[],
  value: Parameters<typeof setValue>[2],
  prepare: (root: string) => void = () => {},
) {
  const printed: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => printed.push(String(line)));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return withCopy(edits, async (root) => {
    prepare(root);
    const editing = await openCatalogue(root);
    editing.proposal.edit(file, (text) => setValue(text, path, value, []));
    const status = await finishEditing(editing);
    return { status, printed: printed.join('\n'), text: readFileSync(join(root, file), 'utf8') };
  });
}

it('refuses an edit that turns a warning into an error', async () => {
  const file = 'products/CT-1.yaml';
  const unusual: Edit = { file, from: 'nz: 1.1', to: 'nz: 1.4' };
  const { status, printed, text } = await set([unusual], file, ['price', 'nz'], 14);
  expect(printed).toMatch(/error .*\[price-ratio\]/);
  expect(status).toBe(1);
  expect(text).toContain('nz: 1.4\n');
});

it('writes an edit that breaks the site on a coming day, and warns of that day', async () => {
  const year = new Date().getFullYear() + 1;
  const change = [{ start: `${year}-11-27`, au: 'not sold' }];
  const { status, printed } = await set([], 'products/WH-1.yaml', ['priceChanges'], change);
  expect(printed).toMatch(new RegExp(`warning .*From 27 November ${year}, .*: .*\\[dead-link\\]`));
  expect(status).toBe(0);
});

it('warns of a price that is the committed one inc GST', async () => {
  const file = 'products/WH-2.yaml';
  const { status, printed } = await set([], file, ['price', 'au'], 4399.95, commitAll);
  expect(printed).toMatch(/warning .*WH-2\.yaml.*Enter prices ex GST.*\[price-jump\]/);
  expect(printed).toContain('The check found 1 new warning');
  expect(status).toBe(0);
});
