import { expect, it } from 'vitest';
import type { Match } from './match-systems.ts';
import { limitTexts, reasonsOf } from './selector-text.ts';

const names = new Map([
  ['bacteria', 'Bacteria and other germs'],
  ['sediment', 'Sediment, rust and dirt'],
  ['pfas', 'PFAS'],
  ['hardness', 'Hardness and scale'],
]);
const match: Match = {
  product: {
    code: 'HYBRID-G8',
    name: 'Hybrid',
    type: 'uv system',
    installation: 'whole house',
    sources: ['rainwater'],
    flow: 60,
    treats: ['sediment', 'bacteria'],
    doesNotTreat: ['hardness'],
    needs: '90x1300x90 500x90x90',
  },
  treats: ['bacteria'],
  misses: ['pfas'],
  flow: 'enough',
};

it('GEN-02 each reason joins an answer to a fact of the product', () => {
  const answers = {
    source: 'rainwater',
    taps: 'all',
    bathrooms: 2,
    concerns: ['bacteria', 'pfas'],
    space: '600x1200x400',
  } as const;
  expect(reasonsOf(match, answers, names)).toEqual([
    'Made for rainwater',
    'Every tap: fitted where water enters your home',
    'Fits your space: needs 90\u00a0×\u00a0500\u00a0×\u00a090\u00a0mm, lying down',
    '60 L/min, and two bathrooms use about 55 L/min at once',
    'Made to treat bacteria and other germs, and also sediment, rust and dirt',
  ]);
});

it('GEN-02 says what it is not made for, and what it is silent on', () => {
  expect(limitTexts(match, names)).toEqual([
    "Doesn't treat hardness and scale",
    "We don't say whether it treats PFAS",
  ]);
  expect(limitTexts({ ...match, misses: [], flow: 'not stated' }, names)).toContain(
    'Flow rate not stated: ask us before you buy',
  );
});

it('GEN-02 says how much a system treats when that is too little', () => {
  const limits = (flow: number) =>
    limitTexts(
      { ...match, product: { ...match.product, flow }, misses: [], flow: 'too low' },
      names,
    );
  expect(limits(40)).toContain('Treats up to 40 L/min: one bathroom at a time');
  expect(limits(25)).toContain('Treats up to 25 L/min: one bathroom uses about 30 L/min at once');
});
