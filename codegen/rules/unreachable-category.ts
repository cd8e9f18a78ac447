import type { Category, MenuItem } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { foundOf, type Rule } from './rule.ts';

export const unreachableCategory: Rule = {
  name: 'unreachable-category',
  proves: 'GEN-01 ACCEPTANCE 12',
  scope: 'categories, menus',
  description: 'A menu leads to each category, or to one above it (a warning).',
  good: {
    file: 'menus/dealers.yaml',
    instead: '- category: /dealers/basic',
    yaml: '- { category: /dealers/basic, label: Basics }',
  },
  bad: {
    file: 'menus/dealers.yaml',
    instead: '  - category: /dealers/basic\n',
    yaml: '',
    printed:
      'warning catalogue/categories/dealers-basic.yaml:2:7 name: No menu leads to /dealers/basic. Add it to a menu, or set isActive: false. [unreachable-category]',
  },
  check: ({ catalogue, written, complete }) => {
    if (!complete) return [];
    const linked = new Set(
      countries.flatMap((country) => Object.values(catalogue.menus[country]).flatMap(urlsOf)),
    );
    return written.categories
      .filter(({ entry }) => catalogue.categories[entry.url] === entry)
      .filter(({ entry }) => !isReachable(entry, catalogue.categories, linked))
      .map(({ entry, origin }) =>
        foundOf(origin, ['name'], {
          severity: 'warning',
          message: `No menu leads to ${entry.url}.`,
          write: 'Add it to a menu, or set isActive: false.',
        }),
      );
  },
};

const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, list }) => [url.replace(/[?#].*$/, ''), ...urlsOf(list ?? [])]);

/** A category is reached from a menu or from the page of the category above it. */
function isReachable(
  category: Category,
  all: Tables['categories'],
  linked: ReadonlySet<string>,
): boolean {
  if (linked.has(category.url)) return true;
  const parent = category.parent === undefined ? undefined : all[category.parent];
  return parent !== undefined && isReachable(parent, all, linked);
}
