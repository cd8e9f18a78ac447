/** Reads the items of built trees, and converts them for the commerce backend. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { byCountry, countries, countryKeys } from '../../../kernel/countries.ts';
import type { Country } from '../../../kernel/entry-types.ts';
import { memoize } from '../../../kernel/memoize.ts';
import { itemsUrl, readItemsFile, type SearchItem } from '../../../kernel/search-item.ts';
import { ifExists } from '../../disk.ts';

/** Returns a country's items in `items.json` order, the same list until they change. */
export type LoadItems = (country: Country) => readonly SearchItem[];

export function createItems(out: string): LoadItems {
  const lists = byCountry((country) => {
    const tree = join(out, countryKeys[country]);
    let last: { readonly version: string; readonly items: readonly SearchItem[] } | undefined;
    return () => {
      const text = ifExists(() => readFileSync(join(tree, itemsUrl), 'utf8'));
      const version = `${ifExists(() => statSync(tree).ino)} ${text}`;
      if (last?.version !== version) last = { version, items: readItems(text) };
      return last.items;
    };
  });
  return (country) => lists[country]();
}

/** Reads `/items.json`, with no items if there's no file. Throws if a build didn't write it. */
export function readItems(text = '{"items":[]}'): readonly SearchItem[] {
  const items = readItemsFile(JSON.parse(text));
  if (!items) throw new Error(`${itemsUrl} isn't a list of items.`);
  return items;
}

/** Converts an item to the commerce backend's field names (SPEC 3, ENT-17). */
export function rawItem(item: SearchItem, load: LoadItems): Readonly<Record<string, unknown>> {
  const shown = countries.map((each) => [displayFlag(each), codesOf(load(each)).has(item.code)]);
  return {
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
    ...(item.rating !== undefined && { custitem_wels: item.rating }),
    ...(item.leadFree !== undefined && { custitem_lead_free: item.leadFree }),
    custitem_discontinued: item.discontinuedFlag,
    custitem_discontinued_w_spare_parts: item.discontinuedWithSparePartsFlag,
    itemimages_detail: { urls: item.image === '' ? [] : [{ url: item.image }] },
    ...Object.fromEntries(shown),
  };
}

const codesOf = memoize((items: readonly SearchItem[]) => new Set(items.map(({ code }) => code)));

/** The backend's flag for items shown in a country. */
export const displayFlag = (country: Country) =>
  `custitem_display_in_${countryKeys[country]}` as const;
