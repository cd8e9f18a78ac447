import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { runLine } from '../testing/run-line.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder('new-product');

it('GEN-07 writes one file to fill in after another', async () => {
  const catalogue = join(folder, 'catalogue');
  cpSync(fixture, catalogue, { recursive: true });
  for (const code of ['NEW-1', 'NEW-2', 'NEW-3']) {
    const { status, output } = await runLine('new', 'product-file', code, '--catalogue', catalogue);
    expect(status, output).toBe(0);
    expect(output).toContain(`${join(catalogue, 'products', `${code}.yaml`)}: new`);
  }
  const checked = await runLine('check', '--catalogue', catalogue);
  expect(checked.status, checked.output).toBe(0);
});
