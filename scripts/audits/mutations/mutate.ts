/** One slip of a hand in one line of a text, chosen by a random number. */
type Slip = {
  readonly name: string;
  /** The lines that take the place of the line; `undefined` where it cannot slip so. */
  readonly of: (row: string, random: () => number, next: string) => readonly string[] | undefined;
};

export type Mutation = {
  readonly slip: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly text: string;
};

const indent = /^ */;
const letters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,:;/\'"[]{}#&*!%@ ';

/** A place in the row behind its indentation. */
const placeIn = (row: string, random: () => number): number => {
  const start = indent.exec(row)?.[0].length ?? 0;
  return start + Math.floor(random() * (row.length - start));
};
const one = (row: string) => [row];
const replaced = (row: string, what: RegExp | string, by: string) =>
  row.search(what) === -1 ? undefined : one(row.replace(what, by));

const slips: readonly Slip[] = [
  { name: 'a letter left out', of: (row, random) => spliced(row, random, 1, '') },
  { name: 'a letter too many', of: (row, random) => spliced(row, random, 0, letterOf(random)) },
  { name: 'another letter', of: (row, random) => spliced(row, random, 1, letterOf(random)) },
  {
    name: 'two letters exchanged',
    of: (row, random) => {
      const at = placeIn(row, random);
      const [a, b] = [row[at], row[at + 1]];
      return a && b && a !== b ? one(row.slice(0, at) + b + a + row.slice(at + 2)) : undefined;
    },
  },
  { name: 'the line left out', of: () => [] },
  { name: 'the line twice', of: (row) => [row, row] },
  { name: 'the line made a comment', of: (row) => one(row.replace(/^( *)/, '$1# ')) },
  {
    name: 'the line behind the next',
    of: (row, _random, next) => (next.trim() === '' ? undefined : [next, row]),
  },
  { name: 'one space further in', of: (row) => one(` ${row}`) },
  { name: 'two spaces further in', of: (row) => one(`  ${row}`) },
  { name: 'one space further out', of: (row) => replaced(row, /^ /, '') },
  { name: 'two spaces further out', of: (row) => replaced(row, /^ {2}/, '') },
  { name: 'a tab in front', of: (row) => one(`\t${row.trimStart()}`) },
  { name: 'no space behind the colon', of: (row) => replaced(row, ': ', ':') },
  { name: 'no colon', of: (row) => replaced(row, /:(?= |$)/, '') },
  { name: 'no space behind the dash', of: (row) => replaced(row, '- ', '-') },
  { name: 'a quote left out', of: (row) => replaced(row, /["']/, '') },
  { name: 'a closing quote left out', of: (row) => replaced(row, /["'](?=[^"']*$)/, '') },
  { name: 'a comma left out', of: (row) => replaced(row, ',', '') },
  { name: 'a bracket left out', of: (row) => replaced(row, /[[\]{}]/, '') },
  { name: 'a capital', of: (row) => capital(row) },
  { name: 'half of the line', of: (row, random) => one(row.slice(0, placeIn(row, random))) },
  {
    name: 'a comma for the point',
    of: (row) => replaced(row, /(?<=\d)\.(?=\d)/, ','),
  },
];

const letterOf = (random: () => number) => letters[Math.floor(random() * letters.length)] ?? 'x';

function spliced(row: string, random: () => number, count: number, text: string) {
  const at = placeIn(row, random);
  const after = row.slice(0, at) + text + row.slice(at + count);
  return after === row ? undefined : one(after);
}

function capital(row: string) {
  const at = row.search(/(?<=[: [,-])[a-z]/);
  return at === -1
    ? undefined
    : one(row.slice(0, at) + row.charAt(at).toUpperCase() + row.slice(at + 1));
}

/** The text with a slip in the line at `index`; another slip where the first cannot be. */
export function mutate(text: string, index: number, random: () => number): Mutation {
  const rows = text.split('\n');
  const before = rows[index] ?? '';
  for (;;) {
    const slip = slips[Math.floor(random() * slips.length)];
    const instead = slip?.of(before, random, rows[index + 1] ?? '');
    if (!slip || !instead) continue;
    const taken = slip.name === 'the line behind the next' ? 2 : 1;
    const after = [...rows.slice(0, index), ...instead, ...rows.slice(index + taken)];
    return { slip: slip.name, line: index + 1, before, text: after.join('\n') };
  }
}
