/**
 * Which backends this deployment has. They belong to the place a tree is served from and not to its
 * pages: `/backends.json` names them, so that a backend is moved without a build.
 */
import type { Site } from '../../kernel/contract.ts';
import { callWithLimit, type FetchFunction } from './fetch-items.ts';

export type Backends = Site['backends'];

/** An empty text means: not configured. */
export const noBackends: Backends = {
  itemSearch: '',
  api: '',
  gateway: '',
  gatewayStage: '',
  gatewayTargets: [],
  forms: '',
  timeoutMs: 4000,
};

export const backendsUrl = '/backends.json';
// A file of the page's own host; who waits for it longer is better served without a backend.
const fileTimeoutMs = 2000;

/** The backends of a parsed file; undefined where it is anything else. */
export function readBackends(value: unknown): Backends | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: keyof Backends): unknown => Reflect.get(value, name);
  const text = (name: keyof Backends) => {
    const found = field(name);
    return typeof found === 'string' ? found : undefined;
  };
  const [itemSearch, api, gateway, gatewayStage, forms] = [
    text('itemSearch'),
    text('api'),
    text('gateway'),
    text('gatewayStage'),
    text('forms'),
  ];
  const timeoutMs = field('timeoutMs');
  const targets = field('gatewayTargets');
  if (itemSearch === undefined || api === undefined || gateway === undefined) return undefined;
  if (gatewayStage === undefined || forms === undefined) return undefined;
  if (typeof timeoutMs !== 'number' || !(timeoutMs > 0) || !Array.isArray(targets)) {
    return undefined;
  }
  const gatewayTargets = targets.filter((host) => typeof host === 'string');
  if (gatewayTargets.length < targets.length) return undefined;
  return { itemSearch, api, gateway, gatewayStage, gatewayTargets, forms, timeoutMs };
}

/**
 * Asks this host for its backends. Never rejects: a missing file, a page in its place or another
 * shape is logged, and the site does without any.
 */
export async function loadBackends(send: FetchFunction = fetch): Promise<Backends> {
  try {
    return await callWithLimit({ timeoutMs: fileTimeoutMs }, async (signal) => {
      const response = await send(backendsUrl, { signal });
      if (response.status !== 200) throw new Error(`${backendsUrl} answered ${response.status}`);
      const backends = readBackends(await response.json());
      if (!backends) throw new Error(`${backendsUrl} does not hold the backends`);
      return backends;
    });
  } catch (error) {
    console.error('Error in backends:', error);
    return noBackends;
  }
}
