import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fixture, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { applyFixes } from './apply-fixes.ts';

it('applies every safe fix, two in one file, and changes nothing else', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const edits = [
    { file: 'products/CT-1.yaml', from: 'name: Carbon', to: 'nmae: Carbon' },
    { file: 'products/CT-1.yaml', from: 'type: cartridge', to: 'type: cartrige' },
    { file: 'promotions/banner.yaml', from: '/contact-us', to: '/nowhere-at-all' },
  ];
  await withCopy(edits, async (root) => {
    const banner = join(root, 'promotions/banner.yaml');
    const before = readFileSync(banner, 'utf8');
    expect(await applyFixes(root, undefined)).toBe(1);
    const text = (folder: string) => readFileSync(join(folder, 'products/CT-1.yaml'), 'utf8');
    expect(text(root)).toBe(text(fixture));
    expect(readFileSync(banner, 'utf8')).toBe(before);
    expect(log.mock.calls.join('\n')).toContain('2 fixes applied, 1 problem left.');
    writeFileSync(banner, readFileSync(join(fixture, 'promotions/banner.yaml')));
    expect(await applyFixes(root, undefined)).toBe(0);
  });
  vi.restoreAllMocks();
});
