import { isRecord } from '../../kernel/is-record.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { type Found, foundAt, lineOf, type Rule } from './rule.ts';

const file = 'menus/dealers.yaml';
const instead = '  - category: /dealers/basic\n';

export const menuEntry: Rule = {
  name: 'menu-entry',
  proves: 'NAV-11',
  scope: 'menus',
  description: 'A list of a menu has each target and each label once.',
  good: { file, instead, yaml: `${instead}  - { label: Search, url: /search }\n` },
  bad: {
    file,
    instead,
    yaml: `${instead}  - { category: /dealers/basic, label: Basics }\n`,
    printed:
      'error catalogue/menus/dealers.yaml:6:17 items[3].category: This list already leads here. Found /dealers/basic. First at catalogue/menus/dealers.yaml:5. Delete one of the two. [menu-entry]',
  },
  check: ({ documents }) =>
    documents
      .filter(({ kind }) => kind === 'menu')
      .flatMap((document) =>
        isRecord(document.value) ? entriesIn(document, document.value.items, ['items']) : [],
      ),
};

const fields = ['category', 'url', 'label'] as const;

function entriesIn(document: SourceDocument, list: unknown, path: FieldPath): Found[] {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const first = new Map<string, FieldPath>();
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry)) return [];
    const below = entriesIn(document, entry.list, [...path, index, 'list']);
    for (const field of fields) {
      const said = entry[field];
      if (typeof said !== 'string') continue;
      const at = [...path, index, field];
      const name = `${field === 'label' ? 'label' : 'link'} ${said}`;
      const other = first.get(name);
      if (other)
        return [
          foundAt(document, at, {
            message:
              field === 'label'
                ? 'This list already has this label.'
                : 'This list already leads here.',
            found: said,
            related: [lineOf({ document, path: other }, [], 'First at')],
            write: 'Delete one of the two.',
          }),
          ...below,
        ];
      first.set(name, at);
    }
    return below;
  });
}
