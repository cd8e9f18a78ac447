/** Calls through the API gateway (SPEC 7.3). The gateway would fetch what it is told to, so only
 * hosts on the list are ever named to it; the gateway itself holds the same list. */
import type { Backends } from './backends.ts';
import { type CallOptions, fetchItems } from './fetch-items.ts';
import { type CatalogueItem, type MappingContext, mapCatalogueItems } from './map-item.ts';

export type ProxyBackends = Pick<
  Backends,
  'gateway' | 'gatewayStage' | 'gatewayTargets' | 'timeoutMs'
>;

/**
 * The address that asks the gateway for `target`. Undefined, with a console error, where no gateway
 * is configured or the target is not an https address of a host on the list.
 */
export function buildProxyUrl(target: unknown, backends: ProxyBackends): string | undefined {
  const refusal = refuse(target, backends);
  if (typeof refusal === 'string') {
    console.error(`Backend proxy refused: ${refusal}`);
    return undefined;
  }
  // The parsed address is sent, not the text: what was checked is what is asked.
  const encoded = encodeURIComponent(refusal.href);
  return `${backends.gateway.replace(/\/+$/, '')}/${backends.gatewayStage}?suiteletUrl=${encoded}`;
}

/**
 * Asks the gateway for the items of `target`. Undefined when the target is refused (no request is
 * made) or the call fails; both are logged, neither throws.
 */
export async function fetchThroughProxy(
  target: unknown,
  backends: ProxyBackends,
  context: MappingContext,
  options: Omit<CallOptions, 'timeoutMs'> = {},
): Promise<readonly CatalogueItem[] | undefined> {
  const url = buildProxyUrl(target, backends);
  if (url === undefined) return undefined;
  try {
    return mapCatalogueItems(
      await fetchItems(url, { ...options, timeoutMs: backends.timeoutMs }),
      context,
    );
  } catch (error) {
    console.error('Error in backend proxy:', error);
    return undefined;
  }
}

/** The parsed target, or the reason why it is not asked. */
function refuse(target: unknown, backends: ProxyBackends): URL | string {
  if (backends.gateway === '') return 'no gateway is configured';
  if (typeof target !== 'string' || target === '') return 'the target is not an address';
  if (!URL.canParse(target)) return `"${target}" is not an address`;
  const url = new URL(target);
  if (url.protocol !== 'https:') return `"${target}" is not an https address`;
  if (url.username !== '' || url.password !== '') return `"${url.host}" comes with a user name`;
  const isListed = backends.gatewayTargets.some((host) => host.toLowerCase() === url.host);
  return isListed ? url : `the host "${url.host}" is not on the list`;
}
