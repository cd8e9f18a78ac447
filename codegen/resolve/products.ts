import { type Category, countries, type Product } from '../catalogue.ts';
import type { Shaped } from '../check-shape.ts';
import type { SiteFile } from '../files/site.ts';
import { resolvePrices } from './prices.ts';
import { parseRichText } from './rich-text.ts';

/** Product files with the relations that others state about them, by code. */
export function resolveProducts(
  files: readonly Shaped<'product'>[],
  categories: ReadonlyMap<string, Category>,
  site: SiteFile,
): ReadonlyMap<string, Product> {
  const systemsOf = new Map<string, Set<string>>();
  const replaces = new Map<string, string[]>();
  for (const { document, value } of files) {
    const code = document.name;
    for (const part of [...(value.cartridges ?? []), ...(value.spares ?? [])]) {
      addTo(systemsOf, part.code, code);
    }
    for (const system of value.fits ?? []) addTo(systemsOf, code, system);
    if (value.replacedBy !== undefined) {
      replaces.set(value.replacedBy, [...(replaces.get(value.replacedBy) ?? []), code]);
    }
  }
  const categoryOf = breadcrumbCategories(categories);

  const products = new Map<string, Product>();
  for (const { document, value } of files) {
    const code = document.name;
    const price = resolvePrices(value, site);
    const category = categoryOf.get(code);
    products.set(code, {
      code,
      file: value,
      origin: { document, path: [] },
      price,
      soldIn: countries.filter((country) => price[country].kind !== 'not sold'),
      description: parseRichText(value.description),
      fits: [...(systemsOf.get(code) ?? [])].sort(),
      replaces: (replaces.get(code) ?? []).sort(),
      ...(category !== undefined && { category }),
    });
  }
  return products;
}

/** The home of a product is the consumer category that lists it among the fewest; any other where there is none. */
function breadcrumbCategories(categories: ReadonlyMap<string, Category>): Map<string, string> {
  const rank = ({ audience, file }: Category) =>
    (audience === 'Consumer' ? 0 : 1_000_000) + (file.items ?? []).length;
  const home = new Map<string, string>();
  const inOrder = [...categories.values()].sort(
    (a, b) => rank(a) - rank(b) || a.file.id - b.file.id,
  );
  for (const category of inOrder) {
    for (const code of category.file.items ?? []) {
      if (!home.has(code)) home.set(code, category.url);
    }
  }
  return home;
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(value));
}
