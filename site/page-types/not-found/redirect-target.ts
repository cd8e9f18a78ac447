import type { SiteEntry } from '../../../kernel/site-entry.ts';
import { isNear } from '../../search/nearest-words.ts';
import { plainCode } from '../../search/plain-code.ts';
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

/** The lower-case address, if it's a page in the search index. */
export function lowerCased(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  entries: readonly Pick<SiteEntry, 'address'>[],
): string | undefined {
  const path = plainPath(pathname);
  const isMeant = path !== pathname && entries.some(({ address }) => address === path);
  return isMeant ? `${path}${search}${hash}` : undefined;
}

const plainPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The decoded path, or the path itself if it isn't valid. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Suggests addresses for a typo in a code, or for a page without its folder or extension. */

const maxSimilar = 3;
/** Shorter prefixes match too many addresses. */
const shortest = 4;

const lastOf = (path: string): string => plainCode(path.slice(path.lastIndexOf('/') + 1));

/** At most three of `known`, nearest first. Matches that differ only in hyphens and capitals exclude others. */
export function similarUrls(path: string, known: readonly string[]): readonly string[] {
  const typed = lastOf(path.replace(/\/+$/, ''));
  if (typed === '') return [];
  const distance = (address: string): number => {
    const own = lastOf(address);
    if (own === typed) return 0;
    if (isNear(own, typed)) return 1;
    const [short, long] = own.length < typed.length ? [own, typed] : [typed, own];
    return short.length >= shortest && long.startsWith(short) ? 2 : Number.POSITIVE_INFINITY;
  };
  const near = [...new Set(known)]
    .filter((address) => address !== path && distance(address) < 3)
    .sort((a, b) => distance(a) - distance(b) || a.length - b.length || (a < b ? -1 : 1));
  const same = near.filter((address) => distance(address) === 0);
  return (same.length > 0 ? same : near).slice(0, maxSimilar);
}

/** The entry for the code at the end of a path, if only another country sells it (RTE-19). */
export function soldElsewhere(path: string, entries: readonly SiteEntry[]): SiteEntry | undefined {
  return findElsewhere(lastOf(path.replace(/\/+$/, '')), entries);
}
