import { describe, expect, it } from 'vitest';
import type { Price, Product } from '../../kernel/entry-types.ts';
import { notSold, priced, productOf } from '../../site/lookups/tables.fixture.ts';
import { resolveRelations } from './relations.ts';

const onRequest: Price = { kind: 'on request' };

const fact = (id: string, value: number | string) => ({ id, label: id, group: 'Facts', value });

type Given = Partial<Product> & {
  readonly flow?: number;
  readonly price?: Price;
};

/** Returns the relations in Australia of systems with these differences. */
function relationsOf(given: Readonly<Record<string, Given>>) {
  const products = Object.entries(given).map(([code, { flow, price: _, ...more }]) =>
    productOf(code, {
      series: 'A',
      specifications: flow === undefined ? [] : [fact('flow', flow)],
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

  it('are of its own family, with another flow, for the same job', () => {
    const of = relationsOf({
      OWN: { flow: 30, treats: ['chlorine'] },
      SERIES: { flow: 35, series: 'B', treats: ['chlorine'] },
      USE: { flow: 35, applications: ['Boiling'], treats: ['chlorine'] },
      FORM: { flow: 35, appearance: { form: 'cooler' }, treats: ['chlorine'] },
      FLOW: { flow: 30, treats: ['chlorine', 'taste'] },
      OTHER: { flow: 25, treats: ['chlorine', 'iron'] },
      LESS: { flow: 40, treats: [] },
      MORE: { flow: 60, treats: ['chlorine', 'taste'] },
      SAME: { flow: 60, treats: ['chlorine'] },
    });
    expect(of('OWN')).toEqual({ larger: 'SAME', fittedBy: [] });
    expect(of('MORE')?.smaller).toBe('LESS');
    expect(of('OTHER')).toBe(undefined);
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
