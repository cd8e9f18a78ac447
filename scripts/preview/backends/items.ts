import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../../kernel/countries.ts';
import {
  type ItemsFile,
  itemsUrl,
  pricesUrl,
  readItemsFile,
  readPrices,
} from '../../../kernel/items-file.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { readOnChange } from '../read-on-change.ts';

/** An item as the commerce backend names its fields (SPEC 3, ENT-17). */
export type RawItem = Readonly<Record<string, unknown>> & { readonly itemid: string };
/** The items of one country, in the order of its `items.json`. */
export type LoadItems = (country: Country) => readonly RawItem[];
type ItemsOf = (country: Country) => readonly SearchItem[];
type Prices = NonNullable<ReturnType<typeof readPrices>>;

/** The items of built trees, read again when a build has changed them. */
export function createItems(out: string): LoadItems {
  const lists = byCountry((country) => openTree(join(out, country.toLowerCase())));
  return backendItems((country) => lists[country]());
}

function openTree(tree: string): () => readonly SearchItem[] {
  const keep = keepWhile<readonly SearchItem[]>();
  const items = join(tree, itemsUrl);
  const open = readOnChange(items, (text) => {
    const file = parseItems(text, items);
    const pricesOf = file.priceShards.map((prefix) => {
      const name = join(tree, pricesUrl(prefix));
      return readOnChange(name, (prices) => parsePrices(prices, name));
    });
    return { ...file, pricesOf };
  });
  return () => {
    const file = open();
    const prices = file.pricesOf.map((read) => read());
    return keep([file, ...prices], () => withPrices(file, prices));
  };
}

/** The items of a tree whose files are at hand by their paths. Throws where one is not what it should be. */
export function readItems(files: ReadonlyMap<string, string>): readonly SearchItem[] {
  const text = (url: string) => files.get(url.slice(1));
  const file = parseItems(text(itemsUrl), itemsUrl);
  const urls = file.priceShards.map(pricesUrl);
  return withPrices(
    file,
    urls.map((url) => parsePrices(text(url), url)),
  );
}

function parseItems(text: string | undefined, name: string): ItemsFile {
  if (text === undefined) return { priceShards: [], items: [] };
  const file = readItemsFile(JSON.parse(text));
  if (!file) throw new Error(`${name}: a list of items was expected`);
  return file;
}

function parsePrices(text: string | undefined, name: string): Prices {
  const prices = readPrices(JSON.parse(text ?? '[]'));
  if (!prices) throw new Error(`${name}: a list of prices was expected`);
  return prices;
}

function withPrices({ items }: ItemsFile, prices: readonly Prices[]): readonly SearchItem[] {
  const all = new Map(prices.flatMap((part) => [...part]));
  return items.map((item) => {
    const price = all.get(item.code);
    return price ? { ...item, price } : item;
  });
}

/** The site's own items as the commerce backend would tell them. */
export function backendItems(itemsOf: ItemsOf): LoadItems {
  const keep = keepWhile<Readonly<Record<Country, readonly RawItem[]>>>();
  return (country) => {
    const lists = byCountry(itemsOf);
    return keep(Object.values(lists), () => rawItems(lists))[country];
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

/** What was made of some parts is kept until one of them is another. */
function keepWhile<T>(): (parts: readonly unknown[], make: () => T) => T {
  let held: { readonly parts: readonly unknown[]; readonly value: T } | undefined;
  return (parts, make) => {
    const isSame =
      held?.parts.length === parts.length && parts.every((part, at) => held?.parts[at] === part);
    if (!held || !isSame) held = { parts, value: make() };
    return held.value;
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
