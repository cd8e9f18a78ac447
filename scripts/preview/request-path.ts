/**
 * Reads the address of a request. Everything below works on the decoded path, so what could
 * leave the tree or mean two things at once is refused here, once.
 */

export type RequestPath =
  | {
      readonly ok: true;
      /** Decoded, begins with "/", no empty or dot segment except a closing slash. */
      readonly path: string;
      /** As sent, with its "?", or empty. Never decoded: a keyword may hold a malformed "%". */
      readonly search: string;
    }
  | { readonly ok: false; readonly reason: string };

const refuse = (reason: string): RequestPath => ({ ok: false, reason });

// A decoded "/" would move the border between two segments.
const isUnsafe = (segment: string): boolean =>
  segment === '.' || segment === '..' || /[/\\\0]/.test(segment);

/** Splits and decodes a request target; refuses malformed escapes, traversal, NUL and backslashes. */
export function readRequestPath(target: string): RequestPath {
  if (!target.startsWith('/')) return refuse('The address must begin with "/".');
  const end = target.search(/[?#]/);
  const raw = end === -1 ? target : target.slice(0, end);
  const search = end !== -1 && target[end] === '?' ? (target.slice(end).split('#')[0] ?? '') : '';
  const segments: string[] = [];
  for (const segment of raw.slice(1).split('/')) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(segment);
    } catch {
      return refuse('The address holds a malformed "%" escape.');
    }
    if (isUnsafe(decoded)) return refuse('The address holds a part that is not allowed.');
    segments.push(decoded);
  }
  // "//host/" would turn into another site's address once its closing slash is redirected away.
  if (segments.slice(0, -1).includes('')) return refuse('The address holds an empty part.');
  return { ok: true, path: `/${segments.join('/')}`, search };
}

/** The path without its closing slash; the root stays "/". */
export function withoutClosingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
