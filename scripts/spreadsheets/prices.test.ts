/** Exports and imports prices the way people type it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { runLine } from '../testing/run-line.ts';

const planned = {
  file: 'products/CT-1.yaml',
  from: '  nz: 1.1\n',
  to: '  nz: 1.1\npriceChanges:\n  - { start: 2026-01-01, au: 1.05 }\n',
};
type Run = (...args: string[]) => ReturnType<typeof runLine>;
const onCopy = (work: (run: Run, file: string, root: string) => Promise<void>) =>
  withCopy([planned], (root) => {
    const run: Run = (...args) => runLine('table', ...args, '--catalogue', root);
    return work(run, join(root, '..', 'prices.csv'), root);
  });

it("an export doesn't overwrite prices edited in the spreadsheet", () =>
  onCopy(async (run, file, root) => {
    expect(await run('export', file)).toMatchObject({ status: 0 });
    expect(await run('export', file)).toMatchObject({ status: 0 });
    const edited = readFileSync(file, 'utf8').replace('100.00', '105.00');
    writeFileSync(file, edited);
    const refused = await run('export', file);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.output).toContain('already exists with different contents. Nothing was written');
    expect(readFileSync(file, 'utf8')).toBe(edited);
    expect(await run('export', file, '--overwrite')).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'utf8')).not.toBe(edited);
    const site = join(root, 'site.yaml');
    const before = readFileSync(site, 'utf8');
    expect((await run('export', site)).output).toContain("is inside the site's source files");
    expect(readFileSync(site, 'utf8')).toBe(before);
  }));

it('an export and an import report a scheduled price that applies now; old Macintosh line ends are read', () =>
  onCopy(async (run, file) => {
    const line = 'CT-1 has cost 1.05 ex GST in AU since 2026-01-01, because of a price change';
    expect((await run('export', file)).output).toContain(line);
    writeFileSync(file, 'Code;AU ex GST\rCT-1;0.96\r');
    const { status, output } = await run('import', file, '--yes', '--dry-run');
    expect(output).toContain('CT-1: AUD 0.95 → 0.96 ex GST');
    expect(output).toContain(line);
    expect(status).toBe(0);
  }));
