/** Checks postcodes in forms against each country's own format. */
import type { CountrySite, FormDefinition } from './entry-types.ts';

type Site = Pick<CountrySite, 'label' | 'postcode'>;

/** Adds these countries' postcode formats to a form. Spaces around a postcode don't count, nor towards its length. */
export function withPostcodes(form: FormDefinition, sites: readonly Site[]): FormDefinition {
  const patterns = sites.map(
    ({ postcode: { begins, example } }) =>
      String.raw`(?=\d{${example.length}}\s*$)(?:${begins.join('|')})\d*`,
  );
  const postcodes = {
    pattern: String.raw`\s*(?:${patterns.join('|')})\s*`,
    patternMessage: `Enter a postcode in ${sites.map(({ label }) => label).join(' or ')}, such as ${sites[0]?.postcode.example}.`,
  };
  const fields = form.fields.map(({ maxLength, ...field }) => ({
    ...field,
    ...(field.autocomplete === 'postal-code' ? postcodes : maxLength && { maxLength }),
  }));
  return { ...form, fields };
}
