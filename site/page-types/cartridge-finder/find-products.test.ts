import { expect, it } from 'vitest';
import type { FinderProduct } from './cartridge-data.ts';
import { findProducts } from './find-products.ts';

const system = (code: string, more: Partial<FinderProduct> = {}): FinderProduct => ({
  code,
  name: 'Whole house filter system',
  parts: [],
  ...more,
});
const products: readonly FinderProduct[] = [
  system('WH2-60'),
  system('WH2-45', { formerCodes: ['WH2-45A'] }),
  system('HYBRID-G7', { name: 'Hybrid UV and filtration system' }),
  system('HYBRID-G8', { name: 'Hybrid UV and filtration system' }),
  { code: 'CB20-05', name: 'Carbon block cartridge', fits: ['WH2-45'] },
  { code: 'CB9-05', name: 'Carbon block cartridge', formerCodes: ['CB9-05A'] },
];
const found = (text: string) => {
  const answer = findProducts(products, text);
  if (answer.kind === 'one') return answer.product.code;
  return answer.kind === 'several' ? answer.products.map(({ code }) => code) : answer.kind;
};

it('QLT-05 takes a code as people remember it', () => {
  expect(['wh260', 'WH2 60', 'wh2-60', ' Wh2.60 '].map(found)).toEqual(
    Array.from({ length: 4 }, () => 'WH2-60'),
  );
  expect(found('hybrid g7')).toBe('HYBRID-G7');
  expect(found('g7')).toBe('HYBRID-G7');
  expect(found('hybrid g7 March 2025')).toBe('HYBRID-G7');
  expect(found('hybrid g7 Mar')).toBe('HYBRID-G7');
});

it('QLT-05 takes O for 0 and l for 1, as they look on a label', () => {
  expect(found('CB2O-O5')).toBe('CB20-05');
});

it('RTE-21 a superseded code leads to its successor and is named', () => {
  expect(findProducts(products, 'cb9 05a')).toMatchObject({
    kind: 'one',
    product: { code: 'CB9-05' },
    former: 'CB9-05A',
  });
});

it('QLT-05 a piece of several codes lists them, systems first', () => {
  expect(found('wh2')).toEqual(['WH2-45', 'WH2-60']);
  expect(found('05')).toEqual(['CB9-05', 'CB20-05']);
});

it('A-43 finds a dealer-only product by its whole code, and lists it for nothing else', () => {
  const pack = system('PR-PPP22', { dealerOnly: true, size: '10 x 4.5 inch' });
  const kindOf = (text: string) => findProducts([...products, pack], text);
  expect(kindOf('pr ppp22')).toEqual({ kind: 'one', product: pack });
  for (const text of ['pr-ppp', 'pr-ppp23', '10 x 4.5'])
    expect(kindOf(text)).toEqual({ kind: 'none', near: [] });
});

it('QLT-05 a slip of the finger is answered with what is near, never with a guess', () => {
  const near = (text: string) => {
    const answer = findProducts(products, text);
    return answer.kind === 'none' ? answer.near.map(({ code }) => code) : [answer.kind];
  };
  expect(near('wh2-61')).toEqual(['WH2-60']);
  expect(near('hw2-60')).toEqual(['WH2-60']);
  expect(near('cb20-5')).toContain('CB20-05');
  expect(near('zzz')).toEqual([]);
});

it('QLT-05 a size finds what has that size, however it was measured, and nothing of another', () => {
  const sized = (code: string, size: string): FinderProduct => ({
    code,
    name: 'Cartridge',
    size,
  });
  const all: readonly FinderProduct[] = [
    system('WH2-45', { size: '20 x 4.5 inch' }),
    system('WH1-10', { size: '10 x 2.5 inch' }),
    sized('PL10-20', '10 x 4.5 inch'),
    sized('CB20-10', '20 x 4.5 inch'),
    sized('SD10-05', '10 x 2.5 inch'),
    sized('QT10-C', '10 inch quick-twist'),
    sized('CR-9', '9 x 2.5 inch'),
  ];
  const codes = (text: string) => {
    const answer = findProducts(all, text);
    if (answer.kind === 'one') return [answer.product.code];
    return answer.kind === 'several' ? answer.products.map(({ code }) => code) : answer.kind;
  };
  for (const text of [
    '10 x 2.5',
    '10x2.5"',
    '10" x 2.5"',
    '10 by 2.5 in',
    '2.5 x 10',
    '248 x 65 mm',
  ])
    expect([text, codes(text)]).toEqual([text, ['SD10-05', 'WH1-10']]);
  for (const text of ['20 x 4.5', '20 × 4,5 inch', '508x114mm', '510 x 115', '50.8 x 11.4 cm'])
    expect([text, codes(text)]).toEqual([text, ['CB20-10', 'WH2-45']]);
  expect(codes('4.5')).toEqual(['CB20-10', 'PL10-20', 'WH2-45']);
  expect(codes('20"')).toEqual(['CB20-10', 'WH2-45']);
  expect(codes('229 x 64 mm')).toEqual(['CR-9']);
  expect(codes('30 x 4.5')).toBe('none');
  expect(codes('45')).toEqual(['WH2-45']);
});

it('ACCEPTANCE 34 odd text neither finds nor breaks', () => {
  for (const text of ['', '   ', '---', '<b>', '💧', 'x'.repeat(5000), '%E0%A4']) {
    expect(['nothing asked', 'none']).toContain(findProducts(products, text).kind);
  }
});
