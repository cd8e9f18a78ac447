import { isRecord } from '../../kernel/is-record.ts';
import { foundAt, lineOf, type Rule } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'products/CT-1.yaml';
const instead = '{ micron: 5 }';

export const partFacts: Rule = {
  name: 'part-facts',
  proves: 'QLT-05 QLT-11',
  scope: 'products',
  description:
    'A cartridge is changed as often as its own file says, unless `why` gives a reason (a warning).',
  good: { file, instead, yaml: '{ micron: 5, interval: 12 }' },
  bad: {
    file,
    instead,
    yaml: '{ micron: 5, interval: 6 }',
    printed:
      "warning catalogue/products/WH-1.yaml:21:39 cartridges[0].every: CT-1 says that it's changed every 6 months. Found 12. It says so at catalogue/products/CT-1.yaml:9. Change this to 6, or add why: with the reason. [part-facts]",
  },
  check: ({ documents, catalogue, origins, isProductInDoubt }) =>
    documents.flatMap((document) => {
      if (document.kind !== 'product') return [];
      return valuesAt(document.value, 'cartridges.*').flatMap(({ value: part, path }) => {
        if (!isRecord(part) || part.why !== undefined) return [];
        const { every } = part;
        const code = String(part.code);
        const facts = catalogue.products[code]?.specifications ?? [];
        const own = facts.find(({ id }) => id === 'interval')?.value;
        const origin = origins.get(code);
        if (typeof every !== 'number' || typeof own !== 'number' || every === own || !origin)
          return [];
        if (isProductInDoubt(code, ['specifications', 'interval'])) return [];
        return [
          foundAt(document, [...path, 'every'], {
            severity: 'warning',
            message: `${code} says that it's changed every ${own} months.`,
            found: String(every),
            related: [lineOf(origin, ['specifications', 'interval'], 'It says so at')],
            write: `Change this to ${own}, or add why: with the reason.`,
          }),
        ];
      });
    }),
};
