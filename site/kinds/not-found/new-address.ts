import type { SiteEntry } from '../../../kernel/site-entry.ts';

/**
 * Where a wrong address leads: `moved` names addresses in small letters and their targets.
 * The query and fragment go along. `undefined` where nothing is known, and for anything
 * that is not a path of this site.
 */
export function newAddress(
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

/** Where a page of the site is meant that has no capitals; `entries` are what its search knows. */
export function inSmallLetters(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  entries: readonly Pick<SiteEntry, 'address'>[],
): string | undefined {
  const path = plainPath(pathname);
  const isMeant = path !== pathname && entries.some(({ address }) => address === path);
  return isMeant ? `${path}${search}${hash}` : undefined;
}

/** In small letters, without slashes at its end. */
const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** As it was typed; as it stands where it is no proper address. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
