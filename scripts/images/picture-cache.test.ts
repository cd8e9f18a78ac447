import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mountDisk } from '../testing/small-disk.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { messageOf } from '../user-error.ts';
import { openPictureCache } from './picture-cache.ts';

const folder = temporaryFolder('picture-cache');

it('ACCEPTANCE 20 names a full disk, and leaves no half of a picture on it', async ({ skip }) => {
  const disk = join(folder, 'disk');
  const unmount = mountDisk(disk, '64k');
  if (!unmount) return skip();
  try {
    const { add } = openPictureCache(disk);
    const ended = add('ab/cd.webp', Buffer.alloc(200_000)).catch(messageOf);
    expect(await ended).toContain(`The disk is full (at "${join(disk, 'ab')}`);
    expect(readdirSync(join(disk, 'ab'))).toEqual([]);
  } finally {
    unmount();
  }
});

it("doesn't find another picture's file under its name", async () => {
  const { add, find } = openPictureCache(folder);
  await add('ab/one.pdf', Buffer.from('one'));
  await add('ab/two.pdf', Buffer.from('two'));
  copyFileSync(join(folder, 'ab/one.pdf'), join(folder, 'ab/two.pdf'));
  expect([(await find('ab/one.pdf'))?.bytes.toString(), await find('ab/two.pdf')]).toEqual([
    'one',
    undefined,
  ]);
});
