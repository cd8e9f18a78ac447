import { expect, it } from 'vitest';
import type { Country } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { priced, productOf, tablesOf } from '../../lookups/tables.fixture.ts';
import { selectorFile } from './selector-file.ts';

const filter = { installation: 'whole house', treats: ['chlorine'] } as const;
const certificate = {
  scheme: 'Lead Free WaterMark',
  number: 'L-1',
  countries: ['AU'],
  sample: true,
} as const;

it('L05 recommends the lead-free version alone where copper alloy has to be lead free', () => {
  const tables = tablesOf({
    products: [
      [productOf('WH', { ...filter, leadFreeVersion: 'WH-LF' }), priced(11_000)],
      [productOf('WH-LF', { ...filter, certifications: [certificate] }), priced(12_000)],
    ],
  });
  const { AU } = tables.site.countries;
  const leadFree = { since: '2026-05-01', certified: 'May go in.', notCertified: 'May not.' };
  const withRule = { ...tables.site.countries, AU: { ...AU, leadFree } };
  const ruled = { ...tables, site: { ...tables.site, countries: withRule } };
  const codesIn = (country: Country, of: Tables) =>
    selectorFile.of(of, country).products.map(({ code }) => code);
  expect(codesIn('AU', tables)).toEqual(['WH', 'WH-LF']);
  expect(codesIn('AU', ruled)).toEqual(['WH-LF']);
  expect(codesIn('NZ', ruled)).toEqual(['WH', 'WH-LF']);
});
