import { describe, expect, it, vi } from 'vitest';
import type { ItemSource } from './find-items.ts';
import { idleSearch } from './search-session.ts';
import { answering, holdTime, manual, start } from './search-session-harness.ts';

holdTime();

describe('typing', () => {
  it('SRCH-01 CST-04 leads to one search after 300 ms of quiet', async () => {
    const backend = vi.fn(answering('A1'));
    const { session } = start({ backend });
    for (const text of ['w', 'wa', 'wat']) {
      session.type(text);
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(backend).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(backend).toHaveBeenCalledExactlyOnceWith('wat', expect.any(AbortSignal));
  });

  it('SRCH-02 an empty query clears the list without a request', async () => {
    const backend = vi.fn(answering('A1'));
    const { session, search } = start({ backend });
    await search('tap');
    expect(session.getSnapshot().isOpen).toBe(true);
    session.type('   ');
    expect(session.getSnapshot()).toEqual(idleSearch);
    await vi.advanceTimersByTimeAsync(1000);
    expect(backend).toHaveBeenCalledOnce();
  });

  it('SRCH-02 clearing the box ends the search that was waiting or under way', async () => {
    const { search: backend, answer } = manual();
    const { session, search } = start({ backend });
    session.type('tap');
    session.type('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(backend).not.toHaveBeenCalled();
    await search('tap');
    session.type('');
    await answer('tap', 'A1');
    expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
    expect(session.getSnapshot()).toEqual(idleSearch);
  });

  it('SRCH-01 ignores an extra or missing space', async () => {
    const backend = vi.fn(answering('A1'));
    const { session, search } = start({ backend });
    await search('tap');
    await search(' tap ');
    expect(backend).toHaveBeenCalledOnce();
    session.close();
    session.type('tap ');
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-01 going back to the words that are answered shows their list again', async () => {
    const backend = vi.fn(answering('A1'));
    const { session, search, names } = start({ backend });
    await search('tap');
    session.type('taps');
    await search('tap');
    expect(backend).toHaveBeenCalledOnce();
    expect(names()).toEqual(['A1']);
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-03 loading is shown from the request to the answer', async () => {
    const { search: backend, answer } = manual();
    const { session, search } = start({ backend });
    session.type('tap');
    expect(session.getSnapshot().isLoading).toBe(false);
    await search('tap');
    await vi.advanceTimersByTimeAsync(300);
    expect(session.getSnapshot().isLoading).toBe(true);
    await answer('tap', 'A1');
    expect(session.getSnapshot().isLoading).toBe(false);
  });
});

describe('an answer that comes at once', () => {
  it('SRCH-03 is not preceded by a sign of loading; one that takes its time is', async () => {
    const { search: backend, answer } = manual();
    const { session, search } = start({ backend, loadingAfterMs: () => 150 });
    await search('tap');
    await vi.advanceTimersByTimeAsync(149);
    expect(session.getSnapshot().isLoading).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().isLoading).toBe(true);
    await answer('tap', 'A1');
    expect(session.getSnapshot().isLoading).toBe(false);
    await search('taps');
    await answer('taps', 'A2');
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getSnapshot()).toMatchObject({ isLoading: false, isOpen: true });
  });

  it('SRCH-28 a newer key takes back the sign of the search that it ends', async () => {
    const { search: backend } = manual();
    const { session, search } = start({ backend, loadingAfterMs: () => 150 });
    await search('tap');
    session.type('taps');
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getSnapshot().isLoading).toBe(false);
  });
});

