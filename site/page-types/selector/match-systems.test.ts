import { expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { matchSystems, otherTaps, serves } from './match-systems.ts';
import type { SelectorProduct } from './selector-data.ts';

const hybrid: SelectorProduct = {
  code: 'HYBRID-G8',
  name: 'Hybrid',
  type: 'uv system',
  installation: 'whole house',
  sources: ['rainwater'],
  flow: 60,
  treats: ['sediment', 'bacteria'],
  doesNotTreat: ['hardness'],
  price: 318_406,
};
const lamp: SelectorProduct = { ...hybrid, code: 'UVT-70', treats: ['bacteria'], price: 147_620 };
const small: SelectorProduct = { ...hybrid, code: 'HYBRID-E6', flow: 40 };
const sieve: SelectorProduct = { ...hybrid, code: 'WT-PRE1', treats: ['sediment'] };
const undersink: SelectorProduct = {
  ...hybrid,
  code: 'RU194-4',
  type: 'undersink system',
  installation: 'undersink',
  flow: 4.5,
};
const products = [lamp, small, undersink, sieve, hybrid];
const answers: Answers = {
  source: 'rainwater',
  home: 'house',
  taps: 'all',
  bathrooms: 2,
  concerns: ['bacteria'],
};
const codes = (given: Answers, of = products) =>
  matchSystems(of, given, ['sediment', 'bacteria']).full.map(({ product }) => product.code);

it('GEN-02 two bathrooms need 55 L/min; one needs 30', () => {
  expect(codes(answers, [small])).toEqual([]);
  expect(codes({ ...answers, bathrooms: 1 }, [small])).toEqual(['HYBRID-E6']);
});

it('RTE-30 UV with its own sediment filter comes before cheaper UV without one', () => {
  expect(codes(answers)).toEqual(['HYBRID-G8', 'UVT-70']);
});

it('RTE-30 among those that treat the chosen concerns, the lower price comes first', () => {
  const cheaper = { ...sieve, price: 100_000 };
  expect(codes({ ...answers, concerns: ['sediment'] }, [hybrid, cheaper])).toEqual([
    'WT-PRE1',
    'HYBRID-G8',
  ]);
});

it('RTE-30 a flow that is not stated does not rule out, but comes after those that are', () => {
  const { flow: _, ...silent } = { ...hybrid, code: 'HR-1', price: 1 };
  expect(codes(answers, [silent, hybrid])).toEqual(['HYBRID-G8', 'HR-1']);
  expect(matchSystems([silent], answers, []).full[0]?.flow).toBe('not stated');
});

it('RTE-30 one tap finds what is fitted at the sink', () => {
  expect(codes({ source: 'rainwater', taps: 'one', concerns: ['bacteria'] })).toEqual(['RU194-4']);
});

it('RTE-30 what treats a part of several concerns is kept apart', () => {
  const both = matchSystems(products, { ...answers, concerns: ['sediment', 'bacteria'] }, []);
  expect(both.full.map(({ product }) => product.code)).toEqual(['HYBRID-G8']);
  expect(both.partial.map(({ product, misses }) => [product.code, misses])).toEqual([
    ['WT-PRE1', ['bacteria']],
    ['UVT-70', ['sediment']],
  ]);
});

it('RTE-30 offers systems that are too small in flow only when nothing fits', () => {
  const bore: Answers = { source: 'bore', taps: 'all', bathrooms: 1, concerns: ['iron'] };
  const slow: SelectorProduct = {
    ...hybrid,
    code: 'BW-10I',
    sources: ['bore'],
    flow: 25,
    treats: ['iron'],
  };
  const trio: SelectorProduct = { ...slow, code: 'WT-BORE1', treats: ['iron', 'bacteria'] };
  const uv: SelectorProduct = { ...slow, code: 'UVT-40', flow: 40, treats: ['bacteria'] };
  const parts = (given: Answers, of: readonly SelectorProduct[]) =>
    matchSystems(of, given, []).partial.map(({ product, flow }) => [product.code, flow]);

  expect(parts(bore, [uv, slow, trio])).toEqual([
    ['BW-10I', 'too low'],
    ['WT-BORE1', 'too low'],
  ]);
  expect(parts({ ...bore, concerns: ['iron', 'bacteria'] }, [uv, slow, trio])).toEqual([
    ['WT-BORE1', 'too low'],
    ['UVT-40', 'enough'],
    ['BW-10I', 'too low'],
  ]);
  expect(parts({ ...bore, concerns: [] }, [slow])).toEqual([['BW-10I', 'too low']]);
  expect(parts(bore, [slow, { ...trio, flow: 40 }])).toEqual([]);
});

it('RTE-30 an unsure answer excludes no system, and puts those that treat most first', () => {
  const { price: _, ...onRequest } = hybrid;
  for (const both of [hybrid, onRequest]) {
    const found = codes({ ...answers, concerns: [] }, [lamp, sieve, both]);
    expect(found).toEqual(['HYBRID-G8', 'UVT-70', 'WT-PRE1']);
  }
});

it('RTE-30 says at which other taps something fits, if nothing does here', () => {
  const atTheTap: Answers = { source: 'rainwater', taps: 'one', concerns: ['bacteria'] };
  expect(otherTaps([lamp], atTheTap)).toEqual(['all']);
  expect(otherTaps(products, atTheTap)).toEqual([]);
  expect(otherTaps([lamp], { ...atTheTap, concerns: ['hardness'] })).toEqual([]);
});

it('RTE-30 offers the taps where something does all of it, if only a part is done here', () => {
  const both: Answers = { source: 'rainwater', taps: 'one', concerns: ['sediment', 'bacteria'] };
  const half = { ...undersink, treats: ['sediment'] };
  expect(otherTaps([half, hybrid], both)).toEqual(['all']);
  expect(otherTaps([half, lamp], both)).toEqual([]);
});

it('RTE-30 the type and the location of a product decide which outlets it serves', () => {
  expect(serves({ type: 'shower filter', installation: 'in line' })).toBe('shower');
  expect(serves({ type: 'irrigation filter', installation: 'outdoor' })).toBe('garden');
  expect(serves({ type: 'caravan kit', installation: 'portable' })).toBe('all');
  expect(serves({ type: 'tank purifier', installation: 'outdoor' })).toBe('all');
  expect(serves({ type: 'sparkling system', installation: 'undersink' })).toBe('one');
});
