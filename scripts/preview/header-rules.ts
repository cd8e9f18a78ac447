import { validateHeaderName, validateHeaderValue } from 'node:http';
import { UserError } from '../user-error.ts';
import { readPathPattern } from './path-pattern.ts';

/** The headers for a decoded path, names in lower case. */
export type FindHeaders = (path: string) => Readonly<Record<string, string>>;

export type HeaderRule = {
  readonly pattern: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
};

function readHeader(content: string, place: string): [name: string, value: string] {
  const colon = content.indexOf(':');
  const name = content.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const value = content.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new UserError(`${place}: write "Name: value"; found "${content}"`);
  }
  return [name, value];
}

/**
 * Reads a `_headers` file: a path pattern on a line of its own, its headers indented below, `#`
 * for comments. Throws a UserError that names the file and line if a line can't be read.
 */
export function parseHeaderRules(text: string, name: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    const place = `${name}:${index + 1}`;
    if (content === '' || content.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      if (!content.startsWith('/')) {
        throw new UserError(`${place}: a path begins with "/"; found "${content}"`);
      }
      rules.push({ pattern: content, headers: [] });
    } else if (rule) rule.headers.push(readHeader(content, place));
    else throw new UserError(`${place}: put a header below the path it's for; found "${content}"`);
  }
  return rules;
}

/** All matching patterns apply. A header set twice is joined with a comma. */
export function readHeaderRules(text: string, name: string): FindHeaders {
  const rules = parseHeaderRules(text, name).map(({ pattern, headers }) => ({
    pattern: readPathPattern(pattern),
    headers,
  }));
  return (path) => {
    const found: Record<string, string> = {};
    for (const rule of rules) {
      if (!rule.pattern.match(path)) continue;
      for (const [header, value] of rule.headers) {
        const before = found[header];
        found[header] = before === undefined ? value : `${before}, ${value}`;
      }
    }
    return found;
  };
}
