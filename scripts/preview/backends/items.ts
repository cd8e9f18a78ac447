/** The items of built trees, and their form in the commerce backend. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../../kernel/countries.ts';
import { itemsUrl, pricesUrl, readItemsFile, readPrices } from '../../../kernel/items-file.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { ifExists } from '../../disk.ts';

/** The items of one country, in the order of its `items.json`; the same list until they change. */
export type LoadItems = (country: Country) => readonly SearchItem[];

/** The items of built trees. They're read again when a build has replaced a tree, or written its items. */
export function createItems(out: string): LoadItems {
  const lists = byCountry((country) => {
    const tree = join(out, countryKeys[country]);
    const textOf = (url: string) => ifExists(() => readFileSync(join(tree, url), 'utf8'));
    let last: { readonly version: string; readonly items: readonly SearchItem[] } | undefined;
    return () => {
      const version = `${ifExists(() => statSync(tree).ino)} ${textOf(itemsUrl)}`;
      if (last?.version !== version) last = { version, items: itemsFrom(textOf) };
      return last.items;
    };
  });
  return (country) => lists[country]();
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

/** An item as the commerce backend names its fields (SPEC 3, ENT-17), with the named ones only. */
export function rawItem(item: SearchItem, load: LoadItems, fields: readonly string[]) {
  const shown = countries.map((each) => [displayFlag(each), codesOf(load(each)).has(item.code)]);
  const raw: Readonly<Record<string, unknown>> = {
    itemid: item.code,
    displayname: item.name,
    custitem_display_name: item.name,
    description: item.description,
    keywords: [item.keywords, ...item.formerCodes].filter(Boolean).join(', '),
    urlcomponent: item.address.slice(1),
    ...(item.price && { onlinecustomerprice: item.price.exGstCents / 100 }),
    dontshowprice: item.price === undefined,
    custitem_application: item.applications.join(';'),
    custitem_type: item.kind,
    custitem_discontinued: item.isDiscontinued,
    custitem_discontinued_w_spare_parts: item.isDiscontinuedWithSpareParts,
    itemimages_detail: { urls: item.image === '' ? [] : [{ url: item.image }] },
    ...Object.fromEntries(shown),
  };
  return Object.fromEntries(
    fields.filter((field) => field in raw).map((field) => [field, raw[field]]),
  );
}

const codesOf = memoize((items: readonly SearchItem[]) => new Set(items.map(({ code }) => code)));

/** The backend's flag for items shown in a country. */
export const displayFlag = (country: Country) =>
  `custitem_display_in_${countryKeys[country]}` as const;
