import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { findElsewhere } from '../../search/sold-elsewhere.ts';

/** The new address for a wrong one. `moved` maps lower-case addresses. Undefined unless it's a path on this site. */
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

export function lowerCased(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  entries: readonly Pick<SiteEntry, 'address'>[],
): string | undefined {
  const path = plainPath(pathname);
  const isMeant = path !== pathname && entries.some(({ address }) => address === path);
  return isMeant ? `${path}${search}${hash}` : undefined;
}

const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export const lastOf = (path: string): string => path.replace(/\/+$/, '').replace(/^.*\//, '');

/** The entry for the code at the end of a path, if only another country sells it (RTE-19). */
export function soldElsewhere(path: string, entries: readonly SiteEntry[]): SiteEntry | undefined {
  return findElsewhere(lastOf(path), entries);
}
