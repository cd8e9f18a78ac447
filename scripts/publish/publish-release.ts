/**
 * Replaces a release: assets first, then pages, then deletions, so that everything a page names
 * always exists. All bytes are read, checked and staged before the first page changes. If a later
 * upload fails, the previous files are restored. If the process is killed, the next publish
 * continues.
 */

import { reasonOf } from '../build/json-file.ts';
import { md5Of } from '../build/write-file.ts';
import { forEach } from '../for-each.ts';
import { messageOf, UserError } from '../user-error.ts';
import {
  type Files,
  isSameHosting,
  type Plan,
  plan,
  rankOf,
  removedPages,
  requireSameHosting,
  savedKey,
  type Target,
} from './plan.ts';
import {
  damagedRecords,
  isSameContent,
  keyOf,
  type Release,
  readReleases,
  writeRelease,
} from './releases.ts';
import { type Content, type StagedFile, type Store, unfinishedPrefix } from './store.ts';

export type PublishRequest = {
  readonly files: Files;
  readonly bytesOf: (key: string) => Promise<Buffer>;
};
export type PublishResult = Awaited<ReturnType<typeof carryOut>>;
export type Publishing = {
  /** Reports what would be done, after every check, and does nothing. */
  readonly dry?: boolean;
  /** Called before the first file changes. Throws if another publish has taken our lock. */
  readonly confirm?: () => void | Promise<void>;
};
export type PublishOptions = Publishing & {
  readonly otherHost?: boolean;
  readonly removeMany?: boolean;
};

/**
 * Throws a UserError, and touches nothing, if we didn't publish a target's file, if the target is
 * another host's (unless `otherHost`), if more than a tenth of live pages would go (unless
 * `removeMany`), or if a file isn't what `wanted` says.
 */
export async function publishRelease(
  store: Store,
  wanted: PublishRequest,
  options: PublishOptions = {},
): Promise<PublishResult> {
  const live = await store.list();
  const releases = await readReleases(store, live);
  const last = releases.at(-1);
  const { otherHost = false, removeMany = false } = options;
  if (!otherHost) requireSameHosting(wanted.files, last);
  const todo = plan(wanted.files, { live, releases });
  if (!removeMany && isSameHosting(wanted.files, last))
    requireFewRemovals(todo, { live, releases });
  const source: BytesSource = {
    bytesOf: (key) => wanted.bytesOf(key).catch(() => undefined),
    refusal: (lost) =>
      `${lost} in the built site changed after the check. The live site hasn't changed. Make sure nothing else writes to that folder, build the site again and publish it.`,
  };
  return carryOut(store, { live, releases, todo, source }, options, wanted.files);
}

export type BytesSource = {
  readonly bytesOf: (key: string, content: Content) => Promise<Buffer | undefined>;
  /** A sentence for files without the right bytes: "3 files (au/a, au/b, au/c)". */
  readonly refusal: (lost: string) => string;
};
type BytesOf = (content: Content) => Promise<Buffer | undefined>;

/** Returns bytes from a kept copy or a live file with the right hash; undefined if neither has it. */
export function keptBytes(store: Store, live: ReadonlyMap<string, string>): BytesOf {
  // Staged copies of a killed process may be deleted before they're read.
  const lasting = [...live].filter(([key]) => !key.startsWith(unfinishedPrefix));
  const byContent = new Map(lasting.map(([key, md5]) => [md5, key]));
  return async ({ md5, redirect }) => {
    if (redirect !== undefined) return Buffer.alloc(0);
    for (const key of new Set([savedKey(md5), byContent.get(md5)])) {
      const bytes = key !== undefined && live.has(key) ? await store.read(key) : undefined;
      if (bytes && md5Of(bytes) === md5) return bytes;
    }
    return undefined;
  };
}

/** A publish may remove this share of live pages without --remove-many. */
const removable = 0.1;

function requireFewRemovals({ removals }: Plan, inTarget: Target): void {
  const { live, removed } = removedPages(removals, inTarget);
  if (removed.length <= live * removable) return;
  const shown = `${removed.slice(0, 5).join(', ')}${removed.length > 5 ? ', …' : ''}`;
  throw new UserError(
    `This would remove ${removed.length} of the ${live} live pages (${shown}). Nothing was changed. Use --dry-run --remove-many to list them first. If that's what you want, publish with --remove-many.`,
  );
}

type State = Target & {
  readonly todo: Plan;
  readonly source: BytesSource;
  readonly rolledBackTo?: number;
};

