import { expect, it } from 'vitest';
import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { soldElsewhere } from './redirect-target.ts';

const entry: SiteEntry = {
  kind: 'elsewhere',
  title: 'ESR3 is only sold in Australia',
  text: '',
  address: '/rainwater-filter-systems',
  words: 'ESR3',
};
const entries: readonly SiteEntry[] = [{ ...entry, kind: 'superseded' }, entry];

it.each(['/ESR3', '/esr-3/', '/rainwater/ESR3'])('RTE-19 %s is known', (path) => {
  expect(soldElsewhere(path, entries)).toBe(entry);
});

it.each(['/', '/ESR', '/ESR33'])('RTE-19 %s is not', (path) => {
  expect(soldElsewhere(path, entries)).toBeUndefined();
});
