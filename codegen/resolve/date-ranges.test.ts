/** Dated entries, before, during and after their days, by each country's clock. */
import { expect, it } from 'vitest';
import { checkWith, type Edit } from '../testing/catalogue-copy.ts';

const edits: readonly Edit[] = [
  {
    file: 'products/CT-1.yaml',
    from: '  nz: 1.1\n',
    to: '  nz: 1.1\npriceChanges:\n  - { start: 2026-12-10, end: 2026-12-24, au: 1.15 }\n  - { start: 2026-12-01, au: 1.2, nz: 1.35 }\n',
  },
  {
    file: 'promotions/featured.yaml',
    from: '    link: /WH-1\n',
    to: '    link: /WH-1\n    start: 2026-12-01\n    end: 2026-12-24\n',
  },
  {
    file: 'promotions/teaser-prices.yaml',
    from: 'nz: "126.50" }\n  - { id: cartridge, label: Carbon cartridge, product: CT-1, au: "1.05", nz: "1.27" }',
    to: 'nz: "126.50", end: 2026-12-24 }',
  },
];

const at = async (time: string) => {
  const { tables, problems } = await checkWith(edits, { at: time });
  if (!tables) throw new Error('the fixture has errors');
  const { AU, NZ } = tables.prices['CT-1'] ?? {};
  const cents = [AU, NZ].map((price) => price?.kind === 'priced' && price.exGstCents);
  const promos = Object.values(tables.categories).flatMap(({ featured }) =>
    featured.AU?.id === 'whole-house' ? [featured.AU.hidden ?? 'shown'] : [],
  );
  const [teaser] = tables.teaserPrices;
  // Also counts price changes that have started and never end. Those prices belong in `price`.
  const over = problems.filter(({ rule }) => rule === 'scheduled-dates').length;
  return {
    cents,
    promo: promos[0],
    teaser: teaser?.hidden ?? 'shown',
    until: teaser?.until,
    over,
  };
};

const both = ['AU', 'NZ'];

it.each([
  ['2026-11-30T23:59', [95, 110], both, 'shown', 0],
  ['2026-12-01T00:00', [120, 135], 'shown', 'shown', 1],
  ['2026-12-10T00:00', [115, 135], 'shown', 'shown', 1],
  ['2026-12-24T23:59', [115, 135], 'shown', 'shown', 1],
  ['2026-12-25T00:00', [120, 135], both, both, 4],
])('at %s', async (time, cents, promo, teaser, over) => {
  expect(await at(time)).toMatchObject({ cents, promo, teaser, over });
});

it('gives a page the last instant of each country', async () => {
  expect((await at('2026-12-24T23:59')).until).toEqual({
    AU: '2026-12-24T12:59:59.999Z',
    NZ: '2026-12-24T10:59:59.999Z',
  });
});

it('a banner is upcoming until its first day', async () => {
  const text = 'text: Soon.\nlink: /contact-us\nlinkLabel: Ask us\nstart: 2030-01-01\n';
  const upcoming = async (time: string) =>
    (await checkWith([{ file: 'promotions/banner.yaml', text }], { at: time })).tables?.site.banner
      .upcoming;
  expect(await upcoming('2029-12-31T23:59')).toEqual(both);
  expect(await upcoming('2030-01-01T00:00')).toBeUndefined();
});
