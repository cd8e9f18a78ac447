import { expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { limitError } from './answer-limits.ts';
import { type Country, countries } from './countries.ts';
import { withPostcodes } from './postcodes.ts';

const form = tables.pages['/warranty-registration']?.form;
const faultOf = (answer: string, ...of: readonly Country[]) => {
  const sites = of.map((country) => tables.site.countries[country]);
  const field = form && withPostcodes(form, sites).fields.find(({ name }) => name === 'postcode');
  if (!field) throw new Error('there is no postcode in the form');
  // A pasted postcode has spaces around it, which a browser would cut off the end.
  expect(field.maxLength).toBeUndefined();
  return limitError(field, answer, '2026-11-21');
};

it.each<[answer: string, country: Country, isValid: boolean]>([
  ['5000', 'AU', true],
  [' 5000', 'AU', true],
  ['0800', 'AU', true],
  ['0110', 'AU', false],
  ['0000', 'AU', false],
  ['500', 'AU', false],
  ['50000', 'AU', false],
  ['0110', 'NZ', true],
  ['0000', 'NZ', false],
])('VAL-09 the postcode %s in %s: %s', (answer, country, isValid) => {
  const { label, postcode } = tables.site.countries[country];
  const fault = `Enter a postcode in ${label}, such as ${postcode.example}.`;
  expect(faultOf(answer, country)).toBe(isValid ? undefined : fault);
});

it('VAL-09 an endpoint for all countries takes the postcodes of each', () => {
  expect(faultOf('0110', ...countries)).toBeUndefined();
  expect(faultOf('0000', ...countries)).toContain('in Australia or New Zealand');
});
