import { describe, expect, it, vi } from 'vitest';
import type { FoundEntry } from '../../kernel/site-entry.ts';
import type { ItemSource } from './find-items.ts';
import { answering, failing, holdTime, start } from './search-session-harness.ts';

holdTime();

const page = { kind: 'page', title: 'Taps', text: '', address: '/taps', words: '' } as const;
type Settle = {
  readonly resolve: (pages: readonly FoundEntry[]) => void;
  readonly reject: (reason: unknown) => void;
};
const noSettling: Settle = { resolve: () => undefined, reject: () => undefined };

describe('failures', () => {
  it('SRCH-29 A-20 ERR-01 the site index answers instead, and the console says why', async () => {
    const { session, search, names } = start({ backend: failing, siteIndex: answering('A1') });
    await search('tap');
    expect(names()).toEqual(['A1']);
    expect(session.getSnapshot()).toMatchObject({ isLoading: false, isOpen: true });
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'Error in item search:',
      expect.any(Error),
    );
  });

  it('SRCH-29 A-20 the same rules hold for what the site index answers', async () => {
    const siteIndex = answering('PR-PPP22', 'HR-EI6', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6');
    const { search, names } = start({ backend: failing, siteIndex });
    await search('tap');
    expect(names()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'See All Results']);
  });

  it('SRCH-29 A-20 asks again for unanswered words when you return to them, and for nothing else', async () => {
    let isDown = true;
    const find: ItemSource = vi.fn((query, signal) =>
      (isDown ? failing : answering('A1'))(query, signal),
    );
    const { session, search, names } = start({ backend: find, siteIndex: failing });
    await search('tap');
    expect(names()).toEqual([]);
    isDown = false;
    session.blur();
    session.focus();
    await vi.advanceTimersByTimeAsync(300);
    expect(names()).toEqual(['A1']);
    expect(session.getSnapshot()).toMatchObject({ isOpen: true, isLoading: false });
    session.focus();
    session.type('tap ');
    await vi.advanceTimersByTimeAsync(300);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it('SRCH-29 when the index fails too, the list is hidden and loading ends', async () => {
    const { session, search, names } = start({ backend: answering('A1') });
    await search('tap');
    const both = start({ backend: failing, siteIndex: failing });
    await both.search('tap');
    expect(both.session.getSnapshot()).toEqual({
      query: 'tap',
      isLoading: false,
      isOpen: false,
      suggestions: [],
      pages: [],
    });
    expect(names()).toEqual(['A1']);
    expect(session.getSnapshot().isOpen).toBe(true);
  });

  it('SRCH-06 SRCH-29 a failure never reads "No Results", not even when the index knows nothing', async () => {
    const { session, search, names } = start({ backend: failing, siteIndex: answering() });
    await search('tap');
    expect(names()).toEqual([]);
    expect(session.getSnapshot().isOpen).toBe(false);
  });

  it('SRCH-06 an answer without items reads "No Results", from the backend or from the index alone', async () => {
    for (const change of [{ backend: answering() }, { siteIndex: answering() }]) {
      const { session, search, names } = start(change);
      await search('tap');
      expect(names()).toEqual(['No Results']);
      expect(session.getSnapshot().isOpen).toBe(true);
    }
  });

  it('SRCH-06 "No Results" doesn’t wait for the pages, which follow', async () => {
    let settle: Settle = noSettling;
    const findPages = () =>
      new Promise<readonly FoundEntry[]>((resolve, reject) => {
        settle = { resolve, reject };
      });
    const { session, search, names } = start({ backend: answering(), findPages });
    await search('tap');
    expect(names()).toEqual(['No Results']);
    expect(session.getSnapshot()).toMatchObject({ isLoading: false, isOpen: true });
    settle.resolve([page]);
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['No Results']);
    expect(session.getSnapshot()).toMatchObject({ isLoading: false, isOpen: true, pages: [page] });
    await search('taps');
    settle.reject(new Error('500'));
    await vi.advanceTimersByTimeAsync(0);
    expect(names()).toEqual(['No Results']);
    expect(session.getSnapshot()).toMatchObject({ isLoading: false, isOpen: true });
  });

  it('SRCH-29 A-20 shows matching pages when neither the index nor the backend knows a product', async () => {
    for (const siteIndex of [answering(), failing]) {
      const findPages = async () => [page];
      const { session, search } = start({ backend: failing, siteIndex, findPages });
      await search('tap');
      expect(session.getSnapshot()).toMatchObject({ isOpen: true, suggestions: [], pages: [page] });
    }
  });

  it('SRCH-13 SRCH-29 the PFAS article is offered although the backend failed', async () => {
    const { search, names } = start({ backend: failing, siteIndex: answering() });
    await search('PFAS');
    expect(names()).toEqual(['About PFAS']);
  });

  it('SRCH-29 the next key tries again', async () => {
    const backend = vi.fn<ItemSource>().mockRejectedValueOnce(new Error('500'));
    backend.mockImplementation(answering('A1'));
    const { search, names } = start({ backend });
    await search('tap');
    await search('taps');
    expect(names()).toEqual(['A1']);
  });
});

describe('the search log', () => {
  it('LOG-01 A-21 logs every completed search, whatever answered it, and no failed one', async () => {
    const onCompleted = vi.fn();
    const backend = vi.fn<ItemSource>(answering('A1'));
    const { search, session } = start({ backend, siteIndex: answering('B1'), onCompleted });
    await search(' tap ');
    session.type('never finished');
    backend.mockRejectedValueOnce(new Error('500'));
    await search('water');
    expect(onCompleted.mock.calls).toEqual([['tap'], ['water']]);
    const failed = start({ backend: failing, onCompleted });
    await failed.search('lost');
    expect(onCompleted).toHaveBeenCalledTimes(2);
  });

  it('LOG-03 A-21 a log that throws harms no search', async () => {
    const onCompleted = () => {
      throw new Error('broken');
    };
    const { search, names } = start({ backend: answering('A1'), onCompleted });
    await search('tap');
    expect(names()).toEqual(['A1']);
  });
});
