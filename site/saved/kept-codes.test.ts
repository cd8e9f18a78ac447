import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepCodes, keptCodes } from './kept-codes.ts';

const storage = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};
afterEach(() => vi.unstubAllGlobals());

describe('the codes that a browser keeps', () => {
  it('each once, in their order, as many as the list takes', () => {
    vi.stubGlobal('localStorage', storage(new Map()));
    expect(keepCodes('compared', ['A', 'B', 'A', 'C', 'D', 'E'])).toBe(true);
    expect(keptCodes('compared')).toEqual(['A', 'B', 'C', 'D']);
    expect(keptCodes('saved')).toEqual([]);
  });

  it.each(['', '{}', 'null', '[1,{"a":2},"A"]', 'no json'])(
    '%j in its place does no harm',
    (text) => {
      vi.stubGlobal('localStorage', storage(new Map([['puretec-saved', text]])));
      expect(keptCodes('saved')).toEqual(text.includes('"A"') ? ['A'] : []);
    },
  );

  it('keeps nothing where storage is blocked, and carries on', () => {
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    expect(keptCodes('viewed')).toEqual([]);
    expect(keepCodes('viewed', ['A'])).toBe(false);
  });
});
