import { codeFault } from '../../kernel/address.ts';
import type { Category, MenuItem } from '../catalogue.ts';
import { countries } from '../catalogue.ts';
import type { Problem } from '../problem.ts';
import { problemOf, type Rule } from './rule.ts';

/** Everything can be found: products stand in categories, categories in menus (ACCEPTANCE 12, GEN-01). Warnings; `--strict` makes them errors. */
export const reachability: Rule = ({ catalogue, complete }) => {
  if (!complete) return [];
  const problems: Problem[] = [];
  const listed = new Set(
    [...catalogue.categories.values()].flatMap(({ file }) => file.items ?? []),
  );
  for (const entry of catalogue.dealerRange) for (const code of entry.products) listed.add(code);
  for (const { code, origin } of catalogue.products.values()) {
    if (!listed.has(code) && !codeFault(code)) {
      problems.push(
        problemOf(origin, [], {
          severity: 'warning',
          rule: 'orphan-product',
          message: `no category lists ${code}`,
          write: `${code} under items of a category`,
        }),
      );
    }
  }
  const linked = new Set(
    countries.flatMap((country) => Object.values(catalogue.menus[country]).flatMap(urlsOf)),
  );
  for (const category of catalogue.categories.values()) {
    if (isReachable(category, catalogue.categories, linked)) continue;
    problems.push(
      problemOf(category.origin, ['name'], {
        severity: 'warning',
        rule: 'unreachable-category',
        message: `no menu leads to ${category.url}`,
        write: 'it into a menu, or isActive: false',
      }),
    );
  }
  for (const category of catalogue.categories.values()) {
    if (category.children.length > 0) continue;
    for (const country of countries) {
      const items = (category.file.items ?? []).filter((code) =>
        catalogue.products.get(code)?.soldIn.includes(country),
      );
      if (items.length === 0) {
        problems.push(
          problemOf(category.origin, ['name'], {
            severity: 'warning',
            rule: 'empty-category',
            message: `${category.url} shows no product in ${country}`,
            write: 'items that are sold there',
          }),
        );
      }
    }
  }
  return problems;
};

const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, list }) => [url.replace(/[?#].*$/, ''), ...urlsOf(list ?? [])]);

/** A category is reached from a menu or from the page of the category above it. */
function isReachable(
  category: Category,
  all: ReadonlyMap<string, Category>,
  linked: ReadonlySet<string>,
): boolean {
  if (linked.has(category.url)) return true;
  const parent = category.parent === undefined ? undefined : all.get(category.parent);
  return parent !== undefined && isReachable(parent, all, linked);
}
