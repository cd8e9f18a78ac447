/** Calls to other hosts: a time limit, and failures as typed errors. */
import { isRecord } from '../../kernel/records.ts';
import type { RawItem } from './map-item.ts';

export type FailureKind =
  | 'not configured'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'status'
  | 'html'
  | 'broken json';

/** Why a call returned no items. For the console only: visitors see no errors (SPEC 8). */
export class CallFailure extends Error {
  readonly kind: FailureKind;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;

  constructor(kind: FailureKind, message: string, status?: number, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'CallFailure';
    this.kind = kind;
    this.status = status;
  }
}

/**
 * Calls `make` once and shares its promise. After a failure the next call tries again.
 */
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

/** Rejects a search that its caller has abandoned. */
export const aborted = (): CallFailure => new CallFailure('aborted', 'was aborted');

export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;
/** `fetch` is the browser's own unless a test passes another. */
export type CallOptions = {
  readonly timeoutMs: number;
  readonly fetch?: FetchFunction;
  /** Ends the call early, as "aborted". */
  readonly signal?: AbortSignal;
  readonly init?: RequestInit;
};

/**
 * GETs `url` and reads the answer's `items` (SPEC 7); a missing list is an empty one (SRCH-27). A list of anything but
 * items is a failure, not "No Results" (ACCEPTANCE 25). The time limit includes the body. Rejects only with a
 * CallFailure.
 */
export function fetchItems(url: string, options: CallOptions): Promise<readonly RawItem[]> {
  return callWithLimit(options, async (signal) => {
    const send = options.fetch ?? fetch;
    const response = await send(url, { ...options.init, signal });
    if (response.status !== 200) {
      throw new CallFailure('status', `answered ${response.status}`, response.status);
    }
    const body = await response.text();
    if (/html/i.test(response.headers.get('content-type') ?? '') || /^\s*</.test(body)) {
      throw new CallFailure('html', 'answered with HTML', response.status);
    }
    return readItems(body, response.status);
  });
}

function readItems(body: string, status: number): readonly RawItem[] {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    throw new CallFailure('broken json', 'answered with broken JSON', status, error);
  }
  if (!isRecord(answer)) throw new CallFailure('broken json', 'answered with no object', status);
  const items: unknown = answer.items ?? [];
  if (!Array.isArray(items)) throw new CallFailure('broken json', "items isn't a list", status);
  const read = items.filter(isRecord);
  if (read.length === 0 && items.length > 0)
    throw new CallFailure('broken json', "items doesn't contain any", status);
  return read;
}

/**
 * Runs `call` under a time limit and the caller's signal. The race ends the promise in time even if a fetch ignores
 * its signal.
 */
export async function callWithLimit<T>(
  { timeoutMs, signal }: CallOptions,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const undo: (() => void)[] = [];
  const ended = new Promise<never>((_resolve, reject) => {
    const end = (failure: CallFailure) => {
      reject(failure);
      controller.abort(failure);
    };
    const abort = () => end(aborted());
    const timer = setTimeout(() => {
      end(new CallFailure('timeout', `did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
    signal?.addEventListener('abort', abort);
    undo.push(
      () => clearTimeout(timer),
      () => signal?.removeEventListener('abort', abort),
    );
    if (signal?.aborted) abort();
  });
  try {
    return await Promise.race([ended, call(controller.signal)]);
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure('network', 'could not be reached', undefined, error);
  } finally {
    for (const step of undo) step();
  }
}
