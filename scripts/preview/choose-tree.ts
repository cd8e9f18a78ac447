import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys, countryOfHostname, homeCountry } from '../../kernel/countries.ts';

/** The tree that answers for a host; `known` is false where the host names no country. */
export type Tree = { readonly country: Country; readonly known: boolean };

/**
 * Chooses the tree by the Host header, port and case aside: by the end of the name, then `nz.…` and
 * `au.…` for local names. Any other host gets the tree of `fallback` (SPEC 1, A-09).
 */
export function chooseTree(hostHeader: string | undefined, fallback = homeCountry): Tree {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '');
  const country =
    countryOfHostname(host) ?? countries.find((each) => host.startsWith(`${countryKeys[each]}.`));
  return { country: country ?? fallback, known: country !== undefined };
}
