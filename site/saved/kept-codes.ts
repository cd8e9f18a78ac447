/**
 * Lists of product codes that this browser keeps for its visitor, and tells nobody. Never throws:
 * where storage is blocked or full nothing is kept, and what is asked for goes on by addresses.
 */

const lists = { compared: 4, saved: 40, viewed: 12 } as const;
export type KeptList = keyof typeof lists;

/** How many of a list are kept. */
export const mostKept = (list: KeptList): number => lists[list];

export function keptCodes(list: KeptList): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`puretec-${list}`) ?? '');
    if (!Array.isArray(kept)) return [];
    return kept.filter((code) => typeof code === 'string').slice(0, lists[list]);
  } catch {
    return [];
  }
}

/** Keeps each code once, as many as the list takes. False where this browser keeps nothing. */
export function keepCodes(list: KeptList, codes: readonly string[]): boolean {
  try {
    const kept = [...new Set(codes)].slice(0, lists[list]);
    localStorage.setItem(`puretec-${list}`, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
