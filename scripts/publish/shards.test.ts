import { describe, expect, it } from 'vitest';
import { isInShard, readShard } from './shards.ts';

describe('a share of a site', () => {
  it('is written as its number and how many there are', () => {
    expect(readShard('2/3')).toEqual({ number: 2, of: 3 });
  });

  it.each(['0/3', '4/3', '3', '1/0', '-1/3', '1/3/5', '1.5/3', ''])('%j is none', (text) => {
    expect(() => readShard(text)).toThrow(`--shard "${text}" is no share`);
  });

  it('has every file in exactly one share, and about as many in each', () => {
    const files = Array.from({ length: 3000 }, (_, index) => `au/P-${index}.html`);
    const counts = [1, 2, 3].map(
      (number) => files.filter((file) => isInShard(file, { number, of: 3 })).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(isInShard('au/index.html', undefined)).toBe(true);
  });
});
