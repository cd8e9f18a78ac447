import { describe, expect, it, vi } from 'vitest';
import type { Category } from '../catalogue.ts';
import type { CategoryFile } from '../files/category.ts';
import type { SourceDocument } from '../read/document.ts';
import { getMappedNavigationConsumer } from './consumer-menu.ts';

const document: SourceDocument = {
  file: 'catalogue/categories/a.yaml',
  kind: 'category',
  name: 'a',
  text: '',
  value: undefined,
  at: () => ({ line: 1, column: 1 }),
  keyAt: () => ({ line: 1, column: 1 }),
  spelling: () => undefined,
};
const category = (
  url: string,
  name: string,
  children: readonly string[] = [],
  more: Partial<CategoryFile> = {},
): Category => ({
  url,
  slug: url.slice(url.lastIndexOf('/') + 1),
  audience: 'Consumer',
  children,
  origin: { document, path: [] },
  file: {
    id: 1,
    name,
    header: '',
    description: '',
    url,
    pageTitle: '',
    pageDescription: '',
    ...more,
  },
});
const site = {
  labelCleaning: [{ text: 'Dealers_' }],
  linkOverrides: [{ label: 'PT Series', url: '/PT-12DC11' }],
  withoutViewAll: ['replacement-cartridges'],
};
const map = (roots: readonly Category[], below: readonly Category[] = [], viewAll = true) =>
  getMappedNavigationConsumer(roots, {
    categories: new Map([...roots, ...below].map((entry) => [entry.url, entry])),
    site,
    viewAll,
  });

describe('categories become menu entries', () => {
  const taps = category('/taps', 'Taps', ['/taps/mixer']);
  const mixer = category('/taps/mixer', 'Mixer taps');

  it('NAV-13 A-35 "View All" ends the list of a category, with a name of its own', () => {
    expect(map([taps], [mixer])).toEqual([
      {
        label: 'Taps',
        url: '/taps',
        list: [
          { label: 'Mixer taps', url: '/taps/mixer' },
          { label: 'View All', url: '/taps', accessibleName: 'View all taps' },
        ],
      },
    ]);
  });

  it('NAV-13 behind "View all" a name in capitals keeps them', () => {
    const named = category('/sparq', 'SPARQ', ['/taps/mixer']);
    expect(map([named], [mixer])[0]?.list?.at(-1)?.accessibleName).toBe('View all SPARQ');
  });

  it('NAV-13 but not that of replacement-cartridges', () => {
    const cartridges = category('/replacement-cartridges', 'Cartridges', ['/taps/mixer']);
    const [entry] = map([cartridges], [mixer]);
    expect(entry?.list).toEqual([{ label: 'Mixer taps', url: '/taps/mixer' }]);
  });

  it('NAV-13 nor in the menus of other audiences, nor where there are no children', () => {
    expect(map([taps], [mixer], false)[0]?.list).toHaveLength(1);
    expect(map([category('/taps', 'Taps')])).toEqual([{ label: 'Taps', url: '/taps' }]);
  });

  it('NAV-22 isNav: false leaves a category out, at the top and below', () => {
    expect(map([category('/taps', 'Taps', [], { isNav: false })])).toEqual([]);
    const hidden = category('/taps/mixer', 'Mixer taps', [], { isNav: false });
    expect(map([taps], [hidden])).toEqual([{ label: 'Taps', url: '/taps' }]);
  });

  it('NAV-22 a child that is not active is not in the catalogue and not in the menu', () => {
    expect(map([taps])).toEqual([{ label: 'Taps', url: '/taps' }]);
  });

  it('NAV-14 NAV-19 labels are cleaned, and overrides go by the cleaned label', () => {
    expect(map([category('/taps', 'Dealers_PT Series')])).toEqual([
      { label: 'PT Series', url: '/PT-12DC11' },
    ]);
  });

  it('RTE-61 a category without a page leads to its first child, or is left out', () => {
    const pageless = category('/taps', 'Taps', ['/taps/mixer'], { hasLandingPage: false });
    expect(map([pageless], [mixer])).toEqual([
      { label: 'Taps', url: '/taps/mixer', list: [{ label: 'Mixer taps', url: '/taps/mixer' }] },
    ]);
    expect(map([pageless])).toEqual([]);
  });
});

it('NAV-12 ERR-07 a failure is logged and yields no entries', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken = {
    ...category('/taps', 'Taps'),
    get file(): CategoryFile {
      throw new Error('broken');
    },
  };
  expect(map([broken])).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Error in getMappedNavigationConsumer:',
    expect.objectContaining({ message: 'broken' }),
  );
});
