import { expect, it } from 'vitest';
import { rebuildOnChange } from './watch-files.ts';

/** A disk that the test changes, and everything published from it. */
function follow(made: (now: string) => void | Promise<void> = () => {}) {
  const disk = { now: 'one' };
  const published: string[] = [];
  const failures: unknown[] = [];
  const check = rebuildOnChange({
    version: () => disk.now,
    make: async () => {
      const seen = disk.now;
      await made(seen);
      return seen;
    },
    publish: (text) => published.push(text),
    fail: (error) => failures.push(error),
  });
  return { disk, published, failures, check };
}

it('makes unchanged sources once', async () => {
  const { published, check } = follow();
  await check();
  await check();
  expect(published).toEqual(['one']);
});

it('publishes a change after a check that found none', async () => {
  const { disk, published, check } = follow();
  await check();
  await check();
  disk.now = 'two';
  await check();
  expect(published).toEqual(['one', 'two']);
});

it('makes sources again that change meanwhile, before it publishes', async () => {
  const { disk, published, check } = follow((now) => {
    if (now === 'one') disk.now = 'two';
  });
  await check();
  expect(published).toEqual(['two']);
});

it('keeps a hint that comes during a run', async () => {
  const { disk, published, check } = follow();
  const first = check();
  disk.now = 'two';
  await Promise.all([first, check()]);
  expect(published.at(-1)).toBe('two');
});

it('reports a failed run once, and goes on with the next change', async () => {
  const { disk, published, failures, check } = follow((now) => {
    if (now === 'one') throw new Error('gone');
  });
  await check();
  await check();
  disk.now = 'two';
  await check();
  expect(failures).toHaveLength(1);
  expect(published).toEqual(['two']);
});

it('publishes a folder that changes all the time', async () => {
  let writes = 0;
  const { disk, published, check } = follow(() => {
    writes += 1;
    if (writes < 7) disk.now = `write ${writes}`;
  });
  await check();
  expect(published.at(-1)).toBe('write 6');
  expect(published.length).toBeGreaterThan(1);
});
