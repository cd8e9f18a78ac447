import type { SiteEntry } from '../../../kernel/site-entry.ts';

/**
 * The new address for a wrong one, with its query and fragment. `moved` maps lower-case addresses to targets.
 * Undefined without one, or if the target isn't a path of this site.
 */
export function redirectTarget(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  moved: unknown,
): string | undefined {
  if (typeof moved !== 'object' || moved === null) return undefined;
  const path = plainPath(decoded(pathname));
  const target: unknown = Object.hasOwn(moved, path) ? Reflect.get(moved, path) : undefined;
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || target === pathname)
    return undefined;
  return target.includes('?') || target.includes('#') ? target : `${target}${search}${hash}`;
}

/** The lower-case address, if it's a page in the search index. */
export function lowerCased(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  entries: readonly Pick<SiteEntry, 'address'>[],
): string | undefined {
  const path = plainPath(pathname);
  const isMeant = path !== pathname && entries.some(({ address }) => address === path);
  return isMeant ? `${path}${search}${hash}` : undefined;
}

/** Lower case, without trailing slashes. */
const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The decoded path, or the path itself if it isn't valid. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
