/** Catalogue data reaches pages only through the generated modules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it, vi } from 'vitest';
import { reservedReason } from '../../codegen/rules/addresses.ts';
import type { Tables } from '../../kernel/tables.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildSite } from './build-site.ts';

const catalogue = fileURLToPath(new URL('../../codegen/fixtures/catalogue', import.meta.url));
const out = join(temporaryFolder('generated-tables'), 'site');
const [cents, shown] = [1234567, '12,345.67'];

/** Loads the modules the build wrote, with one price, one menu label and one title changed in memory. */
vi.mock('./load-tables.ts', async (original) => {
  const real = await original<typeof import('./load-tables.ts')>();
  return {
    ...real,
    loadTables: async (generated: string): Promise<Tables> =>
      changed(await real.loadTables(generated)),
  };
});

function changed(tables: Tables): Tables {
  const price = { kind: 'priced', exGstCents: cents, incGstCents: cents } as const;
  const [first, ...others] = tables.menus.AU.Consumer;
  const route = tables.routes['/WH-1'];
  if (!first || !route) throw new Error('the fixture has no menu or no WH-1');
  return {
    ...tables,
    prices: { ...tables.prices, 'WH-1': { AU: price, NZ: price } },
    menus: {
      ...tables.menus,
      AU: { ...tables.menus.AU, Consumer: [{ ...first, label: 'Changed label' }, ...others] },
    },
    routes: { ...tables.routes, '/WH-1': { ...route, title: 'Changed title' } },
  };
}

beforeAll(async () => {
  const built = await buildSite({ catalogue, out, strict: false, withImages: false });
  expect(built).toEqual({ ok: true, problems: [] });
});

const read = (path: string) => readFileSync(join(out, path), 'utf8');

it('GEN-07 a page takes its price, menu entry and title from the generated modules', () => {
  const page = read('au/WH-1.html');
  expect(page).toContain(shown);
  expect(page).toContain('Changed label');
  expect(page).toContain('Changed title');
});

it('GEN-07 search, tools and structured data use the generated modules too', () => {
  const data = readdirSync(join(out, 'au')).filter((name) => name.endsWith('.json'));
  const items = data.map((name) => read(`au/${name}`)).filter((text) => text.includes('"WH-1"'));
  expect(items.some((text) => text.includes(String(cents)))).toBe(true);
  expect(read('au/WH-1.html')).toMatch(/"price":\s*"?12345\.67/);
});

it('RTE-21 no redirect can take the address of a file that the build writes', () => {
  const own = readdirSync(join(out, 'au')).filter((name) => /^_|\.(?!html)/.test(name));
  expect(own).toContain('favicon.svg');
  expect(own.filter((name) => reservedReason(`/${name}`) === undefined)).toEqual([]);
});
