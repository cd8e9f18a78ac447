/** Runs the commands in catalogue/README.md in order, in a copy of this checkout. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { copyCheckout, shareBundles } from './testing/copy-checkout.ts';
import { runLines } from './testing/run-lines.ts';
import { commitCatalogue } from './testing/shell.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const readme = readFileSync(join(projectRoot, 'catalogue/README.md'), 'utf8');
const inBlocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);
const inText = [...readme.matchAll(/^\d\. `(npx puretec [^`]+)` writes/gm)].map(
  ([, command = '']) => command,
);
/**
 * Each command checks our catalogue for seconds, so lines that do the same as another are left out. table.test.ts,
 * calendar.test.ts and ci.test.ts run the table, calendar and build commands on the small catalogue.
 */
const left =
  /^npx puretec (?:set (?!promotions)|table|calendar|build|rename \/|new category|retire .* --dry-run$|changes$)/;
const commands = [...inBlocks, ...inText].filter((line) => !left.test(line));
const check = 'npx puretec check --json';

const folder = temporaryFolder('readme');
const checkout = join(folder, 'checkout');

const printed = new Map<string, string>();

const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

beforeAll(() => {
  copyCheckout(checkout, { sharesPictures: true });
  shareBundles(checkout);
  const made = commitCatalogue(checkout);
  expect(made.status, made.output).toBe(0);
});

it('each command does what it says', async () => {
  const kinds = new Set(commands.map((command) => /^npx puretec ([\w-]+)/.exec(command)?.[1]));
  expect([...kinds].sort()).toEqual(['changes', 'new', 'rename', 'retire', 'set']);
  const ended = await runLines(
    checkout,
    [...commands, check].map((line) => wordsOf(line).slice(2)),
  );
  for (const [at, command] of [...commands, check].entries()) {
    const { status, output = '' } = ended[at] ?? {};
    expect([command, status], output).toEqual([command, 0]);
    printed.set(command, output);
  }
  // On a busy machine, they take longer than any other test.
}, 900_000);

it('leaves a valid catalogue, and lists what has changed', () => {
  const { problems } = JSON.parse(printed.get(check) ?? '');
  // Only the new products have problems, because they aren't finished. Samples, house style and the retired product's
  // offers don't count.
  const told = problems
    .filter(({ rule }: { rule: string }) => rule !== 'house-style')
    .map(({ rule, file }: { rule: string; file: string }) => `${rule} ${file}`);
  const ofNew = told.filter((each: string) => /\/WH3-[89]0\.yaml$/.test(each));
  // The check reports the retired product's offers until someone rewrites them.
  expect(told.filter((each: string) => !ofNew.includes(each))).toEqual([
    expect.stringMatching(/^sample /),
    // The new page has no text yet.
    'incomplete-page catalogue/pages/articles-filters-for-schools.yaml',
    'retired-offer catalogue/products/WH2-55.yaml',
    // No category has the new promotions' ids yet.
    'scheduled-dates catalogue/promotions/featured.yaml',
    // The new place has no address, phone number or email address yet.
    'missing-contact catalogue/site.yaml',
  ]);
  expect(ofNew).toContain('orphan-product catalogue/products/WH3-90.yaml');
  const changes = readFileSync(join(checkout, 'what-will-change.md'), 'utf8');
  for (const change of ['HYBRID-G10', 'is discontinued, replaced by WH2-60', 'WH3-80'])
    expect(changes).toContain(change);
  const catalogue = join(checkout, 'catalogue');
  for (const name of readdirSync(catalogue, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const text = readFileSync(join(catalogue, name), 'utf8');
    expect(text.replace(/^formerCodes: .*/m, ''), name).not.toMatch(/HYBRID-G9(?![\w-])/);
  }
});
