import { isRecord } from '../../kernel/is-record.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, SourceDocument } from '../load/document.ts';
import { foundAt, type Rule } from './rule.ts';

const file = 'specifications.yaml';
const instead = '{ id: connection, label: Connection, group: Installation, type: text }';

export const unknownType: Rule = {
  name: 'unknown-type',
  proves: 'QLT-07',
  scope: 'specifications, pages',
  truth:
    'A type of which facts are expected is that of a product; a guide serves a type or a series.',
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
      'error catalogue/specifications.yaml:12:13 expected[0].type: No product is of this type. Change fiting to fitting. [unknown-type]',
  },
  check: ({ catalogue, documents, complete, known }) => {
    const products = Object.values(catalogue.products);
    const types = new Set<string>(products.map(({ type }) => type));
    const served = new Set([...types, ...products.flatMap(({ series }) => series ?? [])]);
    return documents.flatMap((document) =>
      typesIn(document).flatMap(({ path, type }) => {
        const names = document.kind === 'page' ? served : types;
        const { sure, perhaps } = meant(type, names);
        // A kind that is sold no more, or not yet, may be spelled right.
        if (names.has(type) || (perhaps.length === 0 && !complete)) return [];
        if (known.mayBeIn(['product'], (text) => text.includes(type))) return [];
        return [
          foundAt(document, path, {
            message: `no product is of this type${document.kind === 'page' ? ' or series' : ''}`,
            found: type,
            write: 'the type of a product, as products write it',
            ...(sure === undefined ? { perhaps } : { fix: yamlText(sure) }),
          }),
        ];
      }),
    );
  },
};

function typesIn({ kind, value }: SourceDocument): { path: FieldPath; type: string }[] {
  if (!isRecord(value)) return [];
  if (kind === 'specifications')
    return (Array.isArray(value.expected) ? value.expected : []).flatMap((entry: unknown, index) =>
      isRecord(entry) && typeof entry.type === 'string'
        ? [{ path: ['expected', index, 'type'], type: entry.type }]
        : [],
    );
  const serves = kind === 'page' && isRecord(value.guide) ? value.guide.serves : undefined;
  return (Array.isArray(serves) ? serves : []).flatMap((type: unknown, index) =>
    typeof type === 'string' ? [{ path: ['guide', 'serves', index], type }] : [],
  );
}
