import type { Country } from '../../kernel/contract.ts';

/** The tree that answers for a host; `known` is false where the host names no country. */
export type Tree = { readonly country: Country; readonly known: boolean };

/**
 * Chooses the tree by the Host header, port and case aside: `….nz` is New Zealand and `….au`
 * Australia, then `nz.…` and `au.…` for local names. Any other host gets the tree of `fallback` (SPEC 1, A-09).
 */
export function chooseTree(hostHeader: string | undefined, fallback: Country = 'AU'): Tree {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  if (host.endsWith('.nz')) return { country: 'NZ', known: true };
  if (host.endsWith('.au')) return { country: 'AU', known: true };
  if (host.startsWith('nz.')) return { country: 'NZ', known: true };
  if (host.startsWith('au.')) return { country: 'AU', known: true };
  return { country: fallback, known: false };
}
