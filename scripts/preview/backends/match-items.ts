import type { Synonyms } from '../../../kernel/contract.ts';
import type { SearchItem } from '../../../kernel/search-item.ts';
import { buildProductIndex, type ProductIndex } from '../../../site/search/product-index.ts';
import type { RawItem } from './items.ts';

export type MatchItems = (items: readonly RawItem[], q: string) => Promise<readonly RawItem[]>;

/**
 * The items that answer `q`, the best first, as the site's own index ranks them: a stand-in that
 * ranked in its own way would show what neither the site nor the real backend does. No words, no items.
 */
export function createItemMatch(synonyms: Synonyms): MatchItems {
  const indexes = new WeakMap<readonly RawItem[], Promise<ProductIndex>>();
  return async (items, q) => {
    const index = indexes.get(items) ?? buildProductIndex(items.map(searchItemOf), synonyms);
    indexes.set(items, index);
    const byCode = new Map(items.map((item) => [item.itemid, item]));
    return (await index).search(q).flatMap(({ code }) => byCode.get(code) ?? []);
  };
}

function searchItemOf(raw: RawItem): SearchItem {
  const text = (field: string): string => {
    const value = raw[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    code: raw.itemid,
    name: text('custitem_display_name') || text('displayname'),
    description: text('description'),
    image: '',
    address: '',
    keywords: text('keywords'),
    formerCodes: [],
    fits: text('custitem_fits').split(';'),
    applications: [text('custitem_application')],
    kind: text('custitem_type'),
    isUnpriced: raw.dontshowprice === true,
    // Behind its equals; but the backend itself drops nothing: that is for those who ask.
    isDiscontinued:
      raw.custitem_discontinued === true || raw.custitem_discontinued_w_spare_parts === true,
    isDiscontinuedWithSpareParts: false,
  };
}
