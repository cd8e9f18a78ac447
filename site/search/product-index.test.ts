import { beforeAll, expect, it } from 'vitest';
import { namedSize } from './measured-size.ts';
import { buildProductIndex, type ProductIndex } from './product-index.ts';
import { fixtureItems, searchItem } from './search.fixture.ts';

let index: ProductIndex;
beforeAll(async () => {
  index = await buildProductIndex(fixtureItems);
});
const codes = (query: string) => index.search(query).map((item) => item.code);

it.each([
  ['wh260', 'WH2-60'],
  ['wh 260', 'WH2-60'],
  ['wh2-6o', 'WH2-60'],
  ['sol4Oe3', 'SOL40-E3'],
  ['hybrid g7', 'HYBRID-G7'],
  ['catridge carbon', 'CR45'],
  ['rain water tank purifer', 'TR20MP2'],
  ['whole house twin 20inch', 'WH2-55'],
  ['filter wall', 'FILTERWALL-F5'],
  ['oring', 'OR-10'],
  ['watertest', 'WTEST-KIT1'],
  ['wholehouse twin 20inch', 'WH2-55'],
  ['sparkling chilled', 'SPQ-1'],
  ['kitchen mixer tap', 'PUREMIX-X7'],
  ['hybird g7', 'HYBRID-G7'],
  ['wh2–60', 'WH2-60'],
  ['ＷＨ２—６０', 'WH2-60'],
  ['WH2_60', 'WH2-60'],
  ['kítchen mixer taps', 'PUREMIX-X7'],
  ['sol40 e3 softener', 'SOL40-E3'],
  ['hybrid-g7 manual', 'HYBRID-G7'],
  ['installation guide for hybridg7', 'HYBRID-G7'],
])('RTE-22 A-20 P07 "%s" finds %s first', (query, want) => {
  expect(codes(query)[0]).toBe(want);
});

it('P07 says which words no result has', () => {
  expect(index.dropped('twin mains 32 mm')).toEqual(['32 mm']);
  expect(index.dropped('twin mains 1 1/4"')).toEqual(['1 1/4"']);
  expect(index.dropped('twin mains')).toBeUndefined();
  expect(index.dropped('WH2-60 xyzzy')).toBeUndefined();
});

it('finds the kind or range asked for, and leaves out a certificate that none of it has', async () => {
  const index = await buildProductIndex([
    searchItem('TAP-1', { keywords: 'WaterMark, 4.5 L/min' }),
    searchItem('TAP-2', { name: 'Lead free tap', keywords: '45 L/min' }),
    searchItem('SPARQ-1', { name: 'Boiling water system', keywords: 'SPARQ' }),
  ]);
  const codes = (query: string) => index.search(query).map(({ code }) => code);
  expect(codes('SPARQ WaterMark')).toEqual(['SPARQ-1']);
  expect(index.dropped('SPARQ WaterMark')).toEqual(['WaterMark']);
  expect(codes('lead free boiling system')).toEqual(['SPARQ-1']);
  expect(index.dropped('Lead-free boiling system')).toEqual(['Lead-free']);
  expect(codes('lead free tap')).toEqual(['TAP-2']);
  // A size by itself doesn't name a product.
  expect(codes('watermark 32 mm')).toEqual(['TAP-1']);
});

it('finds a flow rate exactly, however its unit is spelt, and says it as typed', async () => {
  const index = await buildProductIndex([
    searchItem('TAP-1', { keywords: 'WELS 6 star, 4.5 L/min', rating: 'WELS 6 stars, 4.5 L/min' }),
    searchItem('TAP-2', { keywords: 'WELS 3 star, 45 L/min', rating: 'WELS 3 stars, 45 L/min' }),
    // The filter of this kit has a flow rate too.
    searchItem('KIT-1', {
      keywords: 'WELS 3 star, 45 L/min, 9.5 L/min',
      rating: 'WELS 3 stars, 45 L/min',
    }),
    searchItem('SHF-1', { name: 'Filter, 45 L/min' }),
  ]);
  for (const spelt of ['4.5 L/min', '4.5l/min', '4.5 lpm', '4.5 litres per minute'])
    expect(index.search(spelt)[0]?.code, spelt).toBe('TAP-1');
  expect(index.search('wels 45 L/min').map(({ code }) => code)).toEqual(['TAP-2', 'KIT-1']);
  expect(index.dropped('wels 9.5 L/min')).toEqual(['9.5 L/min']);
  expect(index.dropped('wels 7.5 L/min')).toEqual(['7.5 L/min']);
  expect(index.nearest('xyzzy WELS')).toEqual(['WELS']);
  expect(index.nearest('lmap')).toEqual(['tap']);
});

