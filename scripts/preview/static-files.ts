import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import { byCountry, countryKeys } from '../../kernel/countries.ts';
import type { Country } from '../../kernel/entry-types.ts';
import { htmlFile, pagePath } from '../../kernel/html-file.ts';
import { assetPath, contentType } from '../content-types.ts';
import { ifExists } from '../disk.ts';
import { type Headers, send, sendText } from './answer.ts';
import { withoutClosingSlash } from './request-path.ts';
import { readHeaderRules, readRedirectRules } from './url-rules.ts';

// Hosts read the first two themselves. Editors and tools leave dot files.
const PRIVATE = /^\/_(?:headers|redirects)$|\/\.(?!well-known(?:\/|$))/;

function openTree(folder: string) {
  const named = (name: string) => join(folder, name);
  // Read for every request, because a build may replace the tree at any time.
  const textOf = (name: string) => ifExists(() => readFileSync(named(name), 'utf8')) ?? '';
  return {
    hasPage: (path: string) => existsSync(named(htmlFile(path))),
    bytesOf: (name: string) => ifExists(() => readFileSync(named(name))),
    headers: () => readHeaderRules(textOf('_headers'), named('_headers')),
    moves: () => readRedirectRules(textOf('_redirects'), named('_redirects')),
  };
}

/**
 * Serves decoded paths of the built trees `out/au` and `out/nz` like a CDN: pages without trailing
 * slashes, `_redirects`, `_headers`, and no HTML for a missing asset (ACCEPTANCE 32). `adapt`
 * changes a page's HTML before it's sent. Throws if `_headers` or `_redirects` is wrong.
 */
export function createStaticFiles(out: string, adapt: (html: string) => string) {
  const trees = byCountry((country) => openTree(join(out, countryKeys[country])));
  for (const tree of Object.values(trees)) {
    tree.headers();
    tree.moves();
  }
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    country: Country,
    path: string,
    search: string,
  ): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Use GET or HEAD.', { allow: 'GET, HEAD' });
    const tree = trees[country];
    const rules = {
      'x-content-type-options': 'nosniff',
      ...tree.headers()(withoutClosingSlash(path)),
    };
    const move = (status: number, to: string): void =>
      send(response, status, { ...rules, 'cache-control': 'no-cache', location: to });
    const sendMoved = (): void => {
      const moved = tree.moves()(path, search);
      if (moved) {
        move(moved.status, moved.to);
        return;
      }
      // Never cached, whatever _headers says, because tomorrow's build may have the file.
      const headers = { ...rules, 'cache-control': 'no-store' };
      const isAsset = assetPath.test(path) && !path.endsWith('.html') && !isNavigation(request);
      if (isAsset || !sendFile(404, '404.html', headers))
        sendText(response, 404, 'Not found.', headers);
    };
    const sendFile = (status: 200 | 404, name: string, given: Headers): boolean => {
      const bytes = tree.bytesOf(name);
      if (bytes === undefined) return false;
      const body = name.endsWith('.html') ? adapt(bytes.toString()) : bytes;
      const etag = `W/"${hash('sha256', body).slice(0, 32)}"`;
      const type = { 'content-type': contentType(name) };
      const headers = { 'cache-control': 'no-cache', ...given, etag };
      compress(request, response, () => {
        const isCurrent = status === 200 && request.headers['if-none-match'] === etag;
        if (isCurrent) send(response, 304, headers);
        else send(response, status, { ...type, ...headers }, body);
      });
      return true;
    };

    const page = pageOf(path);
    if (PRIVATE.test(path) || page === '/404') return sendMoved();
    const isPage = tree.hasPage(page);
    if (isPage && page !== path) return move(301, encodePath(page) + search);
    if (!sendFile(200, isPage ? htmlFile(page) : path.slice(1), rules)) sendMoved();
  };
}

/** Finds a page's address: `X.html` and `/X/index.html` are `/X`, and `/index` is the home page. */
function pageOf(path: string): string {
  if (path === '/index') return '/';
  const named = withoutClosingSlash(path.replace(/(?<=\/)index\.html$/, ''));
  return named.endsWith('.html') ? pagePath(named.slice(1)) : named;
}

/** Whether a person opens this address, rather than a page loading part of itself. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  return headers.accept?.includes('text/html') ?? false;
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
