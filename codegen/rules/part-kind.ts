import { isRecord } from '../../kernel/is-record.ts';
import { foundAt, type Rule } from './rule.ts';
import { withArticle } from './with-article.ts';

const file = 'products/WH-1.yaml';
const instead = '- { code: CT-1, quantity: 2, every: 12 }';

/** What is changed in a system. Everything else belongs under spares. */
const changed: ReadonlySet<string> = new Set([
  'cartridge',
  'inline cartridge',
  'uv lamp',
  'media',
  'kit',
  'spare',
]);

/** A kit may be made of cartridges. */
const hasNone = (type: string): boolean => changed.has(type) && type !== 'kit';

export const partKind: Rule = {
  name: 'part-kind',
  proves: 'QLT-07',
  scope: 'products',
  description: `The list cartridges has only these types: ${[...changed].join(', ')} (a warning). Of these, only a kit has such a list itself.`,
  good: { file, instead, yaml: '- { code: CT-1, every: 12 }' },
  bad: {
    file,
    instead,
    yaml: '- { code: FIT-1, every: 12 }',
    printed:
      "warning catalogue/products/WH-1.yaml:21:13 cartridges[0].code: This isn't a cartridge, it's a fitting. Found FIT-1. Move it to spares, or use a product that is changed regularly. [part-kind]",
  },
  check: ({ catalogue, documents, isProductInDoubt }) =>
    documents.flatMap((document) => {
      const parts =
        document.kind === 'product' && isRecord(document.value) ? document.value.cartridges : [];
      const own = catalogue.products[document.name]?.type;
      if (Array.isArray(parts) && parts.length > 0 && own !== undefined && hasNone(own))
        return [
          foundAt(document, ['type'], {
            message: `${withArticle(own)} has no cartridges of its own.`,
            found: own,
            write: 'Correct the type, or list the cartridges in the product that takes them.',
            concerns: ['appearance', 'specifications'].map((field) => ({
              document,
              path: [field],
            })),
          }),
        ];
      return (Array.isArray(parts) ? parts : []).flatMap((part: unknown, index) => {
        const code = isRecord(part) ? String(part.code) : '';
        const type = catalogue.products[code]?.type;
        // A spare part may be one that is changed regularly.
        const isSpare = type === 'spare' && isRecord(part) && part.every === undefined;
        if (type === undefined || (changed.has(type) && !isSpare)) return [];
        if (isProductInDoubt(code, ['type'])) return [];
        return [
          foundAt(document, ['cartridges', index, 'code'], {
            severity: 'warning',
            message: isSpare
              ? 'This is a spare part, and nothing says how often it is changed.'
              : `This isn't a cartridge, it's ${withArticle(type)}.`,
            found: code,
            write: 'Move it to spares, or use a product that is changed regularly.',
          }),
        ];
      });
    }),
};
