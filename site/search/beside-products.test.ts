import { describe, expect, it } from 'vitest';
import { besideListed } from './beside-products.ts';

const newCode = (former: string) =>
  ({ kind: 'superseded', title: '', text: '', address: '/QT10-C', words: former }) as const;
const page = { ...newCode(''), kind: 'page' } as const;

describe('what stands beside the products of a list', () => {
  it('RTE-21 a code of before leads on, unless a product tells it already', () => {
    const pages = [newCode('QT8-C'), page];
    expect(besideListed('qt8c', pages, [])).toEqual(pages);
    expect(besideListed('qt8c', pages, [{}])).toEqual(pages);
    expect(besideListed('qt8c', pages, [{ replaces: 'QT8-C' }])).toEqual([page]);
  });

  it('RTE-21 a code that is only like one of before is current where a product is found by it', () => {
    const pages = [newCode('QT10-CB'), page];
    expect(besideListed('QT10-C', pages, [{}])).toEqual([page]);
    expect(besideListed('QT10-CD', pages, [])).toEqual(pages);
  });
});
