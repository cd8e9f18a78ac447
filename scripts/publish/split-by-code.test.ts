import { describe, expect, it } from 'vitest';
import { shardOf } from '../../kernel/code-shards.ts';
import { splitByCode } from './split-by-code.ts';

const lineOf = (code: string) => ({ code, line: `${code} ${'x'.repeat(1000)}` });
const codes = Array.from({ length: 200 }, (_, n) => `WH${n}-60`);
const split = (some: readonly string[]) => splitByCode(some.map(lineOf));

describe('shards of a list', () => {
  it('each code stands in the shard that its own letters lead to, however it is typed', () => {
    const shards = split([...codes, 'CR45', 'QT1O']);
    expect(shards.size).toBeGreaterThan(3);
    for (const typed of [...codes, 'cr45', 'wh1 60', 'WH-160', 'qt10', 'QTIO']) {
      const lines = shards.get(shardOf([...shards.keys()], typed) ?? '') ?? [];
      const code = typed.startsWith('q') || typed.startsWith('Q') ? 'QT1O' : typed;
      const plain = code.replace(/[ -]/g, '').toUpperCase();
      expect(lines.some((line) => line.replace('-', '').startsWith(`${plain} `))).toBe(true);
    }
    expect(shardOf([...shards.keys()], 'ZZ-1')).toBeUndefined();
    expect(shardOf([...shards.keys()], ' - ')).toBeUndefined();
  });

  it('a new code changes the shard it belongs to and no other', () => {
    const before = split(codes);
    const after = split([...codes, 'WH77-99']);
    const changed = [...after].filter(([prefix, lines]) => `${before.get(prefix)}` !== `${lines}`);
    expect(changed.map(([prefix]) => prefix)).toEqual([shardOf([...after.keys()], 'WH77-99')]);
  });

  it('a shard is small, unless its codes are one', () => {
    for (const lines of split(codes).values()) {
      expect(lines.join('').length).toBeLessThan(66_000);
    }
    const same = splitByCode(Array.from({ length: 100 }, () => lineOf('WH2')));
    expect([...same].map(([prefix, lines]) => [prefix, lines.length])).toEqual([['wh2', 100]]);
  });

  it('a code that begins others keeps a shard of its own', () => {
    const shards = split(['WH', ...codes]);
    expect(shards.get('wh')).toHaveLength(1);
    expect(shardOf([...shards.keys()], 'wh')).toBe('wh');
  });
});
