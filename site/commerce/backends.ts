/** Reads a deployment's backends from `/backends.json`, so that no page depends on its host. */
import type { Site } from '../../kernel/entry-types.ts';
import { isRecord } from '../../kernel/json-record.ts';
import { fetchJson } from './fetch-items.ts';

export type Backends = Site['backends'];

/** A field that isn't configured is empty. */
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
// For a file on the page's own host. Waiting longer is worse than searching without a backend.
const fileTimeoutMs = 2000;

/** The backends of a parsed file. Undefined if it's anything else. */
export function readBackends(value: unknown): Backends | undefined {
  if (!isBackends(value)) return undefined;
  const { itemSearch, api, gateway, gatewayStage, gatewayTargets, forms, timeoutMs } = value;
  return { itemSearch, api, gateway, gatewayStage, gatewayTargets, forms, timeoutMs };
}

const texts = ['itemSearch', 'api', 'gateway', 'gatewayStage', 'forms'];

function isBackends(value: unknown): value is Backends {
  if (!isRecord(value)) return false;
  const { timeoutMs, gatewayTargets: targets } = value;
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    typeof timeoutMs === 'number' &&
    timeoutMs > 0 &&
    Array.isArray(targets) &&
    targets.every((host) => typeof host === 'string')
  );
}

/** Fetches this host's backends. Never rejects. Logs a missing or invalid file and returns no backends. */
export async function loadBackends(): Promise<Backends> {
  try {
    const backends = readBackends(await fetchJson(backendsUrl, { timeoutMs: fileTimeoutMs }));
    if (!backends) throw new Error(`${backendsUrl} doesn't contain the backends`);
    return backends;
  } catch (error) {
    console.error('Error in backends:', error);
    return noBackends;
  }
}
