/** Advice that is given for sure is followed by a program: then the file says what was meant, and nothing else is wrong. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { applyFix } from './fix.ts';
import { type Problem, problemLine } from './problem.ts';
import { rules } from './rules.ts';
import { edited, fixture } from './testing/catalogue-copy.ts';
import { corruptions } from './testing/corruptions.ts';
import { mistakesOfAccepted } from './testing/mistakes-of-accepted.ts';
import { mistakesOfAdvice } from './testing/mistakes-of-advice.ts';
import { mistakesOfBroken } from './testing/mistakes-of-broken.ts';
import { mistakesOfComments } from './testing/mistakes-of-comments.ts';
import { mistakesOfCopies } from './testing/mistakes-of-copies.ts';
import { mistakesOfDoubt } from './testing/mistakes-of-doubt.ts';
import { mistakesOfFacts } from './testing/mistakes-of-facts.ts';
import { mistakesOfFloods } from './testing/mistakes-of-floods.ts';
import { mistakesOfFollowed } from './testing/mistakes-of-followed.ts';
import { mistakesOfJoined } from './testing/mistakes-of-joined.ts';
import { mistakesOfLists } from './testing/mistakes-of-lists.ts';
import { mistakesOfLostLines } from './testing/mistakes-of-lost-lines.ts';
import { mistakesOfMovedLines } from './testing/mistakes-of-moved-lines.ts';
import { mistakesOfNextLines } from './testing/mistakes-of-next-lines.ts';
import { mistakesOfNoBreaks } from './testing/mistakes-of-no-breaks.ts';
import { mistakesOfPasted } from './testing/mistakes-of-pasted.ts';
import { mistakesOfPrices } from './testing/mistakes-of-prices.ts';
import { mistakesOfQueries } from './testing/mistakes-of-queries.ts';
import { mistakesOfSettings } from './testing/mistakes-of-settings.ts';
import { mistakesOfShape } from './testing/mistakes-of-shape.ts';
import { mistakesOfSlips } from './testing/mistakes-of-slips.ts';
import { mistakesOfStrayMarks } from './testing/mistakes-of-stray-marks.ts';
import { mistakesOfSyntax } from './testing/mistakes-of-syntax.ts';
import { mistakesOfWords } from './testing/mistakes-of-words.ts';

const at = '2026-07-01T00:00';
// Hundreds of checks each, on machines that do other things beside.
vi.setConfig({ testTimeout: 300_000 });

const files = readdirSync(fixture, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort();
const rulesWithAdvice = new Set<string>();

/** Writes what the advice says; gives back what would undo it. */
function follow({ file, fix, rule }: Problem): string {
  if (!fix) throw new Error(`no advice of ${rule}`);
  rulesWithAdvice.add(rule);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, applyFix(before, fix));
  return before;
}

const nameOf = ({ rule, field, message }: Problem) => `${rule} ${field} ${message}`;

/** Every so-manieth place where a slip can be made, so that all files have their turn. */
const placesPerSlip = 5;

describe.each(corruptions)('GEN-07 advice about $name', ({ of }) => {
  it('ends in what was there before, wherever it is given', async () => {
    const places = files.flatMap((file) =>
      readFileSync(join(fixture, file), 'utf8')
        .split('\n')
        .flatMap((row, index) => {
          const instead = row.trim() === '' ? undefined : of(row);
          return instead === undefined ? [] : [{ file, index, instead }];
        }),
    );
    const step = Math.max(1, Math.floor(places.length / placesPerSlip));
    const wrong: string[] = [];
    await edited([], { at }, async (compile, root) => {
      for (const { file, index, instead } of places.filter((_, place) => place % step === 0)) {
        const path = join(root, file);
        const original = readFileSync(path, 'utf8');
        const rows = original.split('\n');
        rows[index] = instead;
        writeFileSync(path, rows.join('\n'));
        const { problems } = await compile();
        for (const problem of problems.filter(({ fix }) => fix)) {
          const before = follow(problem);
          const after = await compile();
          const isRight =
            JSON.stringify(saidBy(path)) === JSON.stringify(parse(original)) &&
            after.problems.length < problems.length;
          if (!isRight) wrong.push(`${instead}\n  ${problemLine(problem)}`);
          writeFileSync(problem.file, before);
        }
        writeFileSync(path, original);
      }
    });
    expect(wrong).toEqual([]);
  });
});

function saidBy(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

const mistakes = [
  ...mistakesOfAccepted,
  ...mistakesOfAdvice,
  ...mistakesOfBroken,
  ...mistakesOfDoubt,
  ...mistakesOfFacts,
  ...mistakesOfSlips,
  ...mistakesOfFloods,
  ...mistakesOfFollowed,
  ...mistakesOfSettings,
  ...mistakesOfNextLines,
  ...mistakesOfNoBreaks,
  ...mistakesOfPasted,
  ...mistakesOfPrices,
  ...mistakesOfQueries,
  ...mistakesOfJoined,
  ...mistakesOfLists,
  ...mistakesOfLostLines,
  ...mistakesOfMovedLines,
  ...mistakesOfComments,
  ...mistakesOfCopies,
  ...mistakesOfWords,
  ...mistakesOfShape,
  ...mistakesOfStrayMarks,
  ...mistakesOfSyntax,
  ...rules.map(({ name, bad: { file, instead, yaml } }) => ({
    mistake: `the bad example of ${name}`,
    edits: [instead === undefined ? { file, text: yaml } : { file, from: instead, to: yaml }],
  })),
];

const acrossFiles = new Set(rules.map(({ name }) => name));

it('GEN-07 after advice was followed its problem is gone, and no other has come', async () => {
  const wrong: string[] = [];
  for (const { mistake, edits } of mistakes) {
    await edited(edits, { at }, async (compile) => {
      const { problems } = await compile();
      const known = new Set(problems.map(nameOf));
      for (const problem of problems.filter(({ fix }) => fix)) {
        const before = follow(problem);
        const after = await compile();
        // What an error hid may come to light; a file that is mended brings no error of its own.
        const come = after.problems.filter(
          (each) =>
            each.file === problem.file && !known.has(nameOf(each)) && !acrossFiles.has(each.rule),
        );
        if (come.length > 0 || after.problems.some((each) => nameOf(each) === nameOf(problem)))
          wrong.push(`${mistake}: ${problemLine(problem)}`);
        writeFileSync(problem.file, before);
      }
    });
  }
  expect(wrong).toEqual([]);
});

it('GEN-07 each rule that ever advises for sure was followed above', () => {
  expect([...rulesWithAdvice].sort()).toMatchInlineSnapshot(`
    [
      "application",
      "blank",
      "compared-price",
      "country-settings",
      "dangling-reference",
      "dead-link",
      "duplicate-key",
      "form-field",
      "idle-setting",
      "image",
      "incomplete-page",
      "lamp-facts",
      "link-query",
      "missing-page",
      "not-a-choice",
      "odd-word",
      "ordered-limits",
      "own-address",
      "place-facts",
      "plain-yaml",
      "price",
      "quote-text",
      "redirect",
      "swallowed",
      "syntax",
      "text-marks",
      "unknown-field",
      "unknown-type",
      "unsafe-link",
      "unsupported-fact",
      "wrong-form",
      "wrong-type",
    ]
  `);
});
