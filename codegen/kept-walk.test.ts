/** Whatever is done to a catalogue, what is kept of it changes nothing that anybody is told. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { seeded } from '../scripts/synthetic/random.ts';
import { printDiagnostics } from './diagnostics/print.ts';
import { compileCatalogue } from './main.ts';
import { fixture, withCopy } from './testing/catalogue-copy.ts';

afterEach(() => vi.restoreAllMocks());

const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|svg)$/.test(name))
    .sort();

const anyOf = (random: () => number, from: readonly string[]): string =>
  from[Math.floor(random() * from.length)] ?? '';

/** One step of the walk, and what it did. */
function step(root: string, random: () => number): string {
  const files = filesIn(root);
  const file = anyOf(random, files);
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  const rows = whole.split('\n');
  const row = Math.floor(random() * rows.length);
  const text = rows[row] ?? '';
  const change = (...to: string[]) => writeFileSync(path, rows.toSpliced(row, 1, ...to).join('\n'));
  /** One of the places that look like this becomes another. */
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
it.each([1, 2, 3, anySeed])(
  'GEN-07 a walk of edits is told of with and without a cache in the same words (seed %d)',
  async (seed) => {
    const random = seeded(seed);
    const before = Date.now();
    await withCopy([], async (root) => {
      const cache = join(root, '..', 'cache');
      const done: string[] = [];
      for (let count = 0; count < 40; count++) {
        done.push(step(root, random));
        // Now and then all edits are long past, and the disk's word for them is taken.
        vi.spyOn(Date, 'now').mockReturnValue(before + (random() < 0.5 ? 0 : 60_000));
        const whole = await compileCatalogue(root);
        const kept = await compileCatalogue(root, { cache });
        const told = ({ problems }: typeof whole) =>
          printDiagnostics(problems, { colour: false, textOf });
        expect(told(kept), done.join(', ')).toBe(told(whole));
        expect(kept.catalogue, done.join(', ')).toEqual(whole.catalogue);
        expect(kept.files).toBe(whole.files);
        if (random() < 0.05) rmSync(cache, { recursive: true });
        mkdirSync(cache, { recursive: true });
      }
    });
  },
);
