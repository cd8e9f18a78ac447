import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { md5Of } from '../build/write-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';
import { type PublishRequest, publishRelease } from './publish-release.ts';

const work = temporaryFolder('hosts');

const siteOf = (...names: readonly string[]): PublishRequest => ({
  files: new Map(names.map((name) => [name, { md5: md5Of(Buffer.from(name)) }])),
  bytesOf: async (name) => Buffer.from(name),
});
const trees = ['au/index.html', 'nz/index.html', 'au/_headers'];
const forms = {
  'with --host nginx': siteOf(...trees, 'site.conf', 'au.conf'),
  'with --host cloudflare': siteOf('au/wrangler.jsonc', 'au/public/index.html'),
  'without --host': siteOf(...trees),
};

it.each([
  ['with --host nginx', 'with --host cloudflare'],
  ['with --host nginx', 'without --host'],
  ['without --host', 'with --host cloudflare'],
] as const)(
  'what was built %s is not replaced by what was built %s, unless with --other-host',
  async (was, is) => {
    const store = folderStore(mkdtempSync(join(work, 'place-')));
    await publishRelease(store, forms[was]);
    const before = await store.list();
    for (const dry of [true, false])
      await expect(publishRelease(store, forms[is], { dry })).rejects.toThrow(
        `was built ${was}, but this one was built ${is}`,
      );
    expect(await store.list()).toEqual(before);
    await publishRelease(store, forms[was]);
    const { release } = await publishRelease(store, forms[is], { otherHost: true });
    expect(release.id).toBe(2);
  },
);
