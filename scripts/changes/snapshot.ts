/** A country's catalogue as customers see it, in plain data to compare with another version. */
import type { Country } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { priceIn } from '../../site/tables/market.ts';
import { entitiesOf } from './entities.ts';

export type Snapshot = ReturnType<typeof snapshotOf>;

/** `at` is the local time of the snapshot, now by default. */
export function snapshotOf(tables: Tables, country: Country, at?: string) {
  const here = Object.values(tables.routes).filter((route) => route.countries.includes(country));
  const { currency, gstPercent, timeZone } = tables.site.countries[country];
  // The Swedish locale prints dates in ISO order.
  const today = at?.slice(0, 10) ?? new Date().toLocaleDateString('sv-SE', { timeZone });
  return {
    ...{ country, currency, gstPercent },
    facts: tables.specifications,
    products: Object.fromEntries(
      Object.values(tables.products).map(
        ({ code, name, discontinued, formerCodes, replacedBy }) => {
          const price = priceIn(tables, code, country);
          return [code, { name, discontinued, formerCodes, replacedBy, price }];
        },
      ),
    ),
    pages: Object.fromEntries(here.map(({ path, title }) => [path, title])),
    redirects: redirectsOf(tables, country),
    entities: entitiesOf(tables, country, today),
  };
}

/** Keeps redirects that work. A page at the old address or a missing target turns one off. */
function redirectsOf({ redirects, routes }: Tables, country: Country): Record<string, string> {
  const isHere = (path: string) =>
    routes[path.replace(/[?#].*$/, '')]?.countries.includes(country) ?? false;
  const leading = redirects.filter(
    ({ from, to }) => !isHere(from) && (!to.startsWith('/') || isHere(to)),
  );
  return Object.fromEntries(leading.map(({ from, to }) => [from, to]));
}
