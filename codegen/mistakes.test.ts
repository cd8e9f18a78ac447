import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inOrder, summary } from './problem.ts';
import { checkWith, type Edit, withCopy } from './testing/catalogue-copy.ts';
import { mistakesAcrossFiles } from './testing/mistakes-across-files.ts';
import { mistakesOfAccepted } from './testing/mistakes-of-accepted.ts';
import { mistakesOfAddresses } from './testing/mistakes-of-addresses.ts';
import { mistakesOfAdvice } from './testing/mistakes-of-advice.ts';
import { mistakesOfBlame } from './testing/mistakes-of-blame.ts';
import { mistakesOfBroken } from './testing/mistakes-of-broken.ts';
import { mistakesOfComments } from './testing/mistakes-of-comments.ts';
import { mistakesOfCopies } from './testing/mistakes-of-copies.ts';
import { mistakesOfDoubt } from './testing/mistakes-of-doubt.ts';
import { mistakesOfFacts } from './testing/mistakes-of-facts.ts';
import { mistakesOfFiles } from './testing/mistakes-of-files.ts';
import { mistakesOfFloods } from './testing/mistakes-of-floods.ts';
import { mistakesOfFollowed } from './testing/mistakes-of-followed.ts';
import { mistakesOfJoined } from './testing/mistakes-of-joined.ts';
import { mistakesOfLinks } from './testing/mistakes-of-links.ts';
import { mistakesOfLists } from './testing/mistakes-of-lists.ts';
import { mistakesOfLostLines } from './testing/mistakes-of-lost-lines.ts';
import { mistakesOfMovedLines } from './testing/mistakes-of-moved-lines.ts';
import { mistakesOfNextLines } from './testing/mistakes-of-next-lines.ts';
import { mistakesOfNoBreaks } from './testing/mistakes-of-no-breaks.ts';
import { mistakesOfPasted } from './testing/mistakes-of-pasted.ts';
import { mistakesOfPrices } from './testing/mistakes-of-prices.ts';
import { mistakesOfQueries } from './testing/mistakes-of-queries.ts';
import { mistakesOfReferences } from './testing/mistakes-of-references.ts';
import { mistakesOfSettings } from './testing/mistakes-of-settings.ts';
import { mistakesOfShape } from './testing/mistakes-of-shape.ts';
import { mistakesOfSlips } from './testing/mistakes-of-slips.ts';
import { mistakesOfStrayMarks } from './testing/mistakes-of-stray-marks.ts';
import { mistakesOfSyntax } from './testing/mistakes-of-syntax.ts';
import { mistakesOfWords } from './testing/mistakes-of-words.ts';

const mistakes = [
  ...mistakesOfStrayMarks,
  ...mistakesOfSyntax,
  ...mistakesOfFiles,
  ...mistakesOfShape,
  ...mistakesOfPrices,
  ...mistakesOfReferences,
  ...mistakesAcrossFiles,
  ...mistakesOfLinks,
  ...mistakesOfAddresses,
  ...mistakesOfAccepted,
  ...mistakesOfAdvice,
  ...mistakesOfBlame,
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
  ...mistakesOfQueries,
  ...mistakesOfJoined,
  ...mistakesOfLists,
  ...mistakesOfLostLines,
  ...mistakesOfMovedLines,
  ...mistakesOfComments,
  ...mistakesOfCopies,
  ...mistakesOfWords,
];
/** Promotions are judged at a day. */
const at = '2026-07-01T00:00';
const printedForm = /^(error|warning) catalogue\/[^:]+:\d+:\d+( \S+)?: .+ \[[a-z-]+\]$/s;

it('GEN-07 at least 150 mistakes are pinned, and few are more than one problem', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(150);
  const several = mistakes.filter(({ edits, printed }) => printed.length > edits.length);
  expect(several.map(({ mistake }) => mistake)).toMatchInlineSnapshot(`
    [
      "values nested 70 deep",
      "no menu for plumbers",
      "no page for the search",
      "a printed price of what is for dealers alone",
      "products that replace each other",
      "a product that no category lists",
      "prose that goes on in the next line, where a link in it leads nowhere",
    ]
  `);
});

describe('GEN-07 a mistake in a file is printed with its place and what to write', () => {
  it.each(mistakes)('ACCEPTANCE $acceptance: $mistake', async ({ edits, printed }) => {
    const { lines, catalogue } = await checkWith(edits, { at });
    expect(lines).toEqual(printed);
    for (const line of lines) {
      expect(line).toMatch(printedForm);
      expect(line, 'a stack trace').not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
    }
    const hasError = printed.some((line) => line.startsWith('error'));
    expect(catalogue === undefined, 'nothing is generated from a catalogue with an error').toBe(
      hasError,
    );
  });
});

const warned = mistakes.filter(({ printed }) =>
  printed.every((line) => line.startsWith('warning')),
);

