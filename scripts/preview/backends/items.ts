import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../../kernel/countries.ts';
import { itemsUrl, pricesUrl, readItemsFile, readPrices } from '../../../kernel/items-file.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { ifExists } from '../../disk.ts';

/** An item as the commerce backend names its fields (SPEC 3, ENT-17). */
export type RawItem = Readonly<Record<string, unknown>> & { readonly itemid: string };
/** The items of one country, in the order of its `items.json`. */
export type LoadItems = (country: Country) => readonly RawItem[];
type ItemsOf = (country: Country) => readonly SearchItem[];

/** The items of built trees. They're read again when a build has replaced a tree, or written its items. */
export function createItems(out: string): LoadItems {
  const lists = byCountry((country) => {
    const tree = join(out, countryKeys[country]);
    const textOf = (url: string) => ifExists(() => readFileSync(join(tree, url), 'utf8'));
    const cached = cacheFor<readonly SearchItem[]>();
    const replaced = () => ifExists(() => statSync(tree).ino);
    return () => cached([replaced(), textOf(itemsUrl)], () => itemsFrom(textOf));
  });
  return backendItems((country) => lists[country]());
}

/** The items of a tree, from its files by path. Throws if one isn't what a build writes. */
export const readItems = (files: ReadonlyMap<string, string>): readonly SearchItem[] =>
  itemsFrom((url) => files.get(url.slice(1)));

function itemsFrom(textOf: (url: string) => string | undefined): readonly SearchItem[] {
  const file = readItemsFile(JSON.parse(textOf(itemsUrl) ?? '{"priceShards":[],"items":[]}'));
  if (!file) throw new Error(`${itemsUrl} isn't a list of items.`);
  const prices = new Map(
    file.priceShards.flatMap((prefix) => {
      const url = pricesUrl(prefix);
      const read = readPrices(JSON.parse(textOf(url) ?? '[]'));
      if (!read) throw new Error(`${url} isn't a list of prices.`);
      return [...read];
    }),
  );
  return file.items.map((item) => {
    const price = prices.get(item.code);
    return price ? { ...item, price } : item;
  });
}

/** The site's own items in the commerce backend's format. */
export function backendItems(itemsOf: ItemsOf): LoadItems {
  const cached = cacheFor<Readonly<Record<Country, readonly RawItem[]>>>();
  return (country) => {
    const lists = byCountry(itemsOf);
    return cached(Object.values(lists), () => rawItems(lists))[country];
  };
}

function rawItems(lists: Readonly<Record<Country, readonly SearchItem[]>>) {
  const sold = byCountry((country) => new Set(lists[country].map(({ code }) => code)));
  return byCountry((country) =>
    lists[country].map((item) => ({
      ...rawItem(item),
      ...Object.fromEntries(
        countries.map((each) => [displayFlag(each), sold[each].has(item.code)]),
      ),
    })),
  );
}

/** Caches a value until one of the parts it was made from changes. */
function cacheFor<T>(): (parts: readonly unknown[], make: () => T) => T {
  let last: { readonly parts: readonly unknown[]; readonly value: T } | undefined;
  return (parts, make) => {
    const isSame =
      last?.parts.length === parts.length && parts.every((part, at) => last?.parts[at] === part);
    if (!last || !isSame) last = { parts, value: make() };
    return last.value;
  };
}

function rawItem(item: SearchItem): RawItem {
  return {
    itemid: item.code,
    displayname: item.name,
    custitem_display_name: item.name,
    description: item.description,
    keywords: [item.keywords, ...item.formerCodes].filter(Boolean).join(', '),
    urlcomponent: item.address.slice(1),
    url: item.address,
    ...(item.price && { onlinecustomerprice: item.price.exGstCents / 100 }),
    dontshowprice: item.price === undefined,
    custitem_fits: item.fits.join(';'),
    custitem_application: item.applications.join(';'),
    custitem_type: item.kind,
    custitem_discontinued: item.isDiscontinued,
    custitem_discontinued_w_spare_parts: item.isDiscontinuedWithSpareParts,
    itemimages_detail: { urls: item.image === '' ? [] : [{ url: item.image }] },
  };
}

/** An item with only the named fields. */
export function pickFields(item: RawItem, fields: readonly string[]): RawItem {
  const present = fields.filter((field) => field in item);
  const picked = Object.fromEntries(present.map((field) => [field, item[field]]));
  return { ...picked, itemid: item.itemid };
}

/** The backend's flag for items shown in a country. */
export const displayFlag = (country: Country) =>
  `custitem_display_in_${countryKeys[country]}` as const;

/** Whether an item's flag `custitem_display_in_…` is set. The backend spells true in three ways. */
export function isShownIn(item: RawItem, country: Country): boolean {
  const flag = item[displayFlag(country)];
  return flag === true || flag === 'true' || flag === 'T';
}
