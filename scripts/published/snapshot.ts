/** What of a country's catalogue customers can tell, as plain data that two of can be compared. */
import type { MenuItem, Price, Product } from '../../kernel/contract.ts';
import type { Country } from '../../kernel/countries.ts';
import { isRecord } from '../../kernel/is-record.ts';
import { choosePromo, isShown, promosHere } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';
import { priceHere } from '../../site/tables/here.ts';
import { type Things, thingsOf } from './things.ts';

export type Snapshot = {
  readonly form: typeof form;
  readonly country: Country;
  readonly currency: string;
  readonly products: Readonly<Record<string, ProductState>>;
  /** The title by the path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly redirects: Readonly<Record<string, string>>;
  /** A line an entry: "Products › Mixer taps → /mixer-taps". */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  readonly promotions: Readonly<Record<string, Promoted>>;
  readonly teasers: Readonly<Record<string, { readonly label: string; readonly price: string }>>;
  readonly things: Things;
};
export type ProductState = Pick<Product, 'name' | 'discontinued' | 'formerCodes' | 'replacedBy'> & {
  /** Absent where it is not public. */
  readonly price?: Price;
};
export type Promoted = {
  readonly text: string;
  readonly price?: string;
  readonly link: string;
  readonly start?: string;
  readonly end?: string;
  /** These are not its days. */
  readonly waits?: true;
  /** Where it stands; empty for one that nobody names. */
  readonly pages: readonly string[];
};

const form = 1;

export const snapshotOf = (tables: Tables, country: Country): Snapshot => ({
  ...headOf(tables, country),
  products: Object.fromEntries(
    Object.values(tables.products).map((each) => [each.code, productState(tables, country, each)]),
  ),
  ...restOf(tables, country, true),
  things: thingsOf(tables, country),
});

export const headOf = (
  { site }: Tables,
  country: Country,
): Pick<Snapshot, 'form' | 'country' | 'currency'> => ({
  form,
  country,
  currency: site.countries[country].currency,
});

export const productState = (
  tables: Tables,
  country: Country,
  { code, name, discontinued, formerCodes, replacedBy }: Product,
): ProductState => ({
  name,
  discontinued,
  formerCodes,
  ...(replacedBy && { replacedBy }),
  price: priceHere(tables, code, country),
});

/** All but products and what things say. `withNaming`: also promotions whose days these are not. */
export function restOf(
  tables: Tables,
  country: Country,
  withNaming: boolean,
): Omit<Snapshot, 'form' | 'country' | 'currency' | 'products' | 'things'> {
  const here = Object.values(tables.routes).filter((route) => route.countries.includes(country));
  return {
    pages: Object.fromEntries(here.map(({ path, title }) => [path, title])),
    redirects: redirectsOf(tables, country),
    menus: Object.fromEntries(
      Object.entries(tables.menus[country]).map(([menu, items]) => [
        menu,
        items.flatMap((item) => linesOf(item)),
      ]),
    ),
    promotions: promotionsOf(tables, country, withNaming),
    teasers: Object.fromEntries(
      tables.teaserPrices
        .filter((teaser) => isShown(teaser, country))
        .map(({ id, label, [country]: price }) => [id, { label, price }]),
    ),
  };
}

/** Only those that lead somewhere: what is written as a redirect and does not answer covers nothing. */
function redirectsOf({ redirects, routes }: Tables, country: Country): Record<string, string> {
  const isHere = (path: string) =>
    routes[path.replace(/[?#].*$/, '')]?.countries.includes(country) ?? false;
  const leading = redirects.filter(
    ({ from, to }) => !isHere(from) && (!to.startsWith('/') || isHere(to)),
  );
  return Object.fromEntries(leading.map(({ from, to }) => [from, to]));
}

function linesOf({ label, url, externalUrl, list = [] }: MenuItem, above = ''): string[] {
  const name = `${above}${label}`;
  return [
    `${name} → ${externalUrl ?? url}`,
    ...list.flatMap((item) => linesOf(item, `${name} › `)),
  ];
}

function promotionsOf(
  tables: Tables,
  country: Country,
  withNaming: boolean,
): Record<string, Promoted> {
  const found: Record<string, Promoted> = {};
  const { banner, summerSpecial } = tables.site;
  for (const [id, promotion] of Object.entries({ banner, 'summer special': summerSpecial })) {
    if (!promotion.enabled) continue;
    const { link, start, end } = promotion;
    const text = `${promotion.text}\n${promotion.linkLabel}`;
    found[id] = { text, link, ...(start && { start }), ...(end && { end }), pages: ['every page'] };
  }
  for (const category of Object.values(tables.categories)) {
    if (!tables.routes[category.url]) continue;
    const shown = choosePromo(category, country);
    const told = withNaming
      ? promosHere(category, country).filter((promo) => !isShown(promo, country))
      : [];
    for (const promo of [...(shown ? [shown] : []), ...told]) {
      const { id, title, points, prices, link, linkLabel, start, end } = promo;
      const own = prices[country];
      found[id] = {
        text: [title, ...points, linkLabel].join('\n'),
        link,
        ...(own && { price: own }),
        ...(start && { start }),
        ...(end && { end }),
        ...(promo !== shown && { waits: true }),
        pages: [...(found[id]?.pages ?? []), category.url],
      };
    }
  }
  return found;
}

export const isSnapshot = (value: unknown): value is Snapshot =>
  isRecord(value) && value.form === form;
