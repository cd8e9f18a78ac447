import { expect, it, vi } from 'vitest';
import { noPages } from '../../../kernel/site-entry.ts';
import { readSavedCodes } from '../../saved/saved-codes.ts';
import type { CompareData } from '../compare/compare-data.ts';
import { openSavedList } from './saved-list.ts';

const data: CompareData = {
  products: [
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
  ],
  specifications: [],
  contaminants: [],
  dealerCodes: [],
};

/** A browser at this address that keeps these codes. */
function visit(search: string, saved: readonly string[]): void {
  const held = new Map([['puretec-saved', JSON.stringify(saved)]]);
  const location = { search };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async () => Response.json(noPages));
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

it('names an unknown code from the address once and keeps only the known ones', async () => {
  visit('?add=WH2-45,zzz', []);
  expect((await openSavedList(data)).own).toEqual(['WH2-45', 'zzz']);
  expect(readSavedCodes('saved')).toEqual(['WH2-45']);
  expect((await openSavedList(data)).own).toEqual(['WH2-45']);
});

it('drops a kept code that is no longer known, but not a former code', async () => {
  visit('', ['WH2-45A', 'gone-1']);
  expect((await openSavedList(data)).own).toEqual(['WH2-45A', 'gone-1']);
  expect(readSavedCodes('saved')).toEqual(['WH2-45A']);
});

it('leaves the kept codes alone when the address holds a list from someone else', async () => {
  visit('?codes=zzz', ['WH2-45', 'gone-1']);
  expect((await openSavedList(data)).sent).toEqual(['zzz']);
  expect(readSavedCodes('saved')).toEqual(['WH2-45', 'gone-1']);
});
