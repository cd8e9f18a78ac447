import { describe, expect, it } from 'vitest';
import { besideListed } from './beside-products.ts';

const newCode = (former: string) =>
  ({ kind: 'superseded', title: '', text: '', address: '/QT10-C', words: former }) as const;
const page = { ...newCode(''), kind: 'page' } as const;

describe('additional results next to the products of a list', () => {
  it('RTE-21 links a former code to its successor, unless a product already says so', () => {
    const pages = [newCode('QT8-C'), page];
    expect(besideListed('qt8c', pages, [])).toEqual(pages);
    expect(besideListed('qt8c', pages, [{}])).toEqual(pages);
    expect(besideListed('qt8c', pages, [{ replaces: 'QT8-C' }])).toEqual([page]);
  });

  it('RTE-21 treats a code as current if it only resembles a former one and finds a product', () => {
    const pages = [newCode('QT10-CB'), page];
    expect(besideListed('QT10-C', pages, [{}])).toEqual([page]);
    expect(besideListed('QT10-CD', pages, [])).toEqual(pages);
  });
});
