import { codeError } from '../../kernel/address.ts';
import type { Category, MenuItem } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { isSold } from '../resolve/prices.ts';
import { menuTypes } from './menus.ts';
import { type Rule, reportOn } from './rule.ts';

const instead = 'applications: [Domestic]';

export const application: Rule = {
  name: 'application',
  proves: 'GEN-07',
  scope: 'categories',
  description:
    'An application that a category offers as a filter is one of a product in it (a warning).',
  good: { file: 'categories/mains.yaml', instead, yaml: 'applications: [domestic]' },
  bad: {
    file: 'categories/mains.yaml',
    instead,
    yaml: 'applications: [Domestic, Commercial]',
    printed:
      'warning catalogue/categories/mains.yaml:49:30 categories[0].applications[1]: No product in this category has this application, so the filter would find nothing. Found Commercial. Use an application of a product in this category, or delete it. [application]',
  },
  check: ({ written, catalogue, isProductReported, isReported }) =>
    written.categories.flatMap(({ entry: { applications, items }, origin }) => {
      // One of them may be the very one that is missing.
      const isSure = items.every(
        (code) => catalogue.products[code] && !isProductReported(code, ['applications']),
      );
      const known = new Set(items.flatMap((code) => catalogue.products[code]?.applications ?? []));
      const names = new Set([...known].map((name) => name.toLowerCase()));
      return applications.flatMap((name, index) => {
        const path = ['applications', index];
        if (!isSure || names.has(name.toLowerCase())) return [];
        if (isReported(origin.document, [...origin.path, ...path])) return [];
        const whole = [...known].find((each) => each.includes(',') && each.includes(name));
        // The other half of it is the same mistake.
        if (whole !== undefined && !whole.startsWith(name)) return [];
        return [
          reportOn(origin, path, {
            severity: 'warning',
            message:
              'No product in this category has this application, so the filter would find nothing.',
            found: name,
            write:
              whole === undefined
                ? 'Use an application of a product in this category, or delete it.'
                : `Put ${JSON.stringify(whole)} in quotes, because it has a comma.`,
            perhaps: whole === undefined ? suggest(name, known).perhaps : [],
          }),
        ];
      });
    }),
};

export const emptyCategory: Rule = {
  name: 'empty-category',
  proves: 'ACCEPTANCE 12',
  scope: 'categories',
  description: 'A category without sub-categories lists a product in each country (a warning).',
  good: { file: 'categories/cartridges.yaml', instead: '[CT-1, CT-0]', yaml: '[CT-0, CT-1]' },
  bad: {
    file: 'categories/cartridges.yaml',
    instead: '[CT-1, CT-0]',
    yaml: '[WH-2]',
    printed:
      'warning catalogue/categories/cartridges.yaml:11:11 categories[0].name: /cartridges/carbon shows no product in NZ. Add items that are sold there. [empty-category]',
  },
  check: ({ catalogue, written, isWhole }) =>
    !isWhole('category', 'product')
      ? []
      : written.categories
          .filter(({ entry }) => catalogue.categories[entry.url] === entry)
          .filter(({ entry }) => entry.categories.length === 0)
          .flatMap(({ entry, origin }) =>
            countries
              .filter(
                (country) => !entry.items.some((code) => isSold(catalogue.prices, code, country)),
              )
              .map((country) =>
                reportOn(origin, ['name'], {
                  severity: 'warning',
                  message: `${entry.url} shows no product in ${country}.`,
                  write: 'Add items that are sold there.',
                }),
              ),
          ),
};

const product = 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n';

export const orphanProduct: Rule = {
  name: 'orphan-product',
  proves: 'GEN-01 ACCEPTANCE 12',
  scope: 'products',
  description: 'Each product on sale is in a category or in the dealer range (a warning).',
  good: { file: 'categories/cartridges.yaml', instead: '[CT-1, CT-0]', yaml: '[CT-0, CT-1]' },
  bad: {
    file: 'products/CT-2.yaml',
    yaml: product,
    printed:
      'warning catalogue/products/CT-2.yaml:1:1: No category lists CT-2. Add CT-2 under items of a category. [orphan-product]',
  },
  check: ({ catalogue, written, documents, isWhole }) => {
    if (!isWhole('category', 'dealer-range')) return [];
    const listed = new Set([
      ...Object.values(catalogue.categories).flatMap(({ items }) => items),
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
          message: `No category lists ${code}.`,
          write: `Add ${code} under items of a category.`,
        }),
      );
  },
};

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
  check: ({ catalogue, written, isWhole }) => {
    if (!isWhole(...menuTypes)) return [];
    const linked = new Set(
      countries.flatMap((country) => Object.values(catalogue.menus[country]).flatMap(urlsOf)),
    );
    return written.categories
      .filter(({ entry }) => catalogue.categories[entry.url] === entry)
      .filter(({ entry }) => !isReachable(entry, catalogue.categories, linked))
      .map(({ entry, origin }) =>
        reportOn(origin, ['name'], {
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