it.each([
  ['508 x 114 mm', '20 x 4.5 inch'],
  ['508x114', '20 x 4.5 inch'],
  ['248 x 65 mm', '10 x 2.5 inch'],
  ['9.75 x 2.5', '10 x 2.5 inch'],
  ['25 x 20 mm', undefined],
  ['WH2-60', undefined],
  ['20 inch', undefined],
])('P07 "%s", measured on a cartridge, is called %s', (measured, named) => {
  expect(namedSize(measured)).toBe(named);
});

it('RTE-22 a whole code leads to one product, a beginning to all that begin so', () => {
  expect(codes('wh260')).toEqual(['WH2-60']);
  expect(codes('wh2').toSorted()).toEqual(['WH2-30', 'WH2-55', 'WH2-60']);
  expect(codes('hybrid').toSorted()).toEqual(['HYBRID-G6', 'HYBRID-G7']);
});

it('RTE-22 the name of a series, also half typed, finds its systems before what is fitted to them', async () => {
  const fits = ['UVT-40', 'FILTERWALL-F5', 'PUREMIX-X7'];
  const series = await buildProductIndex([
    searchItem('RL6', { name: 'UVT lamp', kind: 'uv lamp', fits }),
    searchItem('QT10-S', { name: 'Cartridge', kind: 'cartridge', fits }),
    searchItem('FW-KIT10', { name: 'FilterWall kit', kind: 'cartridge', fits }),
    searchItem('UVT-40', { name: 'Ultraviolet system', kind: 'uv system' }),
    searchItem('FILTERWALL-F5', { name: 'FilterWall system', kind: 'whole house system' }),
    searchItem('PUREMIX-X7', { name: 'Undersink system', kind: 'undersink system' }),
    searchItem('TF-1', { name: 'Filter tap', kind: 'mixer tap' }),
  ]);
  const first = (query: string) => series.search(query)[0]?.code;
  for (const query of ['uvt', 'UVT-4']) expect(first(query)).toBe('UVT-40');
  for (const query of ['filterwall', 'filterwall-f', 'filter wall', 'filterwa'])
    expect(first(query), query).toBe('FILTERWALL-F5');
  for (const query of ['puremix', 'purem', 'PUREMIX-X']) expect(first(query)).toBe('PUREMIX-X7');
  // A query with a part and its system means the part. A word by itself isn't a series.
  for (const query of ['uvt lamp', 'lamp for puremix x7']) expect(first(query)).toBe('RL6');
  expect(first('filter tap')).toBe('TF-1');
});

it('SRCH-10 RTE-22 the first letter of what is being typed finds what begins with it', () => {
  expect(codes('w').slice(0, 3)).toEqual(expect.arrayContaining(['WH2-55', 'WH2-60']));
  expect(codes('f')).toContain('FILTERWALL-F5');
});

it('RTE-22 a code that does not exist is not guessed at', () => {
  expect(codes('wh265')).toEqual([]);
  expect(codes('cr46')).toEqual([]);
});

it('RTE-22 small words do not count, and one word too many does no harm', () => {
  expect(codes('a filter for the caravan')[0]).toBe('CFK-1');
  expect(codes('caravan filter kit blue')[0]).toBe('CFK-1');
});

it('RTE-21 a former code finds what took its place, before all that only begins so', async () => {
  const former = await buildProductIndex([
    searchItem('QT8-CB', { name: 'Cartridge' }),
    searchItem('QT10-C', { name: 'Cartridge', formerCodes: ['QT8-C'] }),
  ]);
  for (const query of ['QT8-C', 'qt8c', 'qt8 c']) {
    expect(former.search(query).map((item) => item.code)[0]).toBe('QT10-C');
  }
  expect(codes('cfk0')).toEqual(['CFK-1']);
});

