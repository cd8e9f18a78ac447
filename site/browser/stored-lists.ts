/** Stores product codes in this browser. Never throws. If storage is blocked or full, addresses have the codes. */

/** The most products in one comparison (QLT-06). */
export const maxCompared = 4;
const lists = { compared: maxCompared, saved: 40, scheduled: 40 } as const;
export type StoredListName = keyof typeof lists;
export const storedListNames = ['compared', 'saved', 'scheduled'] as const;
const nameOf = (list: StoredListName): string => `puretec-${list}`;

export function readStoredList(list: StoredListName): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(list)) ?? '');
    if (!Array.isArray(kept)) return [];
    return kept.filter((code) => typeof code === 'string').slice(0, lists[list]);
  } catch {
    return [];
  }
}

export const hasStorage = (): boolean => writeStoredList('saved', readStoredList('saved'));

/** Calls `update` after a change here, in another tab, or after Back. Returns a function that stops it. */
export function onStoredListChange(list: StoredListName, update: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The event has no key if the whole storage was cleared.
    if (key === nameOf(list) || key === null) update();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) update();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Stores each code once, up to the list's limit. Returns false if this browser stores nothing. */
export function writeStoredList(list: StoredListName, codes: readonly string[]): boolean {
  try {
    const kept = [...new Set(codes)].slice(0, lists[list]);
    const [key, text] = [nameOf(list), JSON.stringify(kept)];
    const isNew = localStorage.getItem(key) !== text;
    localStorage.setItem(key, text);
    // Browsers only report a change to other tabs.
    if (isNew) globalThis.dispatchEvent?.(new StorageEvent('storage', { key }));
    return true;
  } catch {
    return false;
  }
}
