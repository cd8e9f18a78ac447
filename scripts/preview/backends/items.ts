import { join } from 'node:path';
import type { Country } from '../../../kernel/contract.ts';
import { isRecord } from '../../../kernel/is-record.ts';
import { readOnChange } from '../read-on-change.ts';

/** An item as the commerce backend names its fields (SPEC 3). */
export type RawItem = Readonly<Record<string, unknown>> & { readonly itemid: string };
/** The items of one country, in the order of its `items.json`. */
export type LoadItems = (country: Country) => readonly RawItem[];

function isRawItem(value: unknown): value is RawItem {
  return isRecord(value) && typeof value.itemid === 'string';
}

/** The catalogue of both trees, read again when a build has changed it. */
export function createItems(out: string): LoadItems {
  const open = (country: Country) => {
    const file = join(out, country.toLowerCase(), 'items.json');
    return readOnChange(file, (text) => {
      const items: unknown = JSON.parse(text ?? '[]');
      if (!Array.isArray(items)) throw new Error(`${file}: a list of items was expected`);
      return items.filter(isRawItem);
    });
  };
  const countries = { AU: open('AU'), NZ: open('NZ') };
  return (country) => countries[country]();
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
