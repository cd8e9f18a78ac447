/** Reads the `_headers` and `_redirects` files of a tree as hosts do. */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { UserError } from '../user-error.ts';
import { withoutClosingSlash } from './request-path.ts';

export type HeaderRule = {
  /** A path, or the start of one before a final `*`. */
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
};

/** Reads `_headers`. Throws a UserError that names an invalid line and its file. */
export function parseHeaderRules(text: string, name: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
  for (const { line, content, position } of linesOf(text, name)) {
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      if (!content.startsWith('/'))
        throw new UserError(`${position}: "${content}" isn't a path. Paths start with /.`);
      rules.push({ pattern: content, headers: [] });
    } else if (rule) rule.headers.push(readHeader(content, position));
    else throw new UserError(`${position}: Add a path, such as /*, above "${content}".`);
  }
  return rules;
}

function readHeader(content: string, position: string): [name: string, value: string] {
  const colon = content.indexOf(':');
  const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = content.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new UserError(`${position}: "${content}" isn't a header. Use "Name: value".`);
  }
  return [name, value];
}

export const readHeaderRules = (text: string, name: string) =>
  findHeaders(parseHeaderRules(text, name));

/** Returns a decoded path's headers, with lower-case names. All matching patterns apply, and repeated headers are joined with a comma. */
export const findHeaders =
  (rules: readonly HeaderRule[]) =>
  (path: string): Readonly<Record<string, string>> => {
    const found: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      const start = pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
      if (start === undefined ? path !== pattern : !path.startsWith(start)) continue;
      for (const [header, value] of headers)
        found[header] = header in found ? `${found[header]}, ${value}` : value;
    }
    return found;
  };

export type RedirectRule = {
  /** The decoded path, without a trailing slash. */
  readonly from: string;
  readonly to: string;
  readonly status: number;
};

const statuses = new Set([301, 302, 303, 307, 308]);

/** Reads `_redirects`, lines of `from to [status]`. Throws a UserError that names the file and line. */
export const parseRedirectRules = (text: string, name: string): readonly RedirectRule[] =>
  linesOf(text, name).map(({ content, position }) => {
    const [from, to, status = '301', ...rest] = content.split(/\s+/);
    if (!from?.startsWith('/') || !to || rest.length > 0 || !statuses.has(Number(status)))
      throw new UserError(`${position}: "${content}" isn't a redirect. Use "/from /to 301".`);
    return { from: withoutClosingSlash(decode(from)), to, status: Number(status) };
  });

// The file may have encoded addresses. Paths are matched decoded.
function decode(from: string): string {
  try {
    return decodeURI(from);
  } catch {
    return from;
  }
}

/** Finds a decoded path's redirect. `search` is added unless the target has its own. The first rule for an address wins. */
export function readRedirectRules(text: string, name: string) {
  const rules = new Map(
    parseRedirectRules(text, name)
      .map((rule) => [rule.from, rule] as const)
      .reverse(),
  );
  return (path: string, search: string) => {
    const rule = rules.get(withoutClosingSlash(path));
    return rule && { to: withSearch(rule.to, search), status: rule.status };
  };
}

function withSearch(to: string, search: string): string {
  const base = 'http://preview.invalid';
  const url = new URL(to, base);
  if (!url.search) url.search = search;
  return url.origin === base ? url.pathname + url.search + url.hash : url.href;
}

const linesOf = (text: string, name: string) =>
  text
    .split(/\r?\n/)
    .map((line, index) => ({ line, content: line.trim(), position: `${name}:${index + 1}` }))
    .filter(({ content }) => content !== '' && !content.startsWith('#'));
