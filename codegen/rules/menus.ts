import { countries } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { navigationTypes } from '../../kernel/menu-names.ts';
import type { FieldPath, SourceDocument } from '../document.ts';
import { type Found, foundAt, foundOf, lineOf, missingFile, type Rule } from './rule.ts';

const menu = (url: string) => `audience: Plumbers\nitems:\n  - { label: Large, url: ${url} }\n`;

/** Types of files that decide what's in a menu. */
export const menuTypes = ['menu', 'dealer-range', 'category', 'product', 'page'] as const;

export const emptyMenu: Rule = {
  name: 'empty-menu',
  proves: 'NAV-11',
  scope: 'menus',
  description: 'Each audience has a menu with at least one entry in each country.',
  good: { file: 'menus/plumbers.yaml', yaml: menu('/WH-1') },
  bad: {
    file: 'menus/plumbers.yaml',
    yaml: menu('/WH-2'),
    printed:
      'error catalogue/menus/plumbers.yaml:1:1: The menu of Plumbers has no entry in NZ. Add items that lead to pages of that country. [empty-menu]',
  },
  check: (input) => {
    if (!input.isWhole(...menuTypes)) return [];
    const { catalogue, written } = input;
    return navigationTypes.flatMap((audience) =>
      countries.flatMap((country) => {
        if (catalogue.menus[country][audience].length > 0) return [];
        const fault = {
          message: `The menu of ${audience} has no entry in ${country}.`,
          write: 'Add items that lead to pages of that country.',
        };
        const file = written.menus.find(({ entry }) => entry === audience);
        if (file) return [foundOf(file.origin, [], fault)];
        const missing = missingFile(input, `menus/${audience.toLowerCase()}.yaml`);
        return missing ? [{ ...fault, at: missing }] : [];
      }),
    );
  },
};

const menuEntryInstead = '  - category: /dealers/basic\n';

export const menuEntry: Rule = {
  name: 'menu-entry',
  proves: 'NAV-11',
  scope: 'menus',
  description: 'A list of a menu has each target and each label once.',
  good: {
    file: 'menus/dealers.yaml',
    instead: menuEntryInstead,
    yaml: `${menuEntryInstead}  - { label: Search, url: /search }\n`,
  },
  bad: {
    file: 'menus/dealers.yaml',
    instead: menuEntryInstead,
    yaml: `${menuEntryInstead}  - { category: /dealers/basic, label: Basics }\n`,
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
