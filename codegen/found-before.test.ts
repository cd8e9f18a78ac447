/** Where only amounts of prices have changed, the rules that judge none are not asked again: what they find must not depend on them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    expect(first.join('\n')).toContain('found AU 9999');
    expect(second.join('\n')).toContain('found AU 9998');
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
