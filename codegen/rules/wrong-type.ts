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
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is compared as a number of L/min; found 70 L/min; write 70, without quotes or unit [wrong-type]',
  },
  check: ({ facts }) =>
    facts.flatMap((fact) => {
      const { document, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const unit = specification.unit ? ` of ${specification.unit}` : '';
      return [
        foundAt(document, pathOf(fact), {
          message: `${specification.label} is compared as a number${unit}`,
          found: String(value),
          write: `${Number.parseFloat(String(value)) || 60}, without quotes or unit`,
        }),
      ];
    }),
};
