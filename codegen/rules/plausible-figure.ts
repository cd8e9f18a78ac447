import { isWithin, spanOf } from './outside-limits.ts';
import { foundAt, type Rule } from './rule.ts';
import { pathOf } from './specification-facts.ts';

const file = 'products/WH-1.yaml';
const instead = 'flow: 60';

export const plausibleFigure: Rule = {
  name: 'plausible-figure',
  proves: 'QLT-07',
  scope: 'products',
  description: 'A number is between `from` and `to` of its specification in specifications.yaml.',
  good: { file, instead, yaml: 'flow: 75' },
  bad: {
    file,
    instead,
    yaml: 'flow: -60',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate is between 0.1 and 2000 L/min. Found -60. Correct the number, or the limits in specifications.yaml. [plausible-figure]',
  },
  check: ({ catalogue, facts, limits }) => {
    const ids = catalogue.specifications.map(({ id }) => id);
    // Two specifications of one name are reported themselves.
    const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return facts().flatMap((fact) => {
      const { document, id, value, specification } = fact;
      const limit = limits[id];
      if (typeof value !== 'number' || !specification || !limit) return [];
      if (repeated.has(id) || isWithin(value, limit)) return [];
      const { label, unit = '' } = specification;
      return [
        foundAt(document, pathOf(fact), {
          message: `${label} ${`${spanOf(limit)} ${unit}`.trim()}.`,
          found: String(value),
          write: 'Correct the number, or the limits in specifications.yaml.',
        }),
      ];
    });
  },
};
