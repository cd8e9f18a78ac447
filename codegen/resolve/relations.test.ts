import { describe, expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/contract.ts';
import { notSold, priced, productOf } from '../../site/tables/tables.fixture.ts';
import { resolveRelations } from './relations.ts';

const onRequest: Price = { kind: 'on request' };

const fact = (id: string, value: number | string) => ({ id, label: id, group: 'Facts', value });

type Given = Partial<Product> & {
  readonly flow?: number;
  readonly cartridge?: string;
  readonly price?: Price;
};

/** Relations in Australia of systems that differ in what is given. */
function relationsOf(given: Readonly<Record<string, Given>>) {
  const products = Object.entries(given).map(([code, { flow, cartridge, price: _, ...more }]) =>
    productOf(code, {
      series: 'A',
      specifications: [
        ...(flow === undefined ? [] : [fact('flow', flow)]),
        ...(cartridge === undefined ? [] : [fact('cartridgeSize', cartridge)]),
      ],
      ...more,
    }),
  );
  const prices = Object.fromEntries(
    Object.entries(given).map(([code, { price = priced(110) }]) => [
      code,
      { AU: price, NZ: notSold },
    ]),
  );
  const relations = resolveRelations(products, prices);
  return (code: string) => relations[code]?.AU;
}

describe('QLT-05 the sizes beside a product', () => {
  it('are the nearest that pass less and more', () => {
    const of = relationsOf({ S: { flow: 30 }, M: { flow: 45 }, L: { flow: 60 }, XL: { flow: 90 } });
    expect(of('M')).toEqual({ smaller: 'S', larger: 'L', fittedBy: [] });
    expect(of('S')).toEqual({ larger: 'M', fittedBy: [] });
    expect(of('XL')).toEqual({ smaller: 'L', fittedBy: [] });
  });

  it('of cartridges of another length, the longer is the larger, if it passes no less', () => {
    const of = relationsOf({
      QUICK: { flow: 70, cartridge: '10 x 4.5 inch' },
      TEN: { flow: 50, cartridge: '10 x 4.5 inch' },
      TWENTY: { flow: 60, cartridge: '20 x 4.5 inch' },
      UNTOLD: { flow: 80 },
    });
    expect(of('TEN')).toEqual({ larger: 'QUICK', fittedBy: [] });
    expect(of('QUICK')).toEqual({ smaller: 'TEN', fittedBy: [] });
    expect(of('TWENTY')).toEqual({ smaller: 'TEN', fittedBy: [] });
    expect(of('UNTOLD')).toBe(undefined);
  });

  it('are of its own series first, else what treats all that it treats', () => {
    const of = relationsOf({
      OWN: { flow: 30, treats: ['chlorine'] },
      NEAR: { flow: 35, series: 'B', treats: ['chlorine'] },
      FAR: { flow: 60 },
      LESS: { flow: 20, series: 'B' },
      MORE: { flow: 10, series: 'B', treats: ['chlorine', 'taste'] },
    });
    expect(of('OWN')).toEqual({ smaller: 'MORE', larger: 'FAR', fittedBy: [] });
  });

  it('sorts products of one size by whether they have a price, then by code', () => {
    const of = relationsOf({
      S: { flow: 30 },
      L1: { flow: 60, price: onRequest },
      L3: { flow: 60 },
      L2: { flow: 60 },
      XL: { flow: 90 },
    });
    expect(of('S')?.larger).toBe('L2');
    expect(of('XL')?.smaller).toBe('L2');
  });

  it('leave out what is not sold, is over, or is for dealers alone', () => {
    const of = relationsOf({
      S: { flow: 30 },
      M: { flow: 35, price: notSold },
      L: { flow: 40, discontinued: true },
      XL: { flow: 45, dealerOnly: true },
      XXL: { flow: 50 },
    });
    expect(of('S')?.larger).toBe('XXL');
    expect(of('XL')).toEqual({ smaller: 'S', larger: 'XXL', fittedBy: [] });
  });

  it('no relation, no entry', () => {
    expect(relationsOf({ T: { flow: 30 }, P: { type: 'cartridge', flow: 40 } })('T')).toBe(
      undefined,
    );
  });
});

it('QLT-05 public parts that say so fit a system', () => {
  const of = relationsOf({
    S: {},
    P1: { type: 'cartridge', fits: ['S'] },
    P2: { type: 'cartridge', fits: ['S'], dealerOnly: true },
    P3: { type: 'cartridge', fits: ['S'], price: notSold },
  });
  expect(of('S')).toEqual({ fittedBy: ['P1'] });
});
