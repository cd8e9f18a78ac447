/** What a browser asks for on a visit of a few pages, and how many bytes that is on the line. */
import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Head and body, as they came. */
  readonly bytes: number;
};
export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
export type Visit = { readonly requests: number; readonly bytes: number };

/** A connection a request: all that comes in on it belongs to that one. */
export const asker =
  (port: number, host: string): Ask =>
  (path, headers = {}) =>
    new Promise((done, fail) => {
      const sent = request(
        { host: '127.0.0.1', port, path, agent: false, headers: { host, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              bytes: sent.socket?.bytesRead ?? 0,
            }),
          );
        },
      );
      sent.on('error', fail);
      sent.end();
    });

/** Styles, scripts, fonts and the pictures that are not lazy, in their first density. */
export function loadedBy(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const isLoaded = /^<(?:script|img)/.test(tag)
      ? !/\bloading="?lazy/.test(tag)
      : /\brel="?(?:stylesheet|preload|modulepreload|icon)/.test(tag);
    const url = /\s(?:href|src)="?(\/[^"\s>]*)/.exec(tag)?.[1];
    if (isLoaded && url !== undefined) found.add(url.replaceAll('&amp;', '&'));
  }
  return [...found];
}

const compressed = { 'accept-encoding': 'gzip' };

/** First cold, then again with all that may be kept: an immutable file is not asked for, the others are asked whether they are current. */
export async function visit(
  pages: readonly string[],
  ask: Ask,
): Promise<{ readonly cold: Visit; readonly again: Visit }> {
  const kept = new Map<string, Answer>();
  const cold = { requests: 0, bytes: 0 };
  const again = { requests: 0, bytes: 0 };
  async function load(path: string): Promise<Answer> {
    const known = kept.get(path);
    if (known) return known;
    // Pages are shown as HTML to whoever reads them here; their bytes are counted as they are sent.
    const answer = await ask(path, compressed);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    kept.set(path, answer);
    cold.requests += 1;
    cold.bytes += answer.bytes;
    return answer;
  }
  for (const page of pages) {
    await load(page);
    for (const path of loadedBy((await ask(page)).text)) await load(path);
  }
  for (const [path, { headers }] of kept) {
    if (/\bimmutable\b/.test(headers['cache-control'] ?? '')) continue;
    const answer = await ask(path, { ...compressed, 'if-none-match': headers.etag ?? '' });
    if (answer.status !== 304) throw new Error(`${path} answered ${answer.status} to who has it`);
    again.requests += 1;
    again.bytes += answer.bytes;
  }
  return { cold, again };
}
