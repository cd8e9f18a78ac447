import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

it('LOG-02 A-22 has no key if the build had none', async () => {
  const { searchLogKey } = await import('./log-key.ts');
  expect(searchLogKey).toBeUndefined();
});

it('LOG-02 A-22 takes the key from the build, and ignores an empty one', async () => {
  vi.stubGlobal('__SEARCH_LOG_KEY__', 'test-key');
  expect((await import('./log-key.ts')).searchLogKey).toBe('test-key');
  vi.resetModules();
  vi.stubGlobal('__SEARCH_LOG_KEY__', '');
  expect((await import('./log-key.ts')).searchLogKey).toBeUndefined();
});
