import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import type { Country } from '../../kernel/contract.ts';
import { byCountry, countryKeys } from '../../kernel/countries.ts';
import { htmlFile, pagePath } from '../../kernel/html-file.ts';
import { assetPath } from '../content-types.ts';
import { ifExists, isMissing } from '../disk.ts';
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
    folder,
    page: (path: string) => existsSync(named(htmlFile(path))),
    notFound: named('404.html'),
    // `dev` makes sirv read the disk for every request, so a new build shows at once.
    files: sirv(folder, { dev: true, etag: true, extensions: [] }),
    headers: () => readHeaderRules(textOf('_headers'), named('_headers')),
    moves: () => readRedirectRules(textOf('_redirects'), named('_redirects')),
  };
}

/**
 * Serves decoded paths of the built trees `out/au` and `out/nz` like a static host. sirv serves
 * assets. We add a CDN's features: pages without trailing slashes, `_redirects`, `_headers`, and no
 * HTML for a missing asset (ACCEPTANCE 32). `adapt` changes a page's HTML before it's sent. Throws
 * if `_headers` or `_redirects` is wrong.
 */
export function createStaticFiles(out: string, adapt: (html: string) => string) {
  const trees = byCountry((country) => openTree(join(out, countryKeys[country])));
  for (const tree of Object.values(trees)) {
    tree.headers();
    tree.moves();
  }
  const compress = compression();

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    country: Country,
    path: string,
    search: string,
  ): Promise<void> => {
    // sirv misreads some ranges. A host may ignore them.
    delete request.headers.range;
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
      if (isAsset || !sendPage(404, tree.notFound, headers))
        sendText(response, 404, 'Not found.', headers);
    };
    const sendPage = (status: 200 | 404, file: string, given: Headers): boolean => {
      const html = ifExists(() => readFileSync(file, 'utf8'));
      if (html === undefined) return false;
      const text = adapt(html);
      const etag = `W/"${hash('sha256', text).slice(0, 32)}"`;
      const headers = { 'cache-control': 'no-cache', ...given, etag };
      const type = { 'content-type': 'text/html; charset=utf-8' };
      compress(request, response, () => {
        const isCurrent = status === 200 && request.headers['if-none-match'] === etag;
        if (isCurrent) send(response, 304, headers);
        else send(response, status, { ...headers, ...type }, text);
      });
      return true;
    };

    const page = pageOf(path);
    if (PRIVATE.test(path) || page === '/404') return sendMoved();
    if (tree.page(page)) {
      if (page !== path) return move(301, encodePath(page) + search);
      if (!sendPage(200, join(tree.folder, htmlFile(page)), rules)) sendMoved();
      return;
    }
    for (const [name, value] of Object.entries(rules)) response.setHeader(name, value);
    // sirv doesn't know the type of drawings.
    if (path.endsWith('.dxf')) response.setHeader('content-type', 'image/vnd.dxf');
    request.url = encodeURI(path);
    // A build that replaces the tree between sirv's steps must cost one response, not the server.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    compress(request, response, () => {
      try {
        tree.files(request, response, sendMoved);
      } catch (error) {
        if (!isMissing(error)) throw error;
        sendMoved();
      }
    });
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
