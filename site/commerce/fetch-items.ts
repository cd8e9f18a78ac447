/** Fetches this host's files and the commerce backend's items, with a time limit. */
import { isRecord } from '../../kernel/json-record.ts';
import { isItem, type RawItem } from './map-item.ts';

/** Calls `make` once and shares its promise. After a failure the next call tries again. */
export function shareUntilFailure<T>(make: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined;
  return () => {
    shared ??= make().catch((error: unknown) => {
      shared = undefined;
      throw error;
    });
    return shared;
  };
}

export type CallOptions = {
  /** Includes the time to read the body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly init?: RequestInit;
};

/** For the page's own host. Its files have 15 KB for 200 products, 200 KB for 10,000. */
const fileTimeoutMs = 4000;

/** Fetches JSON. Rejects any other answer, and a late one. Visitors see no errors (SPEC 8), so callers log them. */
export async function fetchJson(
  url: string,
  { timeoutMs = fileTimeoutMs, signal, init }: Partial<CallOptions> = {},
): Promise<unknown> {
  // Safari before 17.4 has no AbortSignal.any.
  const call = new AbortController();
  for (const limit of [AbortSignal.timeout(timeoutMs), signal]) {
    if (limit?.aborted) call.abort(limit.reason);
    limit?.addEventListener('abort', () => call.abort(limit.reason));
  }
  const response = await fetch(url, { ...init, signal: call.signal });
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
  return response.json();
}

/** Reads `items` (SPEC 7), empty if absent (SRCH-27). Anything but items is a failure (ACCEPTANCE 25). */
export async function fetchItems(url: string, options: CallOptions): Promise<readonly RawItem[]> {
  const answer = await fetchJson(url, options);
  if (!isRecord(answer)) throw new Error(`${url} didn't return an object`);
  const items: unknown = answer.items ?? [];
  if (!Array.isArray(items)) throw new Error(`${url} returned items that aren't a list`);
  const read = items.filter(isItem);
  if (read.length === 0 && items.length > 0) throw new Error(`${url} returned no usable items`);
  return read;
}
