/** Plans a publish from the files that are live, not from those that should be. */
import { adapters, hostingNames } from '../hosting/all-adapters.ts';
import { UserError } from '../user-error.ts';
import {
  damagedRecords,
  distinctReleases,
  isSameContent,
  maxReleases,
  type Release,
} from './releases.ts';
import { type Content, ownPrefix } from './store.ts';

export type Files = ReadonlyMap<string, Content>;
/** A target's contents. `live` has the MD5 of each live file. */
export type Target = {
  readonly live: ReadonlyMap<string, string>;
  readonly releases: readonly Release[];
};
export type Plan = ReturnType<typeof plan>;

export const savedKey = (md5: string): string => `${ownPrefix}kept/${md5}`;

/** Ranks assets and data first, then pages, then the host's settings. */
export function rankOf(key: string, { type = '' }: Content): number {
  if (hostOf([key]) !== undefined || /\/_(?:headers|redirects)$/.test(key)) return 2;
  return type.startsWith('text/html') || /\.html(?:\.gz)?$/.test(key) ? 1 : 0;
}

export function removedPages(removals: readonly string[], { live, releases }: Target) {
  const pages = new Set(
    releases
      .flatMap(({ files }) => Object.entries(files))
      .filter(([key, content]) => live.has(key) && rankOf(key, content) === 1)
      // A compressed copy isn't another page.
      .filter(([key]) => !key.endsWith('.gz'))
      .map(([key]) => key),
  );
  return { live: pages.size, removed: removals.filter((key) => pages.has(key)) };
}

/** Throws a UserError if we didn't publish a file. */
export function plan(wanted: Files, { live, releases }: Target) {
  requireOurs(wanted, { live, releases });
  const isWanted = isSameContent.bind(undefined, { files: Object.fromEntries(wanted) });
  const keptReleases = distinctReleases(releases)
    .filter((release) => !isWanted(release))
    .slice(1 - maxReleases);
  // Tabs may show pages of an interrupted release, and a roll-back may be finished later, so these stay as long.
  const interrupted = releases
    .filter((release) => !release.isComplete && !isWanted(release))
    .filter(({ id }) => keptReleases.length < maxReleases - 1 || id > (keptReleases[0]?.id ?? 0))
    .slice(1 - maxReleases);
  // An interrupted release may have uploaded its own files.
  const since = releases.slice(releases.findLastIndex(({ isComplete }) => isComplete));
  const isSame = (key: string, content: Content) =>
    live.get(key) === content.md5 &&
    since.length > 0 &&
    since.every(({ files }) => saysSame(files[key], content));
  const puts = [...wanted].filter(([key, content]) => !isSame(key, content));
  const keptAssets = new Set(
    [...keptReleases, ...interrupted]
      .flatMap(({ files }) => Object.keys(files))
      .filter((key) => key.includes('/assets/') && live.has(key) && !wanted.has(key)),
  );
  const known = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const removals = [...known].filter(
    (key) => live.has(key) && !wanted.has(key) && !keptAssets.has(key),
  );
  const needed = new Set(
    [...keptReleases.flatMap(({ files }) => Object.values(files)), ...wanted.values()].map(
      ({ md5 }) => md5,
    ),
  );
  /** Files that will be removed or replaced, and whose bytes a kept release needs. */
  const copies = [...removals, ...puts.map(([key]) => key)].filter((key) => {
    const md5 = live.get(key);
    return md5 !== undefined && needed.has(md5) && wanted.get(key)?.md5 !== md5;
  });
  return {
    /** In `rankOf` order, so a page's assets are live before the page. */
    puts: puts
      .sort(([a, one], [b, other]) => rankOf(a, one) - rankOf(b, other) || (a < b ? -1 : 1))
      .map(([key]) => key),
    unchanged: wanted.size - puts.length,
    removals: removals.sort(),
    /** Hashed assets of earlier releases that stay for open tabs. */
    keptAssets: [...keptAssets].sort(),
    copies,
    keptReleases,
    expired: releases.filter(
      (release) => !keptReleases.includes(release) && !interrupted.includes(release),
    ),
  };
}

const saysSame = (before: Content | undefined, { type, cache, redirect }: Content): boolean =>
  before !== undefined &&
  before.type === type &&
  before.cache === cache &&
  before.redirect === redirect;

/** Refuses to replace files that no release uploaded. With a damaged record set aside, this isn't known. */
function requireOurs(wanted: Files, { live, releases }: Target): void {
  if (damagedRecords(live).length > 0) return;
  const known = new Set(releases.flatMap(({ files }) => Object.keys(files)));
  const foreign = [...wanted].flatMap(([key, { md5 }]) => {
    const isForeign = live.has(key) && !known.has(key);
    return isForeign && (releases.length === 0 || live.get(key) !== md5) ? [key] : [];
  });
  if (foreign.length === 0) return;
  throw new UserError(
    `The target has files we didn't publish (${foreign.slice(0, 3).join(', ')}${foreign.length > 3 ? ', …' : ''}). Nothing was changed. Move them elsewhere, or choose an empty folder or bucket.`,
  );
}

/** Returns the host whose settings are among these files. Undefined for plain trees, which any file host serves. */
const hostOf = (keys: readonly string[]): string | undefined =>
  hostingNames.find((host) => keys.some((key) => adapters[host].settings?.test(key)));

export const isSameHosting = (wanted: Files, last: Release | undefined): boolean =>
  !last || hostOf([...wanted.keys()]) === hostOf(Object.keys(last.files));

/** @throws UserError that names both hosts. */
export function requireSameHosting(wanted: Files, last: Release | undefined): void {
  if (!last || isSameHosting(wanted, last)) return;
  const [is, was] = [hostOf([...wanted.keys()]), hostOf(Object.keys(last.files))];
  const words = (host: string | undefined) =>
    host === undefined ? 'without --host' : `with --host ${host}`;
  const loses = was === undefined ? '' : ', so the server would lose its settings';
  throw new UserError(
    `The live site was built ${words(was)}, but this one was built ${words(is)}${loses}. Nothing was changed. Build this site again ${words(was)}, or publish with --other-host if the server has changed.`,
  );
}
