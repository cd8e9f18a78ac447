import { UserError } from '../user-error.ts';
import { type PathPattern, readPathPattern } from './path-pattern.ts';
import { withoutClosingSlash } from './request-path.ts';

/** A redirect. `to` is ready for a Location header. */
export type RedirectMatch = { readonly to: string; readonly status: number };
/** Finds the redirect for a decoded path. `search` is carried over unless the target has its own. */
export type FindRedirect = (path: string, search: string) => RedirectMatch | undefined;

export type RedirectRule = {
  /** Decoded, without a closing slash. */
  readonly from: string;
  readonly pattern: PathPattern;
  readonly to: string;
  readonly status: number;
};

const STATUSES = new Set([301, 302, 303, 307, 308]);

// The file may hold an address as typed or encoded; paths are matched decoded.
function decode(from: string): string {
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}

function readRule(line: string, place: string): RedirectRule {
  const [from, to, status = '301', ...rest] = line.split(/\s+/);
  if (!from?.startsWith('/') || !to || rest.length > 0 || !STATUSES.has(Number(status))) {
    throw new UserError(`${place}: write "/from /to 301"; found "${line}"`);
  }
  const clean = withoutClosingSlash(decode(from));
  return { from: clean, pattern: readPathPattern(clean), to, status: Number(status) };
}

function fill(to: string, gaps: Readonly<Record<string, string>>, search: string): string {
  const filled = to.replace(/:([a-z]\w*)/gi, (all, name: string) => {
    const value = gaps[name];
    return value === undefined ? all : value.split('/').map(encodeURIComponent).join('/');
  });
  const base = 'http://preview.invalid';
  const url = new URL(filled, base);
  if (!url.search) url.search = search;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

/**
 * Reads a `_redirects` file: a line each of `from to [status]`, `#` for comments.
 * Throws a UserError that names the file and line if a line can't be read.
 */
export const parseRedirectRules = (text: string, name: string): readonly RedirectRule[] =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ content: line.trim(), place: `${name}:${index + 1}` }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'))
    .map(({ content, place }) => readRule(content, place));

/** A literal address comes before any pattern; among patterns the first one wins. */
export function readRedirectRules(text: string, name: string): FindRedirect {
  const literal = new Map<string, RedirectRule>();
  const patterns: RedirectRule[] = [];
  for (const rule of parseRedirectRules(text, name)) {
    if (!rule.pattern.literal) patterns.push(rule);
    else if (!literal.has(rule.from)) literal.set(rule.from, rule);
  }
  return (path, search) => {
    const clean = withoutClosingSlash(path);
    const exact = literal.get(clean);
    if (exact) return { to: fill(exact.to, {}, search), status: exact.status };
    for (const rule of patterns) {
      const gaps = rule.pattern.match(clean);
      if (gaps) return { to: fill(rule.to, gaps, search), status: rule.status };
    }
    return undefined;
  };
}
