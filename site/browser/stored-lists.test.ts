import { expect, it, vi } from 'vitest';
import { readStoredList, writeStoredList } from './stored-lists.ts';

const storage = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
});
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

it('stores each once, in order, up to the limit', () => {
  vi.stubGlobal('localStorage', storage(new Map()));
  expect(writeStoredList('compared', ['A', 'B', 'A', 'C', 'D', 'E'])).toBe(true);
  expect(readStoredList('compared')).toEqual(['A', 'B', 'C', 'D']);
  expect(readStoredList('saved')).toEqual([]);
});

it.each(['', '{}', 'null', '[1,{"a":2},"A"]', 'no json'])('reads %j as no codes', (text) => {
  vi.stubGlobal('localStorage', storage(new Map([['puretec-saved', text]])));
  expect(readStoredList('saved')).toEqual(text.includes('"A"') ? ['A'] : []);
});

it('stores nothing where storage is blocked, without an error', () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  expect(readStoredList('saved')).toEqual([]);
  expect(writeStoredList('saved', ['A'])).toBe(false);
});
