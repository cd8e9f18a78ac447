import { describe, expect, it, vi } from 'vitest';
import type { Category } from '../../kernel/entry-types.ts';
import { categoryOf } from '../../site/lookups/tables.fixture.ts';
import { getMappedNavigationConsumer } from './consumer-menu.ts';

const category = (
  url: string,
  name: string,
  children: readonly string[] = [],
  more: Partial<Category> = {},
): Category => categoryOf(url, { name, categories: children, ...more });
const site = {
  linkOverrides: [{ label: 'PT Series', url: '/PT-12DC11' }],
  withoutViewAll: ['replacement-cartridges'],
};
const map = (roots: readonly Category[], below: readonly Category[] = [], viewAll = true) =>
  getMappedNavigationConsumer(roots, {
    categories: Object.fromEntries([...roots, ...below].map((entry) => [entry.url, entry])),
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

  it('A-35 a range with applications lists them before "View All", and so does its parent', () => {
    const applications = ['Commercial', 'Chilled, Still'];
    const links = [
      { label: 'Commercial', url: '/range?custitem_application=Commercial#commercial' },
      {
        label: 'Chilled, Still',
        url: '/range?custitem_application=Chilled%2C%20Still#chilled-still',
      },
    ];
    const range = category('/range', 'Range', [], { applications });
    const last = { label: 'View All', url: '/range', accessibleName: 'View all range' };
    expect(map([range])).toEqual([{ label: 'Range', url: '/range', list: [...links, last] }]);
    const [parent] = map([category('/taps', 'Taps', ['/range'])], [range]);
    expect(parent?.list?.map(({ label }) => label)).toEqual([
      'Range',
      'Commercial',
      'Chilled, Still',
      'View All',
    ]);
  });

  it('A-35 a range with applications among others is one plain link', () => {
    const range = category('/range', 'Range', [], { applications: ['Commercial'] });
    const [parent] = map([category('/taps', 'Taps', ['/range', '/taps/mixer'])], [range, mixer]);
    expect(parent?.list?.map(({ label }) => label)).toEqual(['Range', 'Mixer taps', 'View All']);
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

  it('NAV-13 a name in capitals keeps them in the name of "View All"', () => {
    const [entry] = map([category('/sparq', 'SPARQ', ['/taps/mixer'])], [mixer]);
    expect(entry?.list?.at(-1)?.accessibleName).toBe('View all SPARQ');
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
    get name(): string {
      throw new Error('broken');
    },
  };
  expect(map([broken])).toEqual([]);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Error in getMappedNavigationConsumer:',
    expect.objectContaining({ message: 'broken' }),
  );
});
