import { foundAt, type Rule } from './rule.ts';
import { pathOf } from './specification-facts.ts';

export const plausibleFigure: Rule = {
  name: 'plausible-figure',
  proves: 'QLT-07',
  scope: 'products',
  truth: 'A figure lies between `from` and `to` of its specification in specifications.yaml.',
  good: { file: 'products/WH-1.yaml', instead: 'flow: 60', yaml: 'flow: 75' },
  bad: {
    file: 'products/WH-1.yaml',
    instead: 'flow: 60',
    yaml: 'flow: -60',
    printed:
      'error catalogue/products/WH-1.yaml:18:9 specifications.flow: Maximum flow rate lies between 0.1 and 2000 L/min; found -60; write the right figure, or other limits in specifications.yaml [plausible-figure]',
  },
  check: ({ facts, limits }) =>
    facts.flatMap((fact) => {
      const { document, value, id, specification } = fact;
      const { from, to } = limits[id] ?? {};
      if (!specification || typeof value !== 'number') return [];
      if ((from === undefined || value >= from) && (to === undefined || value <= to)) return [];
      const { label, unit } = specification;
      const measure = unit === undefined ? '' : ` ${unit}`;
      const span =
        to === undefined
          ? `is ${from}${measure} or more`
          : from === undefined
            ? `is ${to}${measure} or less`
            : `lies between ${from} and ${to}${measure}`;
      return [
        foundAt(document, pathOf(fact), {
          message: `${label} ${span}`,
          found: String(value),
          write: 'the right figure, or other limits in specifications.yaml',
        }),
      ];
    }),
};
