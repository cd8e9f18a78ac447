/**
 * Path patterns of the `_headers` and `_redirects` files: `*` matches anything, `:name` one segment,
 * and a trailing `/*` the folder and everything in it.
 */

export type PathPattern = {
  readonly literal: boolean;
  /** The parts matched by name ("splat" for `*`); undefined if the path doesn't match. */
  readonly match: (path: string) => Readonly<Record<string, string>> | undefined;
};

const escapeText = (text: string): string => text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');

/** Reads one pattern. Paths to match are decoded. */
export function readPathPattern(pattern: string): PathPattern {
  if (!/\*|\/:[a-z]/i.test(pattern)) {
    return { literal: true, match: (path) => (path === pattern ? {} : undefined) };
  }
  const source = pattern
    .split(/(\/\*$|\*|(?<=\/):[a-z]\w*)/i)
    .map((part) => {
      if (part === '/*') return '(?:/(?<splat>.*))?';
      if (part === '*') return '.*';
      if (/^:[a-z]\w*$/i.test(part)) return `(?<${part.slice(1)}>[^/]+)`;
      return escapeText(part);
    })
    .join('');
  const expression = new RegExp(`^${source}$`, 's');
  return {
    literal: false,
    match: (path) => {
      const found = expression.exec(path);
      if (!found) return undefined;
      const gaps = Object.entries(found.groups ?? {});
      return Object.fromEntries(gaps.map(([name, value]) => [name, value ?? '']));
    },
  };
}
