/** Writes words for nginx's configuration, and parses a configuration. */

export type Directive = {
  readonly words: readonly string[];
  /** The directives in its braces. Absent if it ends with `;`. */
  readonly block?: readonly Directive[];
};

/** Quotes a word. Throws if nginx would find a variable in it, which quotes don't prevent. */
export function word(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a line break ends a directive.
  if (/[$\u0000-\u001f\u007f]/.test(text))
    throw new Error(`nginx can't take ${JSON.stringify(text)}`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

const token =
  /\s+|#[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([;{}])|((?:\$\{|[^\s;{"'#}])[^\s;{]*)/gsy;

/** Throws an Error if the text isn't a configuration. */
export function parseNginx(text: string): readonly Directive[] {
  const open: { words: string[]; block: Directive[] }[] = [{ words: [], block: [] }];
  let words: string[] = [];
  let end = 0;
  const wrong = (at: number) =>
    new Error(`not a configuration of nginx: ${JSON.stringify(text.slice(at, at + 60))}`);
  for (const match of text.matchAll(token)) {
    const [whole, double, single, sign, plain] = match;
    end = match.index + whole.length;
    const quoted = double ?? single;
    if (quoted !== undefined) words.push(quoted.replaceAll(/\\(["'\\])/g, '$1'));
    else if (plain !== undefined) words.push(plain);
    else if (sign === ';') {
      if (words.length === 0) throw wrong(match.index);
      open.at(-1)?.block.push({ words });
      words = [];
    } else if (sign === '{') {
      open.push({ words, block: [] });
      words = [];
    } else if (sign === '}') {
      const closed = open.pop();
      const parent = open.at(-1);
      if (!closed || !parent || words.length > 0) throw wrong(match.index);
      parent.block.push(closed);
    }
  }
  const [root, ...unclosed] = open;
  if (!root || unclosed.length > 0 || words.length > 0 || end !== text.length) throw wrong(end);
  return root.block;
}

/** The directives of that name, at any depth. */
export const directivesNamed = (all: readonly Directive[], name: string): Directive[] =>
  all.flatMap((each) => [
    ...(each.words[0] === name ? [each] : []),
    ...directivesNamed(each.block ?? [], name),
  ]);
