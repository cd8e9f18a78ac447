/**
 * What the commerce backend says of one item now, asked for through the gateway (SPEC 7.3). A dealer
 * who looks up a code gets the price of this moment; lists may be older.
 */
import type { SearchItem } from '../../kernel/search-item.ts';
import { fetchThroughProxy, type ProxyBackends } from './backend-proxy.ts';
import { type ItemSearchOptions, itemSearchPath, sessionOf } from './item-search.ts';
import { type CatalogueItem, type MappingContext, priceInCents } from './map-item.ts';

export type LiveItemOptions = Pick<ItemSearchOptions, 'site' | 'country' | 'isLoggedIn' | 'fetch'>;

/** Undefined where no gateway is configured, or where it does not know the item. Never throws. */
export async function fetchLiveItem(
  code: string,
  options: LiveItemOptions,
  backends: ProxyBackends,
  context: MappingContext,
  signal?: AbortSignal,
): Promise<CatalogueItem | undefined> {
  if (backends.gateway === '') return undefined;
  const { commerceHost } = options.site.countries[options.country];
  const target = `https://${commerceHost}${itemSearchPath(code, options, 1)}`;
  const items = await fetchThroughProxy(target, backends, context, {
    init: sessionOf(options.isLoggedIn),
    ...(options.fetch && { fetch: options.fetch }),
    ...(signal && { signal }),
  });
  return items?.find(({ id }) => id === code);
}

/** The item with its name and price of this moment. A price that the shop hides stays hidden (ENT-18). */
export function withLiveItem(item: SearchItem, live: CatalogueItem): SearchItem {
  const price = item.price && priceInCents(live);
  return live.id === item.code ? { ...item, name: live.name, ...(price && { price }) } : item;
}
