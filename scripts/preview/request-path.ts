/** Reads a request's host and address. Later code uses the decoded path, so unsafe or ambiguous addresses are refused here. */
import { countries, countryKeys, countryOfHostname, homeCountry } from '../../kernel/countries.ts';

/** Chooses the tree by the Host header: its ending, or `nz.…` and `au.…` for local names (SPEC 1, A-09). Unknown hosts get `fallback`. */
export function chooseTree(hostHeader: string | undefined, fallback = homeCountry) {
  const host = (hostHeader ?? '').toLowerCase().replace(/:\d*$/, '');
  const country =
    countryOfHostname(host) ?? countries.find((each) => host.startsWith(`${countryKeys[each]}.`));
  return { country: country ?? fallback, known: country !== undefined };
}

const refuse = (reason: string) => ({ ok: false, reason }) as const;

// A decoded "/" would move the border between two segments.
const isUnsafe = (segment: string): boolean =>
  segment === '.' || segment === '..' || /[/\\\0]/.test(segment);

/**
 * Splits and decodes a request target. Refuses malformed escapes, traversal, NUL and backslashes.
 * The path begins with "/" and has no empty or dot segment except a trailing slash. `search` is the
 * raw query with its "?", or empty. It isn't decoded, because a keyword may have a malformed "%".
 */
export function readRequestPath(target: string) {
  if (!target.startsWith('/')) return refuse('The address must start with "/".');
  const end = target.search(/[?#]/);
  const raw = end === -1 ? target : target.slice(0, end);
  const search = end !== -1 && target[end] === '?' ? (target.slice(end).split('#')[0] ?? '') : '';
  let segments: string[];
  try {
    segments = raw.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return refuse('The address contains a malformed "%" escape.');
  }
  if (segments.some(isUnsafe))
    return refuse("This address isn't valid. Check the spelling, or start at the home page.");
  // "//host/" would redirect to another site's address without its trailing slash.
  if (segments.slice(0, -1).includes('')) return refuse('The address contains "//".');
  return { ok: true, path: `/${segments.join('/')}`, search } as const;
}

export function withoutClosingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