/** `isNew` is false if the release is already live. Then only files that differ are repaired. */
export async function carryOut(
  store: Store,
  { live, releases, todo, source, rolledBackTo }: State,
  { dry = false, confirm }: Publishing,
  files: Files,
) {
  const last = releases.at(-1);
  const fresh: Release = {
    id: (last?.id ?? 0) + 1,
    at: new Date().toISOString(),
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    ...(rolledBackTo !== undefined && { rolledBackTo }),
    isComplete: true,
  };
  const isNew = !(last?.isComplete && isSameContent(last, fresh));
  const release = isNew || !last ? fresh : last;
  if (dry) {
    await readAll(todo, files, source, async () => {});
    return { release, isNew, plan: todo };
  }
  const unfinished = [...live.keys()].filter((key) => key.startsWith(unfinishedPrefix));
  await forEach(unfinished, store.remove);
  const saved = await saveCopies(store, live, todo);
  const staged = await stageAll(store, todo, files, source);
  await confirm?.();
  if (isNew) await writeRelease(store, { ...release, isComplete: false });
  await placeAll(store, staged, { live, releases });
  try {
    await forEach(todo.removals, store.remove);
    const needed = new Set(
      todo.keptReleases.flatMap((old) =>
        Object.entries(old.files)
          .filter(([key, { md5 }]) => files.get(key)?.md5 !== md5)
          .map(([, { md5 }]) => savedKey(md5)),
      ),
    );
    await forEach(
      [...saved].filter((key) => !needed.has(key)),
      store.remove,
    );
    await forEach(damagedRecords(live), store.remove);
    for (const old of todo.expired) if (old.id !== release.id) await store.remove(keyOf(old.id));
    // Comes last, because repeating a finished roll-back would undo it.
    if (isNew) await writeRelease(store, release);
  } catch (error) {
    throw new UserError(
      `${messageOf(error) ?? reasonOf(error)} Every file in this release is live, but some old files may remain. Run the command again to finish.`,
    );
  }
  return { release, isNew, plan: todo };
}

/** Copies files that a kept release needs and this one replaces. Returns the names of all copies. */
async function saveCopies(store: Store, live: ReadonlyMap<string, string>, { copies }: Plan) {
  const copied = new Map(copies.map((key) => [live.get(key) ?? '', key]));
  // A copy whose bytes don't match its name is replaced.
  const unsaved = [...copied].filter(([md5]) => live.get(savedKey(md5)) !== md5);
  await forEach(unsaved, async ([md5, key]) => {
    const bytes = await store.read(key);
    if (!bytes || md5Of(bytes) !== md5)
      throw new UserError(`${key} changed while we were publishing. Run the command again.`);
    await store.put(savedKey(md5), bytes, {});
  });
  const before = [...live.keys()].filter((key) => key.startsWith(savedKey('')));
  return new Set([...before, ...[...copied.keys()].map(savedKey)]);
}

/** Throws a UserError that names all files whose bytes aren't the release's. */
async function readAll(
  { puts }: Plan,
  files: Files,
  { bytesOf, refusal }: BytesSource,
  take: (key: string, content: Content, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const lost: string[] = [];
  await forEach(puts, async (key) => {
    const content = files.get(key);
    if (!content) return;
    const bytes = await bytesOf(key, content);
    if (bytes && md5Of(bytes) === content.md5) await take(key, content, bytes);
    else lost.push(key);
  });
  if (lost.length === 0) return;
  const shown = `${lost.sort().slice(0, 5).join(', ')}${lost.length > 5 ? ', …' : ''}`;
  throw new UserError(
    refusal(`${lost.length === 1 ? '1 file' : `${lost.length} files`} (${shown})`),
  );
}

type Staged = { readonly key: string; readonly content: Content } & StagedFile;

async function stageAll(store: Store, todo: Plan, files: Files, source: BytesSource) {
  const staged = new Map<string, Staged>();
  try {
    await readAll(todo, files, source, async (key, content, bytes) => {
      staged.set(key, { key, content, ...(await store.stage(bytes)) });
    });
  } catch (error) {
    await forEach([...staged.values()], ({ discard }) => discard());
    throw error;
  }
  return todo.puts.flatMap((key) => staged.get(key) ?? []);
}

async function placeAll(store: Store, staged: readonly Staged[], target: Target): Promise<void> {
  const placed: Staged[] = [];
  try {
    for (const rank of [0, 1, 2])
      await forEach(
        staged.filter(({ key, content }) => rankOf(key, content) === rank),
        async (each) => {
          placed.push(each);
          await each.place(each.key, each.content);
        },
      );
  } catch (error) {
    const reason = messageOf(error) ?? reasonOf(error);
    const isBack = await putBack(store, placed, target).catch(() => false);
    await forEach(staged, ({ discard }) => discard()).catch(() => {});
    throw new UserError(
      isBack
        ? `${reason} The uploaded files were rolled back, so the live site hasn't changed. Run the command again.`
        : `${reason} ${placed.length} of ${staged.length} files were uploaded and couldn't be rolled back, so the live site is a mix of the old and new releases. Run the command again to finish, or try --roll-back.`,
    );
  }
}

/** Undoes placed files, pages before assets. Returns whether all were undone. */
async function putBack(store: Store, placed: readonly Staged[], { live, releases }: Target) {
  const now = await store.list();
  const bytesOf = keptBytes(store, now);
  const before = releases.findLast(({ isComplete }) => isComplete)?.files ?? {};
  let isBack = true;
  for (const rank of [2, 1, 0]) {
    const ofRank = placed.filter(
      ({ key, content }) =>
        rankOf(key, content) === rank &&
        // The file that failed may not have changed. A redirect may have another target.
        (now.get(key) !== live.get(key) || content.redirect !== undefined),
    );
    await forEach(ofRank, async ({ key }) => {
      // One file mustn't prevent the others from being restored.
      if (!(await putBackFile(key).catch(() => false))) isBack = false;
    });
  }
  return isBack;

  async function putBackFile(key: string): Promise<boolean> {
    const md5 = live.get(key);
    if (md5 === undefined) {
      // Scripts and styles stay for tabs with a new page. Data and pictures may show a product that isn't public yet.
      if (!key.includes('/assets/')) await store.remove(key);
      return true;
    }
    const content = before[key];
    const bytes = content?.md5 === md5 ? await bytesOf(content) : undefined;
    if (!content || !bytes) return false;
    await store.put(key, bytes, content);
    return true;
  }
}
