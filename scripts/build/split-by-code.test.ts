import { describe, expect, it } from 'vitest';
import { shardOf } from '../../kernel/code-shards.ts';
import { splitByCode } from './split-by-code.ts';

const codes = Array.from({ length: 200 }, (_, n) => `WH${n}-60`);
const split = (some: readonly string[]) =>
  splitByCode(
    some.map((code) => ({ code, each: code })),
    60,
  );

describe('splitting a list into shards', () => {
  it('puts each code in the shard for its first letters, however it is typed', () => {
    const shards = split([...codes, 'CR45', 'QT1O']);
    expect(shards.size).toBeGreaterThan(3);
    for (const typed of [...codes, 'cr45', 'wh1 60', 'WH-160', 'qt10', 'QTIO']) {
      const found = shards.get(shardOf([...shards.keys()], typed) ?? '') ?? [];
      const code = typed.startsWith('q') || typed.startsWith('Q') ? 'QT1O' : typed;
      const plain = code.replace(/[ -]/g, '').toUpperCase();
      expect(found.map((each) => each.replace('-', ''))).toContain(plain);
    }
    expect(shardOf([...shards.keys()], 'ZZ-1')).toBeUndefined();
    expect(shardOf([...shards.keys()], ' - ')).toBeUndefined();
  });

  it('changes only one shard for a new code', () => {
    const before = split(codes);
    const after = split([...codes, 'WH77-99']);
    const changed = [...after].filter(([prefix, lines]) => `${before.get(prefix)}` !== `${lines}`);
    expect(changed.map(([prefix]) => prefix)).toEqual([shardOf([...after.keys()], 'WH77-99')]);
  });

  it('keeps every shard within the limit, unless its codes are all the same', () => {
    for (const some of split(codes).values()) expect(some.length).toBeLessThanOrEqual(60);
    const alike = Array.from({ length: 100 }, (_, each) => ({ code: 'WH2', each }));
    const same = splitByCode(alike, 60);
    expect([...same].map(([prefix, some]) => [prefix, some.length])).toEqual([['wh2', 100]]);
  });

  it('lists an entry once if several codes in a shard find it', () => {
    const coded = ['WH1', 'WH1-OLD', 'CR45'].map((code) => ({ code, each: 'WH1' }));
    expect([...splitByCode(coded, 60)]).toEqual([
      ['c', ['WH1']],
      ['w', ['WH1']],
    ]);
  });

  it('gives a code its own shard if other codes start with it', () => {
    const shards = split(['WH', ...codes]);
    expect(shards.get('wh')).toHaveLength(1);
    expect(shardOf([...shards.keys()], 'wh')).toBe('wh');
  });
});
