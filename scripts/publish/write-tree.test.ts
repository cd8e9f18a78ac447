import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { treeWriter } from './write-tree.ts';

it('ACCEPTANCE 20 a tree that was thrown away is not begun anew by a page that comes late', () => {
  const root = mkdtempSync(join(tmpdir(), 'tree-'));
  const folder = join(root, 'au');
  const tree = treeWriter(folder);
  tree.writePage({ path: '/faqs', html: 'Answers' });
  expect(readFileSync(join(folder, 'faqs', 'index.html'), 'utf8')).toBe('Answers');
  rmSync(root, { recursive: true });
  expect(() => tree.writePage({ path: '/stores', html: 'Stores' })).toThrow('no longer written');
  expect(existsSync(root)).toBe(false);
});