describe('leaving and coming back', () => {
  it('SRCH-04 CST-04 the list hides 150 ms after the focus is lost', async () => {
    const { session, search } = start({ backend: answering('A1') });
    await search('tap');
    session.blur();
    await vi.advanceTimersByTimeAsync(149);
    expect(session.getSnapshot().isOpen).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().isOpen).toBe(false);
  });

  it('SRCH-05 focus restores the list without a request', async () => {
    const backend = vi.fn(answering('A1'));
    const { session, search, names } = start({ backend });
    await search('tap');
    session.blur();
    await vi.advanceTimersByTimeAsync(150);
    session.focus();
    expect(session.getSnapshot().isOpen).toBe(true);
    expect(names()).toEqual(['A1']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(backend).toHaveBeenCalledOnce();
  });

  it('SRCH-05 focus within the 150 ms keeps the list', async () => {
    const { session, search } = start({ backend: answering('A1') });
    await search('tap');
    session.blur();
    await vi.advanceTimersByTimeAsync(100);
    session.focus();
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-05 an answer that comes after leaving waits for the focus', async () => {
    const { search: backend, answer } = manual();
    const { session, search } = start({ backend });
    await search('tap');
    session.blur();
    await vi.advanceTimersByTimeAsync(150);
    await answer('tap', 'A1');
    expect(session.getSnapshot().isOpen).toBe(false);
    session.focus();
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-31 Escape hides at once, also what is still on its way, until typing or opening', async () => {
    const { search: backend, answer } = manual();
    const { session, search } = start({ backend });
    await search('tap');
    session.close();
    await answer('tap', 'A1');
    expect(session.getSnapshot().isOpen).toBe(false);
    session.open();
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-05 focus with nothing to show shows nothing', () => {
    const { session } = start();
    session.focus();
    expect(session.getSnapshot()).toBe(idleSearch);
  });
});

describe('late answers', () => {
  it('SRCH-28 a slow answer for "wat" after a fast one for "water": "water" stays', async () => {
    const { search: backend, answer } = manual();
    const { session, search, names } = start({ backend });
    await search('wat');
    await search('water');
    await answer('water', 'WATER');
    await answer('wat', 'WAT');
    expect(names()).toEqual(['WATER']);
    expect(session.getSnapshot()).toMatchObject({ query: 'water', isLoading: false, isOpen: true });
    expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
  });

  it('SRCH-28 a late answer is not shown while the next search is being typed', async () => {
    const { search: backend, answer } = manual();
    const { session, search, names } = start({ backend });
    await search('wat');
    session.type('water');
    await answer('wat', 'WAT');
    expect(names()).toEqual([]);
    expect(session.getSnapshot().isLoading).toBe(false);
  });

  it('SRCH-28 a late failure neither ends the loading of the newer search nor is logged', async () => {
    const backend: ItemSource = (query, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error(`aborted ${query}`)));
      });
    const siteIndex = vi.fn(answering('X'));
    const { session, search } = start({ backend, siteIndex });
    await search('wat');
    await search('water');
    expect(session.getSnapshot().isLoading).toBe(true);
    expect(siteIndex).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('the store', () => {
  it('tells its listeners of changes only, and keeps the snapshot between them', async () => {
    const { session, search } = start({ backend: answering('A1') });
    const listener = vi.fn();
    const unsubscribe = session.subscribe(listener);
    session.type('');
    session.focus();
    expect(listener).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toBe(idleSearch);
    await search('tap');
    expect(listener).toHaveBeenCalledTimes(3);
    const before = session.getSnapshot();
    session.focus();
    expect(session.getSnapshot()).toBe(before);
    unsubscribe();
    session.close();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('disposing ends everything, and the session can be used again', async () => {
    const { search: backend, answer } = manual();
    const { session, search, names } = start({ backend });
    await search('tap');
    session.dispose();
    expect(backend.mock.calls[0]?.[1].aborted).toBe(true);
    expect(session.getSnapshot().isLoading).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    await search('tap');
    await answer('tap', 'A1');
    expect(names()).toEqual(['A1']);
  });

  it('uses the timers that it is given', async () => {
    const waiting: { run: () => void; ms: number }[] = [];
    const backend = vi.fn(answering('A1'));
    const schedule = (run: () => void, ms: number) => {
      waiting.push({ run, ms });
      return () => undefined;
    };
    const { session } = start({ backend, schedule });
    session.type('tap');
    expect(waiting.map(({ ms }) => ms)).toEqual([300]);
    waiting[0]?.run();
    expect(backend).toHaveBeenCalledOnce();
  });
});
