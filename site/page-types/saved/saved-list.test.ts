import { expect, it, vi } from 'vitest';
import { readStoredList } from '../../browser/stored-lists.ts';
import type { CompareProduct } from '../compare/compare-data.ts';
import { addFromAddress, forgetUnknown, sentCodes } from './saved-list.ts';

const products: readonly CompareProduct[] = [
  {
    code: 'WH2-45',
    formerCodes: ['WH2-45A'],
    name: 'Dual whole house filter system',
    type: 'system',
    sources: ['mains'],
    specifications: {},
    treats: [],
    doesNotTreat: [],
  },
];

/** A browser at this address that keeps these codes. */
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
  forgetUnknown(products);
  expect(readStoredList('saved')).toEqual(['WH2-45']);
});

it('drops a kept code that is no longer known, but not a former code', () => {
  visit('', ['WH2-45A', 'gone-1']);
  forgetUnknown(products);
  expect(readStoredList('saved')).toEqual(['WH2-45A']);
});

it('leaves the kept codes alone when the address holds a list from someone else', () => {
  visit('?codes=zzz', ['WH2-45', 'gone-1']);
  addFromAddress();
  expect(sentCodes()).toEqual(['zzz']);
  expect(readStoredList('saved')).toEqual(['WH2-45', 'gone-1']);
});
