import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { md5Of } from '../build/write-file.ts';
import { type S3, startS3 } from '../testing/hosting/serve-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { watchedStore } from '../testing/watched-store.ts';
import { folderStore } from './folder-store.ts';
import { type PublishRequest, publishRelease } from './publish-release.ts';
import { readReleases } from './releases.ts';
import { rollBack } from './roll-back.ts';
import { type Content, ownPrefix, type Store } from './store.ts';

const work = temporaryFolder('release');
let s3: S3;
beforeAll(async () => {
  s3 = await startS3(join(work, 's3'));
});
afterAll(async () => {
  await s3.close();
});

type Texts = Readonly<Record<string, string>>;

/** A site with these files. A string that starts with → is a redirect. */
function wanted(texts: Texts): PublishRequest {
  const bytes = (key: string) => Buffer.from(texts[key]?.startsWith('→') ? '' : (texts[key] ?? ''));
  const files = Object.entries(texts).map(([key, text]): [string, Content] => [
    key,
    {
      md5: md5Of(bytes(key)),
      type: key.includes('.') ? 'text/css' : 'text/html',
      ...(text.startsWith('→') && { redirect: text.slice(1) }),
    },
  ]);
  return { files: new Map(files), bytesOf: async (key) => bytes(key) };
}

/** Wraps the store, and runs a callback before a file of the site is placed or removed. */
const intercepted = (store: Store, happens: (what: 'put' | 'remove', key: string) => void) =>
  watchedStore(store, async (work, step, key) => {
    if (step === 'place') happens('put', key);
    if (step === 'remove' && !key.startsWith(ownPrefix)) happens('remove', key);
    return work();
  });

/** Wraps the store, and logs its operations in order. */
function watched(store: Store) {
  const done: string[] = [];
  return { store: intercepted(store, (what, key) => void done.push(`${what} ${key}`)), done };
}

/** On sites this small, most changes remove more than a tenth of the pages. */
const many = { removeMany: true };

const first = {
  'au/assets/a.1.css': 'one',
  'au/page': 'a.1',
  'au/gone': 'gone',
  'au/old': '→/page',
};
const second = { 'au/assets/a.2.css': 'two', 'au/page': 'a.2', 'au/new': 'new', 'au/old': '→/new' };

let count = 0;
const kinds: readonly (readonly [string, () => Promise<Store>])[] = [
  ['a folder', async () => folderStore(join(work, `folder-${count}`))],
  [
    'a bucket',
    async () => {
      for (const key of (await s3.store.list()).keys()) await s3.store.remove(key);
      return s3.store;
    },
  ],
];

