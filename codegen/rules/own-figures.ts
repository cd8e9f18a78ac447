import { type Found, foundOf, type Rule } from './rule.ts';

const file = 'products/CT-1.yaml';
const instead = 'name: Carbon cartridge';

/** How names state a specification. */
const spoken = [
  { id: 'micron', words: /(\d+(?:\.\d+)?) ?(?:micron|µm)\b/ },
  { id: 'flow', words: /(\d+(?:\.\d+)?) ?(?:L\/min|litres a minute)\b/ },
  { id: 'capacity', words: /(\d[\d,]*) ?(?:L|litres)\b(?!\/| a minute)/ },
] as const;

export const ownFigures: Rule = {
  name: 'own-figures',
  proves: 'GEN-07',
  scope: 'products',
  description: 'A number in the name of a product is the one in its specifications (a warning).',
  good: { file, instead, yaml: 'name: Carbon cartridge, 5 micron' },
  bad: {
    file,
    instead,
    yaml: 'name: Carbon cartridge, 1 micron',
    printed:
      'warning catalogue/products/CT-1.yaml:9:27 specifications.micron: The name says 1 micron. Found 5. Use the same number in both. [own-figures]',
  },
  check: ({ written, isInDoubt }) =>
    written.products.flatMap(({ entry, origin }) =>
      spoken.flatMap(({ id, words }): Found[] => {
        const [stated, figure = ''] = words.exec(entry.name) ?? [];
        const fact = entry.specifications.find((each) => each.id === id);
        if (stated === undefined || typeof fact?.value !== 'number') return [];
        if (Number(figure.replaceAll(',', '')) === fact.value) return [];
        if (isInDoubt(origin.document, ['specifications', id])) return [];
        return [
          foundOf(origin, ['specifications', id], {
            severity: 'warning',
            message: `The name says ${stated}.`,
            found: String(fact.value),
            write: 'Use the same number in both.',
          }),
        ];
      }),
    ),
};
