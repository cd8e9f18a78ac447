import { foundAt, type Rule } from './rule.ts';
import { pathOf } from './specification-facts.ts';

export const quoteText: Rule = {
  name: 'quote-text',
  proves: 'ACCEPTANCE 6',
  scope: 'products',
  description:
    'A specification in words that looks like a number is in quotes, or YAML would shorten it.',
  good: {
    file: 'products/WH-1.yaml',
    instead: 'connection: 1 inch BSP',
    yaml: 'connection: "1.50"',
  },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'connection: 1 inch BSP',
    yaml: 'connection: 1.50',
    printed:
      'error catalogue/products/WH-1.yaml:17:15 specifications.connection: Connection is a text, and without quotes this would become 1.5. Change to: "1.50" [quote-text]',
  },
  check: ({ facts }) =>
    facts().flatMap((fact) => {
      const { document, among, id, value, specification } = fact;
      const spelling = among.spellings[id];
      if (specification?.type !== 'text' || spelling === undefined) return [];
      return [
        foundAt(document, pathOf(fact), {
          message: `${specification.label} is a text, and without quotes this would become ${value}.`,
          fix: `"${spelling}"`,
        }),
      ];
    }),
};
