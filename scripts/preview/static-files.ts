import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { type Headers, send, sendText } from './answer.ts';
import { contentType, isCompressible } from './content-type.ts';
import { type CachedFile, createFileCache } from './file-cache.ts';
import { findFile, isAssetPath } from './find-file.ts';
import { readHeaderRules } from './header-rules.ts';
import { chooseEncoding, isCurrent } from './negotiate.ts';
import { readOnChange } from './read-on-change.ts';
import { readRedirectRules } from './redirect-rules.ts';
import { withoutClosingSlash } from './request-path.ts';

/** Answers a request for a decoded path from one country's tree. */
export type ServeStatic = (
  request: IncomingMessage,
  response: ServerResponse,
  country: Country,
  path: string,
  search: string,
) => Promise<void>;

const CACHE_BYTES = 64 * 1024 * 1024;
const SMALLEST_TO_COMPRESS = 256;
const FOREVER = 'public, max-age=31536000, immutable';

function openTree(folder: string) {
  const named = (name: string) => join(folder, name);
  return {
    folder,
    headers: readOnChange(named('_headers'), (text = '') =>
      readHeaderRules(text, named('_headers')),
    ),
    moves: readOnChange(named('_redirects'), (text = '') =>
      readRedirectRules(text, named('_redirects')),
    ),
  };
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * The static host of the built trees `out/au` and `out/nz`, as a CDN would be: pages without
 * closing slashes, `_redirects`, `_headers`, hashed assets for ever, all else revalidated, and a
 * missing asset never as HTML (ACCEPTANCE 32). Throws where `_headers` or `_redirects` is wrong.
 */
export function createStaticFiles(out: string): ServeStatic {
  const read = createFileCache(CACHE_BYTES);
  const trees = { AU: openTree(join(out, 'au')), NZ: openTree(join(out, 'nz')) };
  for (const tree of Object.values(trees)) {
    tree.headers();
    tree.moves();
  }

  async function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    status: 200 | 404,
    name: string,
    file: CachedFile,
    ruled: Headers,
  ): Promise<void> {
    const type = contentType(name);
    const headers: Record<string, string> = {
      'content-type': type,
      'cache-control': name.startsWith('/assets/') ? FOREVER : 'no-cache',
      etag: file.etag,
      ...ruled,
    };
    let body = await file.encode('identity');
    if (isCompressible(type)) {
      headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity' && body.length >= SMALLEST_TO_COMPRESS) {
        headers['content-encoding'] = encoding;
        body = await file.encode(encoding);
      }
    }
    if (status === 404) {
      // Whatever _headers says of the path: tomorrow's build may have the page.
      headers['cache-control'] = 'no-store';
      delete headers.etag;
    } else if (isCurrent(request.headers['if-none-match'], headers.etag ?? file.etag)) {
      const { 'content-type': _type, 'content-encoding': _encoding, ...kept } = headers;
      return send(response, 304, kept);
    }
    send(response, status, headers, body);
  }

  return async (request, response, country, path, search) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    }
    const tree = trees[country];
    const ruled = tree.headers()(withoutClosingSlash(path));
    const move = (status: number, to: string): void =>
      send(response, status, { ...ruled, 'cache-control': 'no-cache', location: to });

    const found = await findFile(tree.folder, path, read);
    if (found.kind === 'file') {
      const status = found.name === '/404.html' ? 404 : 200;
      return sendFile(request, response, status, found.name, found.file, ruled);
    }
    if (found.kind === 'elsewhere') return move(301, encodePath(found.path) + search);
    const moved = tree.moves()(path, search);
    if (moved) return move(moved.status, moved.to);
    const notFound = isAssetPath(path) ? undefined : await read(join(tree.folder, '404.html'));
    if (notFound) return sendFile(request, response, 404, '/404.html', notFound, ruled);
    sendText(response, 404, 'Not found.', ruled);
  };
}
