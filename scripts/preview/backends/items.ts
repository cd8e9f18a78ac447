import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { isSearchItem, type SearchItem } from '../../../kernel/search-item.ts';
import { readOnChange } from '../read-on-change.ts';

/** An item as the commerce backend names its fields (SPEC 3, ENT-17). */
export type RawItem = Readonly<Record<string, unknown>> & { readonly itemid: string };
/** The items of one country, in the order of its `items.json`. */
export type LoadItems = (country: Country) => readonly RawItem[];

/** What the site's own search knows of each country, as the commerce backend would tell it. */
export function createItems(read: (country: Country) => readonly SearchItem[]): LoadItems {
  return (country) => {
    const [au, nz] = [read('AU'), read('NZ')].map(
      (items) => new Set(items.map(({ code }) => code)),
    );
    return read(country).map((item) => ({
      ...rawItem(item),
      custitem_display_in_au: au?.has(item.code) ?? false,
      custitem_display_in_nz: nz?.has(item.code) ?? false,
    }));
  };
}

/** The `items.json` of both trees, read again when a build has changed it. */
export function readItems(out: string): (country: Country) => readonly SearchItem[] {
  const open = (country: Country) => {
    const file = join(out, country.toLowerCase(), 'items.json');
    return readOnChange(file, (text) => {
      const items: unknown = JSON.parse(text ?? '[]');
      if (!Array.isArray(items)) throw new Error(`${file}: a list of items was expected`);
      return items.filter(isSearchItem);
    });
  };
  const countries = { AU: open('AU'), NZ: open('NZ') };
  return (country) => countries[country]();
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

/** Whether the item's flag `custitem_display_in_…` is set; the backend spells true in three ways. */
export function isShownIn(item: RawItem, country: Country): boolean {
  const flag = item[`custitem_display_in_${country.toLowerCase()}`];
  return flag === true || flag === 'true' || flag === 'T';
}
