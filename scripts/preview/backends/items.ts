import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../../kernel/countries.ts';
import { isSearchItem, type SearchItem } from '../../../kernel/search-item.ts';
import { readOnChange } from '../read-on-change.ts';

/** An item as the commerce backend names its fields (SPEC 3, ENT-17). */
export type RawItem = Readonly<Record<string, unknown>> & { readonly itemid: string };
/** The items of one country, in the order of its `items.json`. */
export type LoadItems = (country: Country) => readonly RawItem[];

/** The items of built trees, read again when a build has changed them. */
export function createItems(out: string): LoadItems {
  const open = (country: Country) => {
    const file = join(out, country.toLowerCase(), 'items.json');
    return readOnChange(file, (text) => readItems(text ?? '[]', file));
  };
  const lists = byCountry(open);
  return backendItems((country) => lists[country]());
}

/** The text of an `items.json`. Throws where it is none; `name` says which. */
export function readItems(text: string, name: string): readonly SearchItem[] {
  const items: unknown = JSON.parse(text);
  if (!Array.isArray(items)) throw new Error(`${name}: a list of items was expected`);
  return items.filter(isSearchItem);
}

/** The site's own items as the commerce backend would tell them. */
export function backendItems(itemsOf: (country: Country) => readonly SearchItem[]): LoadItems {
  return (country) => {
    const sold = byCountry((each) => new Set(itemsOf(each).map(({ code }) => code)));
    return itemsOf(country).map((item) => ({
      ...rawItem(item),
      ...Object.fromEntries(
        countries.map((each) => [displayFlag(each), sold[each].has(item.code)]),
      ),
    }));
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
    custitem_application: item.applications.join(';'),
    custitem_type: item.kind,
    custitem_discontinued: item.isDiscontinued,
    custitem_discontinued_w_spare_parts: item.isDiscontinuedWithSpareParts,
    itemimages_detail: { urls: item.image === '' ? [] : [{ url: item.image }] },
  };
}

/** The named fields of an item that it has; the rest of the record is nobody's business. */
export function pickFields(item: RawItem, fields: readonly string[]): RawItem {
  const present = fields.filter((field) => field in item);
  const picked = Object.fromEntries(present.map((field) => [field, item[field]]));
  return { ...picked, itemid: item.itemid };
}

/** The backend's flag for what is shown in a country. */
export const displayFlag = (country: Country) =>
  `custitem_display_in_${countryKeys[country]}` as const;

/** Whether the item's flag `custitem_display_in_…` is set; the backend spells true in three ways. */
export function isShownIn(item: RawItem, country: Country): boolean {
  const flag = item[displayFlag(country)];
  return flag === true || flag === 'true' || flag === 'T';
}
