import { expect, it, vi } from 'vitest';
import { readStoredList } from '../../browser/stored-lists.ts';
import { compareProduct } from '../compare/compare.fixture.ts';
import { codeOf, productsOf } from '../compare/compared.ts';
import { addFromAddress, storeCurrentCodes } from './saved-list.ts';

const products = [compareProduct('WH2-45', { formerCodes: ['WH2-45A'] })];
const finishes = ['Stone White', 'Charcoal'].map((name) => ({ name, colour: '#333333' }));
const finished = products.map((each) => ({ ...each, finishes }));

/** A browser at this address, with these codes stored. */
function visit(search: string, saved: readonly string[]): void {
  const held = new Map([['puretec-saved', JSON.stringify(saved)]]);
  const location = { search };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, url: string) => {
      location.search = url.replace(/^[^?]*/, '');
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
}

it('names an unknown code from the address once and keeps only the known ones', () => {
  visit('?add=WH2-45,zzz', []);
  addFromAddress();
  expect(location.search).toBe('');
  expect(readStoredList('saved')).toEqual(['WH2-45', 'zzz']);
  storeCurrentCodes(products);
  expect(readStoredList('saved')).toEqual(['WH2-45']);
});

it.each([[['WH2-45A', 'gone-1']], [['wh2 45']], [['WH2-45', 'WH2-45A', 'wh2-45']]])(
  'RTE-21 stores the current code once for %j',
  (saved) => {
    visit('', saved);
    storeCurrentCodes(products);
    expect(readStoredList('saved')).toEqual(['WH2-45']);
  },
);

it('has a product once, in the finish chosen last, and links to it in that finish', () => {
  visit('?add=WH2-45~charcoal', ['WH2-45', 'CR45']);
  addFromAddress();
  expect(readStoredList('saved')).toEqual(['CR45', 'WH2-45~charcoal']);
  const [product] = productsOf(readStoredList('saved'), finished).products;
  expect(product && [product.finish, codeOf(product)]).toEqual(['Charcoal', 'WH2-45~charcoal']);
  expect(productsOf(['WH2-45~pink'], finished).products[0]?.finish).toBeUndefined();
});
