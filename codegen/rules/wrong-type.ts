import { numberMeant } from '../number-meant.ts';
import { isWithin } from './outside-limits.ts';
import { foundAt, type Rule } from './rule.ts';
import { pathOf } from './specification-facts.ts';

const file = 'products/WH-1.yaml';
const instead = 'flow: 60';

export const wrongType: Rule = {
  name: 'wrong-type',
  proves: 'QLT-07',
  scope: 'products',
  description:
    'A specification that is compared is a plain number; its unit is in specifications.yaml.',
  good: { file, instead, yaml: 'flow: 70' },
  bad: {
    file,
    instead,
    yaml: 'flow: 70 L/min',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is a number without its unit (L/min). Change 70 L/min to 70. [wrong-type]',
  },
  check: ({ facts, limits }) =>
    facts().flatMap((fact) => {
      const { document, id, value, specification } = fact;
      if (specification?.type !== 'number' || typeof value === 'number') return [];
      const { label, unit = '' } = specification;
      const text = String(value);
      const isEnded = text.toLowerCase().endsWith(unit.toLowerCase());
      const number = numberMeant(isEnded ? text.slice(0, text.length - unit.length).trim() : text);
      // A minus may be a hyphen of the list that it was copied from.
      const isSure =
        number !== undefined && (Number(number) >= 0 || isWithin(Number(number), limits[id] ?? {}));
      return [
        foundAt(document, pathOf(fact), {
          message: `${label} is a number without its unit${unit && ` (${unit})`}.`,
          found: text,
          write: 'Use a plain number, without quotes.',
          ...(isSure && { fix: number }),
        }),
      ];
    }),
};
