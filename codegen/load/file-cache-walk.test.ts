/** Random edits, each checked with and without the cache. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileCatalogue } from '../compile-catalogue.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { fixture, withCopy } from '../testing/catalogue-copy.ts';
import { seeded } from '../testing/random.ts';

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|svg)$/.test(name))
    .sort();

const anyOf = (random: () => number, from: readonly string[]): string =>
  from[Math.floor(random() * from.length)] ?? '';

/** One step of the walk, with what it changed. */
function step(root: string, random: () => number): string {
  const files = filesIn(root);
  const file = anyOf(random, files);
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  const rows = whole.split('\n');
  const row = Math.floor(random() * rows.length);
  const text = rows[row] ?? '';
  const change = (...to: string[]) => writeFileSync(path, rows.toSpliced(row, 1, ...to).join('\n'));
  /** Changes one of several places that look the same. */
  const replaceOne = (pattern: RegExp, to: (found: string) => string) => {
    const count = whole.match(pattern)?.length ?? 0;
    let left = Math.floor(random() * count);
    writeFileSync(
      path,
      whole.replaceAll(pattern, (found) => (left-- === 0 ? to(found) : found)),
    );
  };
  const steps: Readonly<Record<string, () => void>> = {
    digit: () => replaceOne(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    word: () => replaceOne(/[a-z]{4,}/g, () => 'someword'),
    infinity: () => replaceOne(/(?<=: )\d+$/gm, () => '.inf'),
    spelling: () => replaceOne(/(?<=: )\d+$/gm, (number) => `${number}.0`),
    marks: () => replaceOne(/(?<=: )[A-Z].*$/gm, (words) => `"*${words}* and [more](/nowhere)"`),
    line: () => change(),
    twice: () => change(text, text),
    tab: () => change(`\t${text}`),
    quote: () => change(`${text} "`),
    bytes: () => writeFileSync(path, Buffer.from([0xff, 0xfe, 0])),
    add: () => writeFileSync(path.replace(/(\.\w+)$/, `-${row}$1`), whole),
    delete: () => rmSync(path),
    rename: () => renameSync(path, path.replace(/(\.\w+)$/, `X$1`)),
    ending: () => renameSync(path, path.replace(/\.yaml$/, '.yml')),
    mend: () => {
      for (const lost of filesIn(root)) rmSync(join(root, lost));
      for (const name of filesIn(fixture))
        writeFileSync(join(root, name), readFileSync(join(fixture, name)));
    },
  };
  const kind = random() < 0.2 ? 'mend' : anyOf(random, Object.keys(steps));
  steps[kind]?.();
  return `${kind} ${file}:${row + 1}`;
}

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const anySeed = Math.floor(Math.random() * 1e9);
it.each([1, anySeed])(
  'GEN-07 the cache changes neither diagnostics nor tables during random edits (seed %d)',
  async (seed) => {
    const random = seeded(seed);
    await withCopy([], async (root) => {
      const cache = join(root, '..', 'cache');
      const done: string[] = [];
      for (let count = 0; count < 30; count++) {
        done.push(step(root, random));
        const whole = await compileCatalogue(root);
        const cached = await compileCatalogue(root, { cache });
        const printed = ({ problems }: typeof whole) =>
          printDiagnostics(problems, { colour: false, textOf });
        expect(printed(cached), done.join(', ')).toBe(printed(whole));
        expect(cached.tables, done.join(', ')).toEqual(whole.tables);
        expect(cached.files).toBe(whole.files);
        if (random() < 0.05) rmSync(cache, { recursive: true });
        mkdirSync(cache, { recursive: true });
      }
    });
  },
);
