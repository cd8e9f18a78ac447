/** Measures a visit of a few pages: a browser's requests, and their bytes on the wire. */
import { type Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';

export type Host = { readonly port: number; readonly name: string };
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Headers and body, as sent, if the connection was the request's own. */
  readonly bytes: number;
};
export type Visit = { readonly requests: number; readonly bytes: number };

/** Asks for a compressed answer, unless `headers` say otherwise. Without an agent, over a connection of its own. */
export function request(
  { port, name }: Host,
  path: string,
  options: {
    readonly agent?: Agent;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<Answer> {
  const { agent = false, headers } = options;
  return new Promise((done, fail) => {
    const sent = send(
      {
        ...{ host: '127.0.0.1', port, path, agent },
        headers: { host: name, 'accept-encoding': 'gzip', ...headers },
      },
      (answer) => {
        // A load generator has no use for the body, and decoding it would slow it down.
        const read = agent ? finished(answer.resume()).then(() => '') : text(answer);
        read.then((body) => {
          const { statusCode: status = 0 } = answer;
          done({ status, headers: answer.headers, body, bytes: sent.socket?.bytesRead ?? 0 });
        }, fail);
      },
    );
    sent.on('error', fail);
    sent.end();
  });
}

/** Styles, scripts, fonts and the pictures that aren't lazy, at the lowest density. */
function loadedBy(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const isLoaded = /^<(?:script|img)/.test(tag)
      ? !/\bloading="?lazy/.test(tag)
      : /\brel="?(?:stylesheet|preload|modulepreload|icon)/.test(tag);
    const url = /\s(?:href|src)="?(\/[^"\s>]*)/.exec(tag)?.[1];
    if (isLoaded && url !== undefined) found.add(url.replaceAll('&amp;', '&'));
  }
  return found;
}

/** First with an empty cache, then again: immutable files aren't requested, the others are revalidated. */
export async function measureVisit(
  host: Host,
  pages: readonly string[],
): Promise<{ readonly cold: Visit; readonly again: Visit }> {
  const cache = new Map<string, Answer>();
  for (const page of pages) {
    const { body: html } = await request(host, page, {
      headers: { 'accept-encoding': 'identity' },
    });
    for (const path of [page, ...loadedBy(html)])
      if (!cache.has(path)) cache.set(path, await expectStatus(200, path, {}));
  }
  const stale = [...cache].filter(
    ([, { headers }]) => !/\bimmutable\b/.test(headers['cache-control'] ?? ''),
  );
  const again: Answer[] = [];
  for (const [path, { headers }] of stale)
    again.push(await expectStatus(304, path, { 'if-none-match': headers.etag ?? '' }));
  return { cold: sum([...cache.values()]), again: sum(again) };

  async function expectStatus(
    expected: number,
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const answer = await request(host, path, { headers });
    if (answer.status === expected) return answer;
    throw new Error(`${path} answered ${answer.status}, not ${expected}`);
  }
}

const sum = (answers: readonly Answer[]): Visit => ({
  requests: answers.length,
  bytes: answers.reduce((total, { bytes }) => total + bytes, 0),
});
