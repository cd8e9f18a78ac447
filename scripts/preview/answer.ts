import type { IncomingMessage, ServerResponse } from 'node:http';

export type Headers = Readonly<Record<string, string>>;

/** Sends a whole response. For HEAD, Node keeps the headers and drops the body. */
export function send(
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Buffer | string = '',
): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    ...headers,
    ...(status === 304 ? {} : { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}

export function sendText(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Headers = {},
): void {
  const always = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  send(response, status, { ...headers, ...always }, `${message}\n`);
}

/**
 * Reads at most `limit` bytes of a body; undefined if it's longer. It reads on to a bound, because
 * a sender that's cut off misses the response.
 */
export async function readBody(request: IncomingMessage, limit: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A request body must be bytes.');
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * 32) break;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
