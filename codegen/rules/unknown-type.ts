import { isRecord } from '../../kernel/is-record.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { foundAt, type Rule } from './rule.ts';
import { valuesAt } from './values-at.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';

export const unknownType: Rule = {
  name: 'unknown-type',
  proves: 'QLT-07',
  scope: 'specifications, pages',
  description: 'A type in `expected` is that of a product; a guide serves a type or a series.',
  good: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: fitting, facts: [connection] }`,
  },
  bad: {
    file,
    instead,
    yaml: `${instead}\nexpected:\n  - { type: fiting, facts: [connection] }`,
    printed:
      'error catalogue/specifications.yaml:12:13 expected[0].type: No product has this type. Change fiting to fitting. [unknown-type]',
  },
  check: ({ catalogue, documents, complete, known }) => {
    const products = Object.values(catalogue.products);
    const types = new Set<string>(products.map(({ type }) => type));
    const served = new Set([...types, ...products.flatMap(({ series }) => series ?? [])]);
    return documents.flatMap((document) => {
      const isPage = document.kind === 'page';
      const names = isPage ? served : types;
      const pattern = isPage ? 'guide.serves.*' : 'expected.*.type';
      if (!isPage && document.kind !== 'specifications') return [];
      return valuesAt(document.value, pattern).flatMap(({ value, path }) => {
        if (isRecord(value) || typeof value !== 'string' || names.has(value)) return [];
        const { sure, perhaps } = meant(value, names);
        // A type that isn't sold at the moment may be spelled right.
        if (perhaps.length === 0 && !complete) return [];
        if (known.mayBeIn(['product'], (text) => text.includes(value))) return [];
        return [
          foundAt(document, path, {
            message: `No product has this type${isPage ? ' or series' : ''}.`,
            found: value,
            write: 'Use the type of a product, as products write it.',
            ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
          }),
        ];
      });
    });
  },
};