it.each(warned)('ACCEPTANCE 12 --strict refuses $mistake', async ({ edits, printed }) => {
  const { lines, catalogue } = await checkWith(edits, { strict: true, at });
  expect(lines).toEqual(printed.map((line) => line.replace(/^warning/, 'error')));
  expect(catalogue).toBeUndefined();
});

describe('ACCEPTANCE 1 to 17: several mistakes at once', () => {
  const edits: readonly Edit[] = [
    { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: javascript:alert(1)' },
    { file: 'products/WH-1.yaml', from: 'type: system', to: 'type:system' },
    { file: 'categories/mains.yaml', from: '    header: Whole house filters\n', to: '' },
    { file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: $329' },
    { file: 'products/CT-0.yaml', from: 'replacedBy: CT-1', to: 'replacedBy: CT-9' },
    { file: 'menus/dealers.yaml', from: 'action: login', to: 'action: logon' },
  ];
  const printed = [
    'error catalogue/categories/mains.yaml:37:5 categories[0].header: header is missing; write header:, such as Whole house filter systems for mains water [missing-field]',
    'error catalogue/menus/dealers.yaml:3:36 items[0].action: this is not one of the choices; found logon; write login [not-a-choice]',
    'error catalogue/products/CT-0.yaml:6:13 replacedBy: there is no product with this name; found CT-9; write the name of an existing product; did you mean CT-0 or CT-1? [dangling-reference]',
    'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found $329; write 329 [price]',
    'error catalogue/products/WH-1.yaml:9:1: a space is missing behind the colon; write type: system [syntax]',
    'error catalogue/promotions/banner.yaml:2:7 link: javascript: links are not allowed; found javascript:alert(1); write a path that begins with /, or an https:// address [unsafe-link]',
  ];

  it('are all reported in one run, by file and place', async () => {
    const { lines, problems, catalogue } = await checkWith(edits, { at });
    expect(lines).toEqual(printed);
    expect(summary(problems)).toBe('6 errors, 0 warnings');
    expect(catalogue).toBeUndefined();
  });

  it('come in the same order whatever the order in which they were made', async () => {
    const { lines, problems } = await checkWith([...edits].reverse(), { at });
    expect(lines).toEqual(printed);
    expect(inOrder([...problems].reverse())).toEqual(problems);
  });
});

it('ACCEPTANCE 1 to 17: the command prints every problem, no stack trace, and exits with 1', async () => {
  const repository = fileURLToPath(new URL('..', import.meta.url));
  const edits = mistakesOfShape.slice(0, 1).flatMap((mistake) => mistake.edits);
  const { status, stdout, stderr } = await withCopy(edits, (root) =>
    spawnSync(
      process.execPath,
      ['--import', 'tsx', join(repository, 'scripts/check.ts'), '--catalogue', root],
      { cwd: repository, encoding: 'utf8' },
    ),
  );
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain('there is no field nmae here; write name');
  expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at .+:\d+:\d+/);
});

it('GEN-07 a block of text may begin with a word and a colon', async () => {
  const edit = { from: 'summary: A two-stage', to: 'summary: >-\n  Note: A two-stage' };
  const { lines } = await checkWith([{ file: 'products/WH-1.yaml', ...edit }], { at });
  expect(lines).toEqual([]);
});

it('ACCEPTANCE 5 a comment behind a name, a choice or a figure is one', async () => {
  const edits: readonly Edit[] = [
    { file: 'products/WH-1.yaml', from: 'type: system', to: 'type: system # our first' },
    { file: 'products/WH-1.yaml', from: '  flow: 60', to: '  flow: 60 # at 3 bar' },
    { file: 'products/WH-1.yaml', from: '- code: FIT-1', to: '- code: FIT-1 # the small one' },
    { file: 'products/CT-0.yaml', from: 'discontinued: true', to: 'discontinued: true # in May' },
    { file: 'products/CT-1.yaml', from: 'au: 0.95', to: 'au: 0.95 # since May' },
    { file: 'promotions/banner.yaml', from: '/contact-us', to: '/contact-us # for now' },
  ];
  expect((await checkWith(edits, { at })).lines).toEqual([]);
});

it('GEN-07 an apostrophe may end a word, and a foot', async () => {
  const edits: readonly Edit[] = [
    {
      file: 'products/CT-0.yaml',
      from: 'name: Carbon cartridge, first model',
      to: "name: For Smiths'",
    },
    { file: 'products/CT-1.yaml', from: 'name: Carbon cartridge', to: "name: Tube of 6'" },
  ];
  expect((await checkWith(edits, { at })).lines).toEqual([]);
});

it('ACCEPTANCE files: what a spreadsheet leaves beside an open file is nobody’s mistake', async () => {
  const { lines } = await checkWith([{ file: 'products/~$prices.xlsx', text: 'x' }], { at });
  expect(lines).toEqual([]);
});
