/**
 * A release takes the place of the one before: assets first, then pages, then deletions, so that
 * at every moment whatever a page names is there. Stopped anywhere, the next publish goes on.
 */
import { Fault } from '../fault.ts';
import { type Files, type Plan, plan, rankOf, savedKey } from './plan.ts';
import {
  differing,
  forgetRelease,
  isSameContent,
  type Release,
  readReleases,
  writeRelease,
} from './releases.ts';
import { requireSameHost } from './same-host.ts';
import { type Content, forEach, type Store, unfinishedPrefix } from './store.ts';

/** What is to be published: contents, and where their bytes come from. */
export type Wanted = {
  readonly files: Files;
  readonly bytesOf: (key: string) => Promise<Buffer>;
};
export type Done = {
  readonly release: Release;
  /** False where the release is there already: then no more is done than to mend what differs from it. */
  readonly isNew: boolean;
  readonly plan: Plan;
  /** Names that not everybody could read. */
  readonly opened: readonly string[];
};

/**
 * `dry`: says what would be done, and does nothing. Throws a Fault where the place holds what is not ours,
 * or the form of another host, unless told that the host is another one now.
 */
export async function publishRelease(
  store: Store,
  wanted: Wanted,
  { dry = false, now = new Date(), otherHost = false } = {},
): Promise<Done> {
  const held = await store.list();
  const releases = await readReleases(store, held);
  if (!otherHost) requireSameHost(wanted.files, releases.at(-1));
  return carryOut(store, { held, releases, dry, now }, wanted.files, async (key, content) => {
    await store.put(key, await wanted.bytesOf(key), content);
  });
}

/** Puts a kept release back: the one before, or the one that is named. Throws a Fault where it is not kept. */
export async function rollBack(
  store: Store,
  id: number | undefined,
  { dry = false, now = new Date() } = {},
): Promise<Done> {
  const held = await store.list();
  const releases = await readReleases(store, held);
  const complete = differing(releases);
  const isCurrentWhole = releases.at(-1)?.isComplete === true;
  const target =
    id === undefined
      ? complete.at(isCurrentWhole ? -2 : -1)
      : complete.find((release) => release.id === id || release.rolledBackTo === id);
  if (!target) {
    const ids = complete.map((release) => release.id).join(', ');
    throw new Fault(
      complete.length === 0
        ? 'Nothing has been published there.'
        : `There is no such release to go back to. ${complete.length === 1 ? `Only ${ids} is kept` : `Kept are ${ids}`}.`,
    );
  }
  const byContent = new Map([...held].map(([key, md5]) => [md5, key]));
  const files = new Map(Object.entries(target.files));
  return carryOut(
    store,
    { held, releases, dry, now, rolledBackTo: target.rolledBackTo ?? target.id },
    files,
    async (key, content, isSaved) => {
      if (content.redirect !== undefined) return store.put(key, Buffer.alloc(0), content);
      const from = isSaved(content.md5) ? savedKey(content.md5) : byContent.get(content.md5);
      if (from === undefined) throw new Fault(`The bytes of ${key} are no longer there.`);
      await store.put(key, await bytesAt(store, from), content);
    },
  );
}

type State = {
  readonly held: ReadonlyMap<string, string>;
  readonly releases: readonly Release[];
  readonly dry: boolean;
  readonly now: Date;
  readonly rolledBackTo?: number;
};

async function carryOut(
  store: Store,
  { held, releases, dry, now, rolledBackTo }: State,
  files: Files,
  put: (key: string, content: Content, isSaved: (md5: string) => boolean) => Promise<void>,
): Promise<Done> {
  const todo = plan(files, held, releases);
  const last = releases.at(-1);
  const fresh: Release = {
    id: (last?.id ?? 0) + 1,
    at: now.toISOString(),
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(rolledBackTo !== undefined && { rolledBackTo }),
    isComplete: true,
  };
  const isNew = !(last?.isComplete && isSameContent(last, fresh));
  const release = isNew || !last ? fresh : last;
  const opened =
    store.letRead?.(
      [...files.keys()].filter((key) => held.has(key)),
      dry,
    ) ?? [];
  const done: Done = { release, isNew, plan: todo, opened };
  if (dry) return done;
  const unfinished = [...held.keys()].filter((key) => key.startsWith(unfinishedPrefix));
  await forEach(unfinished, store.remove);
  if (isNew) await writeRelease(store, { ...release, isComplete: false });
  const going = new Map<string, string>();
  for (const key of todo.saves) going.set(held.get(key) ?? '', key);
  const saved = new Set([...going.keys()].map(savedKey));
  for (const key of held.keys()) if (key.startsWith(savedKey(''))) saved.add(key);
  const unsaved = [...going].filter(([md5]) => !held.has(savedKey(md5)));
  await forEach(unsaved, async ([md5, key]) =>
    store.put(savedKey(md5), await bytesAt(store, key), {}),
  );
  for (const rank of [0, 1, 2]) {
    const ofRank = todo.puts.flatMap((key): [string, Content][] => {
      const content = files.get(key);
      return content && rankOf(key, content) === rank ? [[key, content]] : [];
    });
    await forEach(ofRank, ([key, content]) => put(key, content, (md5) => saved.has(savedKey(md5))));
  }
  if (isNew) await writeRelease(store, release);
  await forEach(todo.removals, store.remove);
  const needed = new Set(
    todo.kept.flatMap((old) =>
      Object.entries(old.files)
        .filter(([key, { md5 }]) => files.get(key)?.md5 !== md5)
        .map(([, { md5 }]) => savedKey(md5)),
    ),
  );
  await forEach(
    [...saved].filter((key) => !needed.has(key)),
    store.remove,
  );
  for (const old of todo.forgotten) if (old.id !== release.id) await forgetRelease(store, old);
  return done;
}

async function bytesAt(store: Store, key: string): Promise<Buffer> {
  const bytes = await store.read(key);
  if (!bytes) throw new Fault(`${key} is no longer there.`);
  return bytes;
}
