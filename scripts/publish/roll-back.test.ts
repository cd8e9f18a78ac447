import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { md5Of } from '../build/write-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { watchedStore } from '../testing/watched-store.ts';
import { folderStore } from './folder-store.ts';
import { type PublishRequest, publishRelease } from './publish-release.ts';
import { rollBack } from './roll-back.ts';
import { type Content, ownPrefix, type Store } from './store.ts';

const work = temporaryFolder('roll-back');

let store: Store;
const openEmpty = () => {
  store = folderStore(mkdtempSync(join(work, 'www-')));
};
beforeEach(openEmpty);

const textsOf = (version: string): Readonly<Record<string, string>> => ({
  [`au/assets/${version}.css`]: `style ${version}`,
  'au/one.html': `one ${version}`,
  'au/two.html': `two ${version}`,
  [`au/only-${version}.html`]: `only ${version}`,
});

function site(version: string): PublishRequest {
  const texts = textsOf(version);
  const files = Object.entries(texts).map(([key, text]): [string, Content] => [
    key,
    { md5: md5Of(Buffer.from(text)) },
  ]);
  return { files: new Map(files), bytesOf: async (key) => Buffer.from(texts[key] ?? '') };
}

/** The version of all live pages, otherwise a description of what's live. */
async function liveVersion(): Promise<string> {
  const pages = [...(await store.list()).keys()].filter(
    (key) => key.endsWith('.html') && !key.startsWith(ownPrefix),
  );
  const texts = await Promise.all(pages.map(async (key) => `${await store.read(key)}`));
  const [version = '', ...others] = new Set(texts.map((text) => text.split(' ')[1] ?? ''));
  const isWhole = others.length === 0 && pages.length === 3;
  const style = await store.read(`au/assets/${version}.css`);
  return isWhole && style ? version : texts.join(', ');
}

/** The store as a process leaves it when it's killed right after one of its writes. */
function killedAfter(isLast: (write: string, count: number) => boolean): Store {
  let writes = 0;
  let isDead = false;
  const live = () => {
    if (isDead) throw new Error('killed');
  };
  return watchedStore(store, async (work, step, key) => {
    live();
    if (!['place', 'put', 'remove'].includes(step)) return work();
    writes += 1;
    isDead = isLast(key, writes);
    const done = await work();
    live();
    return done;
  });
}

/** Runs a step: "publish a", "roll back" or "roll back to 1". */
function run(command: string, through = store) {
  const [, version, id] = /^(?:publish (\w)|roll back(?: to (\d+))?)$/.exec(command) ?? [];
  return version === undefined
    ? rollBack(through, id === undefined ? undefined : Number(id))
    : publishRelease(through, site(version), { removeMany: true });
}

const afterOnePage = () => killedAfter((write) => /^au\/.*html$/.test(write));

describe('a sequence of publishes and roll-backs, some of them killed', () => {
  const five = 'publish a, publish b, publish c, publish d, publish e';
  it.each([
    ['a', 'publish a, publish b, killed roll back, roll back'],
    ['a', 'publish a, publish b, killed roll back, killed roll back, roll back'],
    ['b', 'publish a, publish b, killed roll back, roll back, roll back'],
    ['b', 'publish a, publish b, roll back, roll back'],
    ['a', 'publish a, publish b, roll back, killed roll back, roll back to 1'],
    ['b', 'publish a, publish b, roll back, killed roll back, roll back'],
    ['b', 'publish a, publish b, killed publish c, roll back'],
    ['b', 'publish a, publish b, killed publish c, killed roll back, roll back'],
    ['c', 'publish a, publish b, killed publish c, publish c'],
    ['c', 'publish a, publish b, killed publish c, killed roll back, publish c'],
    ['a', 'publish a, publish b, publish c, killed roll back to 1, roll back to 1'],
    ['a', 'publish a, publish b, publish c, killed roll back to 1, roll back'],
    ['b', 'publish a, publish b, publish c, killed roll back to 1, roll back to 2'],
    ['b', 'publish a, publish b, killed roll back, publish b'],
    // The operator rolled back from b, so b only returns on request.
    ['a', 'publish a, publish b, killed roll back, killed publish c, roll back'],
    ['a', 'publish a, publish b, killed roll back, publish c, roll back'],
    ['a', 'publish a, publish b, roll back, publish c, roll back'],
    // A release stays while a roll-back restores it, even if it's the oldest.
    ['a', `${five}, killed roll back to 1, killed publish f, roll back`],
    ['a', `${five}, killed roll back to 1, publish f, roll back to 1`],
    ['e', `${five}, killed publish f, killed publish g, roll back`],
  ])('ends with %s live: %s', async (live, commands) => {
    for (const command of commands.split(', ')) {
      const killed = /^killed (.*)$/.exec(command)?.[1];
      if (killed === undefined) await run(command);
      else await expect(run(killed, afterOnePage())).rejects.toThrow('killed');
    }
    expect(await liveVersion()).toBe(live);
  });
});

it('names the release that a repeated roll-back restores, also in a dry run', async () => {
  await run('publish a');
  await run('publish b');
  await expect(run('roll back', afterOnePage())).rejects.toThrow('killed');
  const dry = await rollBack(store, undefined, { dry: true });
  const { release } = await rollBack(store, undefined);
  expect([dry.release.rolledBackTo, release.rolledBackTo]).toEqual([1, 1]);
});

it("says that the first publish hasn't finished", async () => {
  await expect(run('roll back')).rejects.toThrow('Nothing is published there yet.');
  await expect(run('publish a', afterOnePage())).rejects.toThrow('killed');
  await expect(run('roll back')).rejects.toThrow('The first release there is incomplete');
});

it.each(['roll back', 'roll back to 1', 'publish c'])(
  '%s, killed after any of its writes but the last, ends the same when repeated',
  async (command) => {
    const start = async () => {
      openEmpty();
      await run('publish a');
      await run('publish b');
    };
    let last = Number.POSITIVE_INFINITY;
    await start();
    await run(
      command,
      killedAfter((_write, writes) => {
        last = writes;
        return false;
      }),
    );
    const live = await liveVersion();
    expect(live).toBe(command === 'publish c' ? 'c' : 'a');
    for (let kill = 1; kill < last; kill += 1) {
      await start();
      const dies = killedAfter((_write, writes) => writes === kill);
      await expect(run(command, dies)).rejects.toThrow('killed');
      await run(command);
      expect([kill, await liveVersion()]).toEqual([kill, live]);
    }
  },
);
