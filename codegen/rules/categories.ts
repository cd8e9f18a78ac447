import { codeError } from '../../kernel/address.ts';
import { countries } from '../../kernel/countries.ts';
import type { Category, MenuItem } from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { isSold } from '../resolve/prices.ts';
import { menuTypes } from './menus.ts';
import { type Rule, reportOn } from './rule.ts';
export const application: Rule = {
  name: 'application',
  check: ({ written, tables, isProductReported }) =>
    written.categories.flatMap(({ entry: { applications, items }, origin }) => {
      // A file with errors may define the missing entry.
      const isSure = items.every(
        (code) => tables.products[code] && !isProductReported(code, ['applications']),
      );
      const known = new Set(items.flatMap((code) => tables.products[code]?.applications ?? []));
      const names = new Set([...known].map((name) => name.toLowerCase()));
      return applications.flatMap((name, index) => {
        const path = ['applications', index];
        if (!isSure || names.has(name.toLowerCase())) return [];
        const whole = [...known].find((each) => each.includes(',') && each.includes(name));
        // If a name was split at its comma, the rest of the name is part of the same mistake.
        if (whole !== undefined && !whole.startsWith(name)) return [];
        return reportOn(origin, path, {
          severity: 'warning',
          message: `No product in this category has the application ${name}, so the filter would find nothing.`,
          found: name,
          write:
            whole === undefined
              ? `Use an application that one of its products has, add ${name} to a product, or delete it.`
              : `Put ${JSON.stringify(whole)} in quotes, because it has a comma.`,
          perhaps: whole === undefined ? suggest(name, known).perhaps : [],
        });
      });
    }),
};

export const emptyCategory: Rule = {
  name: 'empty-category',
  check: ({ tables, written, hasNoErrors }) =>
    !hasNoErrors('category', 'product')
      ? []
      : written.categories
          .filter(({ entry }) => tables.categories[entry.url] === entry)
          .filter(({ entry }) => entry.categories.length === 0)
          .flatMap(({ entry, origin }) =>
            countries
              .filter(
                (country) => !entry.items.some((code) => isSold(tables.prices, code, country)),
              )
              .map((country) =>
                reportOn(origin, ['name'], {
                  severity: 'warning',
                  message: `${entry.url} shows no products in ${country}.`,
                  write: "List products that are sold there, or correct these products' prices.",
                }),
              ),
          ),
};
export const orphanProduct: Rule = {
  name: 'orphan-product',
  check: ({ tables, written, documents, hasNoErrors }) => {
    if (!hasNoErrors('category', 'dealer-range')) return [];
    const listed = new Set([
      ...Object.values(tables.categories).flatMap(({ items }) => items),
      ...documents
        .filter(({ kind }) => kind === 'dealer-range')
        .flatMap(({ references }) => references.filter(({ kind }) => kind === 'product'))
        .map(({ value }) => value),
    ]);
    return written.products
      .filter(
        ({ entry: { code, discontinued } }) =>
          !discontinued && !listed.has(code) && !codeError(code),
      )
      .map(({ entry: { code }, origin }) =>
        reportOn(origin, [], {
          severity: 'warning',
          message: `${code} isn't in any category.`,
          write: `List ${code} in a category, under "items".`,
        }),
      );
  },
};

export const unreachableCategory: Rule = {
  name: 'unreachable-category',
  check: ({ tables, written, hasNoErrors }) => {
    if (!hasNoErrors(...menuTypes)) return [];
    const linked = new Set(
      countries.flatMap((country) => Object.values(tables.menus[country]).flatMap(urlsOf)),
    );
    const isLost = (entry: Category | undefined) =>
      entry !== undefined && !isReachable(entry, tables.categories, linked);
    return (
      written.categories
        .filter(({ entry }) => tables.categories[entry.url] === entry)
        // A lost category takes those below it along.
        .filter(({ entry }) => isLost(entry) && !isLost(tables.categories[entry.parent ?? '']))
        .map(({ entry, origin }) =>
          reportOn(origin, ['name'], {
            severity: 'warning',
            message: `No menu links to ${entry.url}.`,
            write: 'Add the category to a menu, or switch it off with isActive: false.',
          }),
        )
    );
  },
};

const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, list }) => [url.replace(/[?#].*$/, ''), ...urlsOf(list ?? [])]);

/** Whether something links to a category, or to one above it. */
function isReachable(
  category: Category,
  all: Tables['categories'],
  linked: ReadonlySet<string>,
): boolean {
  if (linked.has(category.url)) return true;
  const parent = category.parent === undefined ? undefined : all[category.parent];
  return parent !== undefined && isReachable(parent, all, linked);
}
