import { numberMeant } from '../number-meant.ts';
import { foundAt, type Rule } from './rule.ts';
import { pathOf } from './specification-facts.ts';

export const wrongType: Rule = {
  name: 'wrong-type',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'A fact that is compared is a bare number; its unit stands in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: 'flow: 60', yaml: 'flow: 70' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'flow: 60',
    yaml: 'flow: 70 L/min',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 70 L/min; write 70 [wrong-type]',
  },
  check: ({ facts }) =>
    facts.flatMap((fact) => {
      const { document, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const { label, unit } = specification;
      const text = String(value);
      const bare = withoutEnd(text, unit ?? '');
      const number = numberMeant(bare);
      return [
        foundAt(document, pathOf(fact), {
          message: `${label} is compared as a number${unit ? ` of ${unit}` : ''}`,
          found: text,
          write: 'a number, without quotes or unit',
          ...(number !== undefined && { fix: number }),
        }),
      ];
    }),
};

/** `70 L/min` as `70`. */
const withoutEnd = (text: string, unit: string): string =>
  text.toLowerCase().endsWith(unit.toLowerCase())
    ? text.slice(0, text.length - unit.length).trim()
    : text;