describe.each(kinds)('publishing to %s', (_kind, open) => {
  let store: Store;
  beforeEach(async () => {
    count += 1;
    store = await open();
  });
  const textOf = async (key: string) => (await store.read(key))?.toString();
  const publish = (texts: Texts, to = store) => publishRelease(to, wanted(texts), many);
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`au/page-${index}`, text]));

  it("puts changed assets, then pages, then deletes, and keeps the previous pages' assets", async () => {
    await publish(first);
    const { store: through, done } = watched(store);
    const { plan } = await publishRelease(through, wanted(second), many);
    expect(done).toEqual([
      'put au/assets/a.2.css',
      'put au/new',
      'put au/old',
      'put au/page',
      'remove au/gone',
    ]);
    expect(plan.keptAssets).toEqual(['au/assets/a.1.css']);
    expect(await textOf('au/assets/a.1.css')).toBe('one');
    const again = watched(store);
    expect((await publishRelease(again.store, wanted(second))).plan.unchanged).toBe(4);
    expect(again.done).toEqual([]);
  });

  it('does nothing in a dry run', async () => {
    const { store: through, done } = watched(store);
    const { plan } = await publishRelease(through, wanted(first), { dry: true });
    expect([plan.puts.length, done, (await store.list()).size]).toEqual([4, [], 0]);
  });

  it('rolls back to any kept release, and forward again', async () => {
    await publish(first);
    await publish(second);
    await publish({ ...second, 'au/page': 'third' });
    const texts = async () => [
      await textOf('au/page'),
      await textOf('au/gone'),
      await textOf('au/new'),
    ];
    await rollBack(store, 1);
    expect(await texts()).toEqual(['a.1', 'gone', undefined]);
    // A tab that opened a newer page still loads its styles.
    expect(await textOf('au/assets/a.2.css')).toBe('two');
    await rollBack(store, 3);
    expect(await texts()).toEqual(['third', undefined, 'new']);
    await rollBack(store, undefined);
    expect(await texts()).toEqual(['a.1', 'gone', undefined]);
    await expect(rollBack(store, 99)).rejects.toThrow('You can go back to 2, 5 or 6.');
  });

  it('makes no new release for an unchanged site, so five different ones are kept', async () => {
    await publish(first);
    await publish(second);
    for (let again = 0; again < 6; again += 1) {
      const { release, isNew } = await publish(second);
      expect([release.id, isNew]).toEqual([2, false]);
    }
    expect((await readReleases(store, await store.list())).map(({ id }) => id)).toEqual([1, 2]);
    const same = await rollBack(store, 2);
    expect([same.release.id, same.isNew]).toEqual([2, false]);
    await rollBack(store, undefined);
    expect(await textOf('au/page')).toBe('a.1');
    // A rollback and the release it restores count as one, so rollbacks don't push out other releases.
    for (let again = 0; again < 6; again += 1) await rollBack(store, undefined);
    const kept = await readReleases(store, await store.list());
    expect(kept.map(({ rolledBackTo }) => rolledBackTo)).toEqual([2, 1]);
    await rollBack(store, 2);
    expect(await textOf('au/page')).toBe('a.2');
  });

  it('repairs files that differ from the current release without making a new one', async () => {
    await publish(first);
    await store.remove('au/page');
    const { plan, isNew } = await publish(first);
    expect([plan.puts, isNew, await textOf('au/page')]).toEqual([['au/page'], false, 'a.1']);
  });

  it('keeps five releases, and each asset as long as one of them uses it', async () => {
    await publish(first);
    for (let number = 2; number <= 6; number += 1) {
      await publish({ ...second, 'au/page': `page ${number}` });
      expect(await textOf('au/assets/a.1.css')).toBe(number < 6 ? 'one' : undefined);
    }
    const held = await store.list();
    expect((await readReleases(store, held)).map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
    // Only the four earlier versions of the page are saved, because assets stay in place.
    const saved = [...held.keys()].filter((key) => key.startsWith(`${ownPrefix}kept/`));
    expect(saved).toHaveLength(4);
  });

  it("puts every other file back where a new one can't be removed", async () => {
    await publish(pages('one'));
    const stuck = intercepted(store, (what, key) => {
      if (what === 'remove' && key === 'au/new-page') throw new Error('It is in use.');
      if (what === 'put' && key === 'au/page-39') throw new Error('The line is cut.');
    });
    const next = { 'au/new-page': 'new', ...pages('two') };
    await expect(publish(next, stuck)).rejects.toThrow("couldn't be rolled back");
    const live = [...(await store.list())].filter(([key]) => key.startsWith('au/page-'));
    expect(new Set(live.map(([, md5]) => md5))).toEqual(new Set([md5Of(Buffer.from('one'))]));
  });

  it("puts every other file back where one can't be replaced", async () => {
    await publish(pages('one'));
    const refuse = (key: string) => {
      if (key === 'au/page-20') throw new Error('The owner of this file is someone else.');
    };
    const stuck: Store = {
      ...intercepted(store, (_what, key) => refuse(key)),
      put: async (key, bytes, content) => {
        refuse(key);
        await store.put(key, bytes, content);
      },
    };
    await expect(publish(pages('two'), stuck)).rejects.toThrow("so the live site hasn't changed");
    const live = [...(await store.list())].filter(([key]) => key.startsWith('au/'));
    expect(new Set(live.map(([, md5]) => md5))).toEqual(new Set([md5Of(Buffer.from('one'))]));
  });

  it("removes a failed release's data and keeps its scripts and styles for open tabs", async () => {
    await publish(first);
    const stuck = intercepted(store, (what, key) => {
      if (what === 'put' && key === 'au/page') throw new Error('The line is cut.');
    });
    await expect(publish({ ...second, 'au/NEW.json': '{}' }, stuck)).rejects.toThrow(
      "so the live site hasn't changed",
    );
    const live = [...(await store.list()).keys()].filter((key) => !key.startsWith(ownPrefix));
    expect(live).not.toContain('au/NEW.json');
    expect(live).toContain('au/assets/a.2.css');
  });

  it("says that the release is live where an old page can't be removed", async () => {
    await publish(first);
    const stuck = intercepted(store, (what, key) => {
      if (what === 'remove' && key === 'au/gone') throw new Error('It is in use.');
    });
    await expect(publish(second, stuck)).rejects.toThrow(
      'It is in use. Every file in this release is live, but some old files may remain. Run the command again to finish.',
    );
    await publish(second);
    expect((await store.list()).has('au/gone')).toBe(false);
  });

  it("leaves other people's files alone", async () => {
    await store.put('au/page', Buffer.from('theirs'), { type: 'text/html' });
    await expect(publish(first)).rejects.toThrow(
      "files we didn't publish (au/page). Nothing was changed.",
    );
    expect((await store.list()).size).toBe(1);
    await store.remove('au/page');
    await store.put('au/theirs', Buffer.from('theirs'), { type: 'text/html' });
    await publish(first);
    await publish(second);
    expect(await textOf('au/theirs')).toBe('theirs');
  });
});
