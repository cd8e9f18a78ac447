/**
 * Lists of product codes that this browser keeps for its visitor, and tells nobody. Never throws:
 * where storage is blocked or full nothing is kept, and what is asked for goes on by addresses.
 */

const lists = { compared: 4, saved: 40, viewed: 12 } as const;
export type KeptList = keyof typeof lists;
const nameOf = (list: KeptList): string => `puretec-${list}`;

/** How many of a list are kept. */
export const mostKept = (list: KeptList): number => lists[list];

export function keptCodes(list: KeptList): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(list)) ?? '');
    if (!Array.isArray(kept)) return [];
    return kept.filter((code) => typeof code === 'string').slice(0, lists[list]);
  } catch {
    return [];
  }
}

/** Whether this browser keeps anything: storage may be blocked. */
export const canKeep = (): boolean => keepCodes('saved', keptCodes('saved'));

/**
 * Calls `follow` when a list may have changed behind this page: in another tab, or on a later page while
 * this one waited in memory for Back. Returns a function that stops it.
 */
export function onKeptElsewhere(list: KeptList, follow: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Clearing the whole storage has no key.
    if (key === nameOf(list) || key === null) follow();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

/** Keeps each code once, as many as the list takes. False where this browser keeps nothing. */
export function keepCodes(list: KeptList, codes: readonly string[]): boolean {
  try {
    const kept = [...new Set(codes)].slice(0, lists[list]);
    localStorage.setItem(nameOf(list), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
