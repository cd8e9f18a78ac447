import { meant } from '../diagnostics/suggest.ts';
import { foundOf, type Rule } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'applications: [Domestic]';

export const application: Rule = {
  name: 'application',
  proves: 'GEN-07',
  scope: 'categories',
  description:
    'An application that a category offers as a filter is one of a product in it (a warning).',
  good: { file, instead, yaml: 'applications: [domestic]' },
  bad: {
    file,
    instead,
    yaml: 'applications: [Domestic, Commercial]',
    printed:
      'warning catalogue/categories/mains.yaml:49:30 categories[0].applications[1]: No product in this category has this application, so the filter would find nothing. Found Commercial. Use an application of a product in this category, or delete it. [application]',
  },
  check: ({ written, catalogue, isProductInDoubt, isInDoubt }) =>
    written.categories.flatMap(({ entry: { applications, items }, origin }) => {
      // One of them may be the very one that is missing.
      const isSure = items.every(
        (code) => catalogue.products[code] && !isProductInDoubt(code, ['applications']),
      );
      const known = new Set(items.flatMap((code) => catalogue.products[code]?.applications ?? []));
      const names = new Set([...known].map((name) => name.toLowerCase()));
      return applications.flatMap((name, index) => {
        const path = ['applications', index];
        if (!isSure || names.has(name.toLowerCase())) return [];
        if (isInDoubt(origin.document, [...origin.path, ...path])) return [];
        const whole = [...known].find((each) => each.includes(',') && each.includes(name));
        // The other half of it is the same mistake.
        if (whole !== undefined && !whole.startsWith(name)) return [];
        return [
          foundOf(origin, path, {
            severity: 'warning',
            message:
              'No product in this category has this application, so the filter would find nothing.',
            found: name,
            write:
              whole === undefined
                ? 'Use an application of a product in this category, or delete it.'
                : `Put ${JSON.stringify(whole)} in quotes, because it has a comma.`,
            perhaps: whole === undefined ? meant(name, known).perhaps : [],
          }),
        ];
      });
    }),
};
