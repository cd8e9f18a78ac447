/**
 * Fetches one item's current price through the API gateway (SPEC 7.3), because lists may be older. The gateway fetches
 * any address, so it's sent only listed hosts. It has the same list.
 */
import type { SearchItem } from '../../kernel/search-item.ts';
import type { Backends } from './backends.ts';
import { type CallOptions, fetchItems } from './fetch-items.ts';
import { type ItemSearchOptions, itemSearchPath, sessionOf } from './item-search.ts';
import { type MappingContext, mapSearchItems } from './map-item.ts';

export type ProxyBackends = Pick<
  Backends,
  'gateway' | 'gatewayStage' | 'gatewayTargets' | 'timeoutMs'
>;

/** Undefined without a gateway, or if the gateway doesn't know the item. Never throws. */
export async function fetchLiveItem(
  code: string,
  options: Pick<ItemSearchOptions, 'site' | 'country' | 'isLoggedIn'>,
  backends: ProxyBackends,
  context: MappingContext,
  signal?: AbortSignal,
): Promise<SearchItem | undefined> {
  if (backends.gateway === '') return undefined;
  const { commerceHost } = options.site.countries[options.country];
  const target = `https://${commerceHost}${itemSearchPath(code, options, 1)}`;
  const items = await fetchThroughProxy(target, backends, context, {
    init: sessionOf(options.isLoggedIn),
    signal,
  });
  return items?.find((item) => item.code === code);
}

/** Returns the item with its current name and price. A price that the shop hides stays hidden (ENT-18). */
export function withLiveItem(item: SearchItem, live: SearchItem): SearchItem {
  const price = item.price && live.price;
  return live.code === item.code ? { ...item, name: live.name, ...(price && { price }) } : item;
}

/** The gateway's address for `target`. Undefined, and logged, unless it's an https address of a listed host. */
export function buildProxyUrl(target: unknown, backends: ProxyBackends): string | undefined {
  const refusal = refuse(target, backends);
  if (typeof refusal === 'string') {
    console.error(`Backend proxy refused: ${refusal}`);
    return undefined;
  }
  // Sends the parsed address, not the text, to request exactly what was checked.
  const encoded = encodeURIComponent(refusal.href);
  return `${backends.gateway.replace(/\/+$/, '')}/${backends.gatewayStage}?suiteletUrl=${encoded}`;
}

/** Fetches the items of `target` through the gateway. Undefined, and logged, if refused or failed. */
export async function fetchThroughProxy(
  target: unknown,
  backends: ProxyBackends,
  context: MappingContext,
  options: Omit<CallOptions, 'timeoutMs'> = {},
): Promise<readonly SearchItem[] | undefined> {
  const url = buildProxyUrl(target, backends);
  if (url === undefined) return undefined;
  try {
    return mapSearchItems(
      await fetchItems(url, { ...options, timeoutMs: backends.timeoutMs }),
      context,
    );
  } catch (error) {
    console.error('Error in backend proxy:', error);
    return undefined;
  }
}

function refuse(target: unknown, backends: ProxyBackends): URL | string {
  if (backends.gateway === '') return 'no gateway is configured';
  if (typeof target !== 'string' || target === '') return "the target isn't an address";
  if (!URL.canParse(target)) return `"${target}" isn't an address`;
  const url = new URL(target);
  if (url.protocol !== 'https:') return `"${target}" isn't an https address`;
  if (url.username !== '' || url.password !== '') return `"${url.host}" has a user name`;
  const isListed = backends.gatewayTargets.some((host) => host.toLowerCase() === url.host);
  return isListed ? url : `the host "${url.host}" isn't on the list`;
}
