/** Where only amounts of prices have changed, what holds none is taken as it was: it must not depend on them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tablesWithoutAmounts } from './apart-from-amounts.ts';
import { openKept } from './kept.ts';
import { compileCatalogue } from './main.ts';
import { rules } from './rules.ts';
import { applyEdit, type Edit, editOf, linesIn, withCopy } from './testing/catalogue-copy.ts';

const judging = rules.filter(({ judgesAmounts }) => judgesAmounts);
const others = rules.filter((rule) => !judging.includes(rule));
afterEach(() => vi.restoreAllMocks());

/** Every amount of a product's price becomes another one, as long as before. */
function changeAmounts(root: string): number {
  const folder = join(root, 'products');
  let changed = 0;
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8');
    const other = text.replaceAll(/(?<=\b(?:au|nz): [\d.]*)\d(?![\d.])/g, (digit) => {
      changed += 1;
      return String((Number(digit) % 9) + 1);
    });
    writeFileSync(join(folder, name), other);
  }
  return changed;
}

const linesOf = async (root: string, cache?: string): Promise<readonly string[]> =>
  linesIn(await compileCatalogue(root, cache === undefined ? {} : { cache }), root);

describe('issue 8 a rule that judges no amounts finds the same whatever they are', () => {
  beforeEach(() => {
    for (const rule of judging) vi.spyOn(rule, 'check').mockReturnValue([]);
  });

  it.each(others)('$name', async ({ bad }) => {
    await withCopy([editOf(bad)], async (root) => {
      const before = await linesOf(root);
      expect(changeAmounts(root)).toBeGreaterThan(3);
      expect(await linesOf(root)).toEqual(before);
    });
  });
});

describe('issue 8 tables without amounts', () => {
  /** The tables of a catalogue with a cache, before and after an edit. */
  async function compiled(root: string, edit: (root: string) => void) {
    const cache = join(root, '..', 'cache');
    const before = await compileCatalogue(root, { cache });
    edit(root);
    const after = await compileCatalogue(root, { cache });
    return { before, after, whole: await compileCatalogue(root) };
  }

  it('are the same whatever the amounts are, in the real catalogue', async () => {
    // What a page claims of a price is no matter here.
    for (const rule of rules) vi.spyOn(rule, 'check').mockReturnValue([]);
    const folder = mkdtempSync(join(tmpdir(), 'amounts-'));
    try {
      const root = join(folder, 'catalogue');
      cpSync('catalogue', root, { recursive: true });
      const { before, after, whole } = await compiled(root, (folder) =>
        expect(changeAmounts(folder)).toBeGreaterThan(100),
      );
      expect(after.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(after.apartFromAmounts).toBe(before.apartFromAmounts);
      const tables = (from: typeof before) =>
        Object.entries(from.catalogue ?? {}).filter(([name]) => tablesWithoutAmounts.has(name));
      expect(tables(after)).toHaveLength(tablesWithoutAmounts.size);
      expect(tables(after)).toEqual(tables(before));
      expect(after.catalogue?.prices).not.toEqual(before.catalogue?.prices);
      expect(after.catalogue).toEqual(whole.catalogue);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([
    ['a kind of price', { file: 'products/FIT-1.yaml', from: 'au: 3.1', to: 'au: not sold' }],
    ['what a product fits', { file: 'products/FIT-1.yaml', from: 'name: ', to: 'name: Good ' }],
  ])('%s is another catalogue', async (_name, edit: Edit) => {
    await withCopy([], async (root) => {
      const { before, after, whole } = await compiled(root, (folder) => applyEdit(folder, edit));
      expect(after.apartFromAmounts).not.toBe(before.apartFromAmounts);
      expect(after.catalogue).toEqual(whole.catalogue);
    });
  });

  it('without a cache nobody can tell', async () => {
    await withCopy([], async (root) => {
      expect(await compileCatalogue(root)).not.toHaveProperty('apartFromAmounts');
    });
  });
});

describe('issue 8 after an edit of amounts alone', () => {
  /** What was asked of the rules, and what was found, at a second check. */
  async function again(edits: readonly Edit[], edit: (root: string) => void) {
    return withCopy(edits, async (root) => {
      const cache = join(root, '..', 'cache');
      const first = await linesOf(root, cache);
      edit(root);
      const spies = rules.map((rule) => ({ rule, check: vi.spyOn(rule, 'check') }));
      const second = await linesOf(root, cache);
      const asked = spies.flatMap(({ rule, check }) =>
        check.mock.calls.length > 0 ? rule.name : [],
      );
      vi.restoreAllMocks();
      return { first, second, asked, whole: await linesOf(root) };
    });
  }
  const wrong: Edit = {
    file: 'categories/mains.yaml',
    from: '    url: shower',
    to: '    url: shower\n    hasLandingPage: false',
  };
  const dead: Edit = { file: 'promotions/banner.yaml', from: '/contact-us', to: '/shower' };
  const price =
    (from: string, to: string, code = 'FIT-1') =>
    (root: string) =>
      applyEdit(root, { file: `products/${code}.yaml`, from, to });

  it('those that judge amounts alone are asked, and the others are told as before', async () => {
    const { first, second, asked, whole } = await again([wrong, dead], price('au: 3.1', 'au: 3.2'));
    expect(first).not.toEqual([]);
    expect(second).toEqual(whole);
    expect(asked).toEqual(judging.map(({ name }) => name));
  });

  it('where one of them finds something new, the stages after it are asked, too', async () => {
    const { second, asked, whole } = await again(
      [wrong, dead],
      price('au: 100', 'au: 9999', 'WH-1'),
    );
    expect(second.join('\n')).toContain('[price-ratio]');
    expect(second).toEqual(whole);
    expect(asked.length).toBeGreaterThan(judging.length);
  });

  it('where one of them finds what it found before, of other amounts, no more are asked', async () => {
    const odd: Edit = { file: 'products/WH-1.yaml', from: 'au: 100', to: 'au: 9999' };
    const { first, second, asked, whole } = await again(
      [wrong, dead, odd],
      price('au: 9999', 'au: 9998', 'WH-1'),
    );
    expect(first.join('\n')).toContain('Found AU 9999');
    expect(second.join('\n')).toContain('Found AU 9998');
    expect(second).toEqual(whole);
    expect(asked).toEqual(judging.map(({ name }) => name));
  });

  it.each([
    ['that it is sold at all', price('au: 3.1', 'au: not sold')],
    ['another field', price('name: ', 'name: Good ')],
    ['a file more', (root: string) => writeFileSync(join(root, 'images', 'new.txt'), 'new')],
  ])('with %s, all are asked', async (_name, edit) => {
    const { second, asked, whole } = await again([], edit);
    expect(second).toEqual(whole);
    expect(asked).toHaveLength(rules.length);
  });

  it('and on another day', async () => {
    await withCopy([], async (root) => {
      const kept = openKept(join(root, '..', 'cache'), root, '1');
      const checkOn = async (at: string) => {
        const spies = rules.map((rule) => vi.spyOn(rule, 'check'));
        await compileCatalogue(root, { cache: kept, at });
        const asked = spies.filter(({ mock }) => mock.calls.length > 0).length;
        vi.restoreAllMocks();
        return asked;
      };
      expect(await checkOn('2026-11-20T00:00')).toBe(rules.length);
      expect(await checkOn('2026-11-20T10:59')).toBe(judging.length);
      expect(await checkOn('2026-11-21T10:59')).toBe(rules.length);
    });
  });
});
