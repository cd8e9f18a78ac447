import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import type { Country } from '../../kernel/contract.ts';
import { byCountry, countryKeys } from '../../kernel/countries.ts';
import { pageFile, pagePath } from '../../kernel/page-file.ts';
import { send, sendText } from './answer.ts';
import { readHeaderRules } from './header-rules.ts';
import { isNotThere, readOnChange } from './read-on-change.ts';
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

// The host reads these itself, and dot files are leftovers of editors and tools.
const PRIVATE = /^\/_(?:headers|redirects)$|\/\.(?!well-known(?:\/|$))/;

function openTree(folder: string) {
  const named = (name: string) => join(folder, name);
  return {
    page: (path: string) => existsSync(named(pageFile(path))),
    notFound: named('404.html'),
    // Looks at the disk for every request, so that a tree that is built anew is served anew.
    files: sirv(folder, { dev: true, etag: true, extensions: [] }),
    headers: readOnChange(named('_headers'), (text = '') =>
      readHeaderRules(text, named('_headers')),
    ),
    moves: readOnChange(named('_redirects'), (text = '') =>
      readRedirectRules(text, named('_redirects')),
    ),
  };
}

/**
 * The static host of the built trees `out/au` and `out/nz`. Files, their types, ranges and copies
 * that are current are sirv's; ours is what a CDN does besides: pages without closing slashes,
 * `_redirects`, `_headers`, and a missing asset never as HTML (ACCEPTANCE 32). Throws where
 * `_headers` or `_redirects` is wrong.
 */
export function createStaticFiles(out: string): ServeStatic {
  const trees = byCountry((country) => openTree(join(out, countryKeys[country])));
  for (const tree of Object.values(trees)) {
    tree.headers();
    tree.moves();
  }
  // A range is one of the bytes that lie on the disk.
  const compress = compression({
    filter: (request, response) =>
      request.headers.range === undefined && compression.filter(request, response),
  });

  return async (request, response, country, path, search) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    }
    const tree = trees[country];
    const rules = {
      'x-content-type-options': 'nosniff',
      ...tree.headers()(withoutClosingSlash(path)),
    };
    const move = (status: number, to: string): void =>
      send(response, status, { ...rules, 'cache-control': 'no-cache', location: to });
    const lookElsewhere = (): void => {
      const moved = tree.moves()(path, search);
      if (moved) move(moved.status, moved.to);
      else sendNotFound(response, isAssetPath(path) ? undefined : tree.notFound, rules);
    };

    const page = pageOf(path);
    if (PRIVATE.test(path) || page === '/404') return lookElsewhere();
    const isPage = tree.page(page);
    if (isPage && page !== path) return move(301, encodePath(page) + search);
    for (const [name, value] of Object.entries(rules)) response.setHeader(name, value);
    // sirv knows no drawings.
    if (path.endsWith('.dxf')) response.setHeader('content-type', 'image/vnd.dxf');
    request.url = encodeURI(isPage ? `/${pageFile(page)}` : path);
    // sirv looks for a file, then at it, then opens it: a build that swaps the tree in between must
    // cost one answer, not the server. It also leaves the file open when a visitor breaks off a download.
    response.once('pipe', (file) => {
      file.once('error', () => response.destroy());
      response.once('close', () => file.destroy());
    });
    compress(request, response, () => {
      try {
        tree.files(request, response, lookElsewhere);
      } catch (error) {
        if (!isNotThere(error)) throw error;
        lookElsewhere();
      }
    });
  };
}

/** The address of a page: `X.html` answers at `/X`, however it was asked for, and `/X/index.html` as well; `/index` is the home page. */
function pageOf(path: string): string {
  if (path === '/index') return '/';
  const named = withoutClosingSlash(path.replace(/(?<=\/)index\.html$/, ''));
  return named.endsWith('.html') ? pagePath(named.slice(1)) : named;
}

/** Whether a path asks for a file of a page, not for a page: then no HTML answers in its place. */
function isAssetPath(path: string): boolean {
  if (path.startsWith('/assets/') || path.startsWith('/_ipx/')) return true;
  return /\.[a-z][a-z0-9]{0,9}$/i.test(path) && !path.endsWith('.html');
}

/** Kept by nobody, whatever _headers says of the path: tomorrow's build may have the page. */
function sendNotFound(
  response: ServerResponse,
  page: string | undefined,
  rules: Readonly<Record<string, string>>,
): void {
  const headers = { ...rules, 'cache-control': 'no-store' };
  if (page === undefined || !existsSync(page)) {
    sendText(response, 404, 'Not found.', headers);
    return;
  }
  response.writeHead(404, { ...headers, 'content-type': 'text/html; charset=utf-8' });
  createReadStream(page)
    .on('error', () => response.destroy())
    .pipe(response);
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
