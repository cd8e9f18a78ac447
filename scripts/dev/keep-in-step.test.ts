import { describe, expect, it } from 'vitest';
import { keepInStep } from './keep-in-step.ts';

/** A disk that the test changes, and what was published of it. */
function follow(made: (now: string) => void | Promise<void> = () => {}) {
  const disk = { now: 'one' };
  const published: string[] = [];
  const failures: unknown[] = [];
  const check = keepInStep({
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

describe('keeping in step', () => {
  it('what did not change is made once', async () => {
    const { published, check } = follow();
    await check();
    await check();
    expect(published).toEqual(['one']);
  });

  it('a change after a look at nothing new is published', async () => {
    const { disk, published, check } = follow();
    await check();
    await check();
    disk.now = 'two';
    await check();
    expect(published).toEqual(['one', 'two']);
  });

  it('what changes while it is made is made again before it is published', async () => {
    const { disk, published, check } = follow((now) => {
      if (now === 'one') disk.now = 'two';
    });
    await check();
    expect(published).toEqual(['two']);
  });

  it('a hint during a run is not lost', async () => {
    const { disk, published, check } = follow();
    const first = check();
    disk.now = 'two';
    await Promise.all([first, check()]);
    expect(published.at(-1)).toBe('two');
  });

  it('a run that fails is told once and blocks nothing', async () => {
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

  it('a disk that never rests is published all the same', async () => {
    let writes = 0;
    const { disk, published, check } = follow(() => {
      writes += 1;
      if (writes < 7) disk.now = `write ${writes}`;
    });
    await check();
    expect(published.at(-1)).toBe('write 6');
    expect(published.length).toBeGreaterThan(1);
  });
});
