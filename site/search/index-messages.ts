/** What the page and the worker of the search say to each other, and both ends of it. */
import { aborted } from '../commerce/fetch-items.ts';
import type { Found, Query, SiteIndexSearch, Sought } from './load-site-index.ts';

type Question =
  | { readonly kind: 'prepare'; readonly sought: Sought }
  | { readonly kind: 'search'; readonly id: number; readonly query: Query }
  /** Nobody waits for that answer any more. */
  | { readonly kind: 'forget'; readonly id: number };
type Answer =
  | { readonly kind: 'started' }
  | { readonly kind: 'found'; readonly id: number; readonly found: Found }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

/** An end of the line: a Worker, or the global of one. */
export type Port<In> = {
  readonly postMessage: (message: unknown) => void;
  addEventListener(kind: 'message', listener: (event: { readonly data: In }) => void): void;
};

/** The worker's end. What is forgotten before its turn is not searched for. */
export function answerQuestions(port: Port<Question>, index: SiteIndexSearch): void {
  const tell = (answer: Answer) => port.postMessage(answer);
  const waiting = new Map<number, AbortController>();
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'prepare') return index.prepare(data.sought);
    const { id } = data;
    if (data.kind === 'forget') return waiting.get(id)?.abort();
    const controller = new AbortController();
    waiting.set(id, controller);
    index
      .search(data.query, controller.signal)
      .then(
        (found) => tell({ kind: 'found', id, found }),
        (error: unknown) => tell({ kind: 'failed', id, reason: String(error) }),
      )
      .finally(() => waiting.delete(id));
  });
  tell({ kind: 'started' });
}

/** The worker cannot be asked: its script did not come, or it broke. */
export class NoWorker extends Error {}

export type AskedWorker = SiteIndexSearch & {
  /** Says that no answer will come: what waits, and whatever is asked later, rejects with NoWorker. */
  readonly giveUp: () => void;
};

/**
 * The page's end: a search whose every step is taken elsewhere. An abort rejects at once. A worker
 * that has said nothing after `startMs` is given up.
 */
export function askWorker(port: Port<Answer>, startMs: number): AskedWorker {
  const ask = (question: Question) => port.postMessage(question);
  const waiting = new Map<number, (answer: Answer | Error) => void>();
  let lastId = 0;
  let isLost = false;
  const giveUp = () => {
    isLost = true;
    for (const settle of waiting.values()) settle(new NoWorker('the worker of the search is lost'));
  };
  const timer = setTimeout(giveUp, startMs);
  port.addEventListener('message', ({ data }) => {
    clearTimeout(timer);
    if (data.kind !== 'started') waiting.get(data.id)?.(data);
  });
  return {
    giveUp,
    prepare: (sought) => ask({ kind: 'prepare', sought }),
    search: (query, signal) =>
      new Promise((resolve, reject) => {
        if (isLost) return reject(new NoWorker('the worker of the search is lost'));
        if (signal?.aborted) return reject(aborted());
        lastId += 1;
        const id = lastId;
        const forget = () => {
          ask({ kind: 'forget', id });
          settle(aborted());
        };
        const settle = (answer: Answer | Error) => {
          waiting.delete(id);
          signal?.removeEventListener('abort', forget);
          if (answer instanceof Error) reject(answer);
          else if (answer.kind === 'found') resolve(answer.found);
          else reject(new Error(answer.kind === 'failed' ? answer.reason : answer.kind));
        };
        waiting.set(id, settle);
        signal?.addEventListener('abort', forget);
        ask({ kind: 'search', id, query });
      }),
  };
}