it('RTE-22 lists what matches the rare half of a query after what matches all of it', async () => {
  const price = (exGstCents: number) => ({ price: { exGstCents, incGstCents: exGstCents } });
  const unpriced = { isUnpriced: true };
  const shop = await buildProductIndex([
    searchItem('MEDIA', { name: 'Carbon for chlorine', kind: 'media', ...price(100) }),
    searchItem('DEAR', { name: 'Carbon filter', keywords: 'chlorine', ...price(90_000) }),
    searchItem('ASK', { name: 'Carbon filter', keywords: 'chlorine', ...unpriced }),
    searchItem('CHEAP', { name: 'Carbon filter', keywords: 'chlorine', ...price(9_000) }),
    searchItem('TOWER', { name: 'Carbon filter', kind: 'backwash system', keywords: 'chlorine' }),
    searchItem('GONE', { name: 'Carbon filter', keywords: 'chlorine', discontinuedFlag: true }),
    searchItem('BOTH', { name: 'Carbon for a villa', kind: 'fitting', keywords: 'chlorine' }),
    ...Array.from({ length: 9 }, (_, at) => searchItem(`OTHER-${at}`, { name: 'Filter' })),
  ]);
  const found = (query: string) => shop.search(query).map(({ code }) => code);
  expect(found('carbon chlorine villa')).toEqual([
    'BOTH',
    ...['CHEAP', 'DEAR', 'ASK', 'TOWER', 'MEDIA', 'GONE'],
  ]);
  // Five matches are enough, and the better half of a code belongs to another code.
  expect(found('chlorine filter')).not.toContain('MEDIA');
  expect(found('xyzzy quux')).toEqual([]);
});

it.each(['spares', 'spare parts', 'price', 'install guide', 'warranty'])(
  'RTE-22 "WH2-60 %s" finds the product, then its parts',
  async (words) => {
    const index = await buildProductIndex([
      searchItem('OR-20', { name: 'O-ring', kind: 'spare', fits: ['WH2-60'] }),
      searchItem('WH2-60', { name: 'Filter', kind: 'system' }),
      searchItem('WH2-60-AMC', { name: 'Filter', kind: 'system' }),
    ]);
    const found = index.search(`WH2-60 ${words}`).map(({ code }) => code);
    expect(found[0]).toBe('WH2-60');
    expect(found).toContain('OR-20');
  },
);

it('RTE-22 "lead" is not "lead free", and a misspelt word has the synonyms of the right one', async () => {
  const index = await buildProductIndex(
    [
      searchItem('LF-1', { name: 'Filter, lead free', keywords: 'lead-free' }),
      searchItem('UV-1', { name: 'UV system' }),
      searchItem('UV-2', { name: 'Ultraviolet lamp' }),
    ],
    [['uv', 'ultraviolet']],
  );
  const found = (query: string) => index.search(query).map(({ code }) => code);
  expect(found('lead')).toEqual([]);
  expect(found('lead free')).toEqual(['LF-1']);
  expect(found('ultravoilet').toSorted()).toEqual(['UV-1', 'UV-2']);
  // Known words aren't corrected to similar ones.
  expect(found('lamb')).toEqual([]);
});

it.each(['', '   ', '!!!', '<script>', '\u{1F6B0}', 'مرشح', '%E0%A4%A', 'zzzzqqq', '__proto__'])(
  'RTE-22 %j finds nothing and does no harm',
  (query) => {
    expect(codes(query)).toEqual([]);
  },
);

it('RTE-22 10 KB of words are answered', () => {
  expect(codes('water '.repeat(2_000)).length).toBeGreaterThan(0);
});

it('SRCH-19 RTE-22 ranks discontinued items last, unless their code was typed', async () => {
  const taps = await buildProductIndex([
    searchItem('OLD-1', { name: 'Tap', discontinuedFlag: true }),
    searchItem('NEW-1', { name: 'Tap for the kitchen, with a long name' }),
  ]);
  const found = (query: string) => taps.search(query).map((item) => item.code);
  expect(found('tap')).toEqual(['NEW-1', 'OLD-1']);
  expect(found('old1')).toEqual(['OLD-1']);
});
