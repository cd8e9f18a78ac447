import { join } from 'node:path';
import type { CachedFile, ReadCached } from './file-cache.ts';
import { withoutClosingSlash } from './request-path.ts';

/** What a path names in a tree: a file, a page whose address is spelt otherwise, or nothing. */
export type Found =
  | { readonly kind: 'file'; readonly file: CachedFile; readonly name: string }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | { readonly kind: 'nothing' };

const NOTHING: Found = { kind: 'nothing' };
// The host reads these itself, and dot files are leftovers of editors and tools.
const PRIVATE = /^\/_(?:headers|redirects)$|\/\.(?!well-known(?:\/|$))/;
const INDEX = /\/index\.html$/;

/**
 * Finds what a decoded path names in a built tree. A page is `path/index.html` and answers at
 * `path`; with a closing slash or its file name it is elsewhere.
 */
export async function findFile(folder: string, path: string, read: ReadCached): Promise<Found> {
  if (PRIVATE.test(path)) return NOTHING;
  if (path !== '/' && (path.endsWith('/') || INDEX.test(path))) {
    const page = withoutClosingSlash(path.replace(INDEX, '/'));
    const there = await read(join(folder, page, 'index.html'));
    return there ? { kind: 'elsewhere', path: page } : NOTHING;
  }
  for (const name of path === '/' ? ['/index.html'] : [path, `${path}/index.html`]) {
    const file = await read(join(folder, name));
    if (file) return { kind: 'file', file, name };
  }
  return NOTHING;
}

/** Whether a path asks for a file of a page, not for a page: then no HTML answers in its place. */
export function isAssetPath(path: string): boolean {
  if (path.startsWith('/assets/') || path.startsWith('/_ipx/')) return true;
  return /\.[a-z][a-z0-9]{0,9}$/i.test(path) && !path.endsWith('.html');
}
