/** What a publish has to do: decided from what is there, not from what ought to be there. */
import { Fault } from '../fault.ts';
import { differing, isSameContent, keptReleases, type Release, setAside } from './releases.ts';
import { type Content, ownPrefix } from './store.ts';

export type Files = ReadonlyMap<string, Content>;
export type Plan = {
  /** In the order of `rankOf`: what pages name stands before the pages do. */
  readonly puts: readonly string[];
  readonly unchanged: number;
  /** Names of former releases that no kept one needs. */
  readonly removals: readonly string[];
  /** Hashed assets of former releases that stay, for tabs that were opened before. */
  readonly carried: readonly string[];
  /** Bytes that a kept release has, and that are about to go: by name. */
  readonly saves: readonly string[];
  /** Of the releases that are there, those that can be rolled back to afterwards. */
  readonly kept: readonly Release[];
  readonly forgotten: readonly Release[];
};

export const savedKey = (md5: string): string => `${ownPrefix}kept/${md5}`;

/** Assets and data, then pages, then what a host is told. */
export function rankOf(key: string, { type = '' }: Content): number {
  if (/\.conf$|\/(?:wrangler\.jsonc|_worker\.js|_headers|_redirects)$/.test(key)) return 2;
  return type.startsWith('text/html') || /\.html(?:\.gz)?$/.test(key) ? 1 : 0;
}

/** How many pages of ours are live, and the names of those among `removals`. */
export function removedPages(
  removals: readonly string[],
  held: ReadonlyMap<string, string>,
  releases: readonly Release[],
): { readonly live: number; readonly removed: readonly string[] } {
  const pages = new Set(
    releases
      .flatMap(({ files }) => Object.entries(files))
      .filter(([key, content]) => held.has(key) && rankOf(key, content) === 1)
      .map(([key]) => key),
  );
  return { live: pages.size, removed: removals.filter((key) => pages.has(key)) };
}

const isAsset = (key: string): boolean => key.includes('/assets/');

/**
 * `held` has the MD5 of what is there, by name. Throws a Fault where we didn't put it there.
 */
export function plan(
  wanted: Files,
  held: ReadonlyMap<string, string>,
  releases: readonly Release[],
): Plan {
  requireOurs(wanted, held, releases);
  const isWanted = isSameContent.bind(undefined, { files: Object.fromEntries(wanted) });
  const kept = differing(releases)
    .filter((release) => !isWanted(release))
    .slice(1 - keptReleases);
  // Of one that was stopped tabs may have been opened: its assets stay as long.
  const begun = releases
    .filter((release) => !release.isComplete && !isWanted(release))
    .filter(({ id }) => kept.length < keptReleases - 1 || id > (kept[0]?.id ?? 0))
    .slice(1 - keptReleases);
  // What was begun since may have put its own.
  const since = releases.slice(releases.findLastIndex(({ isComplete }) => isComplete));
  const isSame = (key: string, content: Content) =>
    held.get(key) === content.md5 &&
    since.length > 0 &&
    since.every(({ files }) => saysSame(files[key], content));
  const puts = [...wanted].filter(([key, content]) => !isSame(key, content));
  const carried = new Set(
    [...kept, ...begun]
      .flatMap(({ files }) => Object.keys(files))
      .filter((key) => isAsset(key) && held.has(key) && !wanted.has(key)),
  );
  const known = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const removals = [...known].filter(
    (key) => held.has(key) && !wanted.has(key) && !carried.has(key),
  );
  const needed = new Set(
    [...kept.flatMap(({ files }) => Object.values(files)), ...wanted.values()].map(
      ({ md5 }) => md5,
    ),
  );
  const going = [...removals, ...puts.map(([key]) => key)].filter((key) => {
    const md5 = held.get(key);
    return md5 !== undefined && needed.has(md5) && wanted.get(key)?.md5 !== md5;
  });
  return {
    puts: puts
      .sort(([a, one], [b, other]) => rankOf(a, one) - rankOf(b, other) || (a < b ? -1 : 1))
      .map(([key]) => key),
    unchanged: wanted.size - puts.length,
    removals: removals.sort(),
    carried: [...carried].sort(),
    saves: going,
    kept,
    forgotten: releases.filter((release) => !kept.includes(release) && !begun.includes(release)),
  };
}

const saysSame = (before: Content | undefined, { type, cache, redirect }: Content): boolean =>
  before !== undefined &&
  before.type === type &&
  before.cache === cache &&
  before.redirect === redirect;

/** Files at our names that no release has put there stay. While a damaged record is set aside, this isn't known. */
function requireOurs(
  wanted: Files,
  held: ReadonlyMap<string, string>,
  releases: readonly Release[],
): void {
  if (setAside(held).length > 0) return;
  const known = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const foreign = [...wanted].flatMap(([key, { md5 }]) => {
    const isForeign = held.has(key) && !known.has(key);
    return isForeign && (releases.length === 0 || held.get(key) !== md5) ? [key] : [];
  });
  if (foreign.length === 0) return;
  throw new Fault(
    `There are files that no publish has put there (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}). Nothing was touched. Move them away, or name an empty folder or bucket.`,
  );
}
