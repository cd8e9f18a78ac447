/** A country's catalogue as customers see it: plain data to compare with another version. */
import type { MenuItem, Price, Product } from '../../kernel/contract.ts';
import type { Country } from '../../kernel/countries.ts';
import { currentPromo, isRunningIn, promosInCountry } from '../../kernel/scheduled.ts';
import type { Tables } from '../../kernel/tables.ts';
import { priceIn } from '../../site/tables/market.ts';
import { type Entities, entitiesOf } from './entities.ts';

export type Snapshot = {
  readonly country: Country;
  readonly currency: string;
  readonly products: Readonly<Record<string, ProductState>>;
  /** Titles by path. */
  readonly pages: Readonly<Record<string, string>>;
  readonly redirects: Readonly<Record<string, string>>;
  /** One line an entry: "Products › Mixer taps → /mixer-taps". */
  readonly menus: Readonly<Record<string, readonly string[]>>;
  readonly promotions: Readonly<Record<string, PromotedPrice>>;
  readonly teasers: Readonly<Record<string, { readonly label: string; readonly price: string }>>;
  readonly entities: Entities;
};
type ProductState = Pick<Product, 'name' | 'discontinued' | 'formerCodes' | 'replacedBy'> & {
  readonly price: Price;
};
type PromotedPrice = {
  readonly text: string;
  readonly price?: string;
  readonly link: string;
  readonly start?: string;
  readonly end?: string;
  /** Its first day is still to come, or its last one is over. */
  readonly waits?: true;
  /** Pages that show it. */
  readonly pages: readonly string[];
};

export function snapshotOf(tables: Tables, country: Country): Snapshot {
  const here = Object.values(tables.routes).filter((route) => route.countries.includes(country));
  return {
    country,
    currency: tables.site.countries[country].currency,
    products: Object.fromEntries(
      Object.values(tables.products).map(
        ({ code, name, discontinued, formerCodes, replacedBy }) => [
          code,
          {
            ...{ name, discontinued, formerCodes },
            ...(replacedBy && { replacedBy }),
            price: priceIn(tables, code, country),
          },
        ],
      ),
    ),
    pages: Object.fromEntries(here.map(({ path, title }) => [path, title])),
    redirects: redirectsOf(tables, country),
    menus: Object.fromEntries(
      Object.entries(tables.menus[country]).map(([menu, items]) => [
        menu,
        items.flatMap((item) => linesOf(item)),
      ]),
    ),
    promotions: promotionsOf(tables, country),
    teasers: Object.fromEntries(
      tables.teaserPrices
        .filter((teaser) => isRunningIn(teaser, country))
        .map(({ id, label, [country]: price }) => [id, { label, price }]),
    ),
    entities: entitiesOf(tables, country),
  };
}

/** Only redirects that work: a page at the old address or a missing target turns one off. */
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

function promotionsOf(tables: Tables, country: Country): Record<string, PromotedPrice> {
  const found: Record<string, PromotedPrice> = {};
  const { banner, summerSpecial } = tables.site;
  for (const [id, promotion] of Object.entries({ banner, 'summer special': summerSpecial })) {
    if (!promotion.enabled) continue;
    const { link, start, end } = promotion;
    const text = `${promotion.text}\n${promotion.linkLabel}`;
    found[id] = { text, link, ...(start && { start }), ...(end && { end }), pages: ['every page'] };
  }
  for (const category of Object.values(tables.categories)) {
    if (!tables.routes[category.url]) continue;
    const shown = currentPromo(category, country);
    const waiting = promosInCountry(category, country).filter(
      (promo) => !isRunningIn(promo, country),
    );
    for (const promo of [...(shown ? [shown] : []), ...waiting]) {
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
