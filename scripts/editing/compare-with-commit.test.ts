import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Diagnostic, fileDiagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { foldedAtEdits, priceJumps } from './compare-with-commit.ts';

async function catalogue() {
  const root = mkdtempSync(join(tmpdir(), 'prices-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  await mkdir(join(root, 'products'));
  const write = (price: string, code = 'A-1') =>
    writeFileSync(join(root, 'products', `${code}.yaml`), `name: A\nprice: ${price}\n`);
  const git = (...words: string[]) => execFileSync('git', ['-C', root, ...words]);
  const commit = () => {
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add prices');
  };
  return { root, write, commit };
}

it('warns of a price of three times or a third of the committed one', async () => {
  const { root, write, commit } = await catalogue();
  write('{ au: 511, nz: 560 }');
  for (const code of ['B-10', 'C-1']) write(`{ au: ${code.length} }`, code);
  commit();
  write('{ au: 1533, nz: 186.7 }');
  for (const code of ['B-10', 'C-1']) write('{ au: 7 }', code);
  expect(
    priceJumps(root).map(({ message, found, line, severity }) => [message, found, line, severity]),
  ).toEqual([
    ['The price was 511 in AU and 560 in NZ in the last commit.', '1533 and 186.7', 2, 'warning'],
    ['The price was 3 in AU in the last commit.', '7', 2, 'warning'],
  ]);
});

it('accepts a usual change, a price on request, and a file that cannot be read', async () => {
  const { root, write, commit } = await catalogue();
  write('{ au: 511, nz: 560 }');
  commit();
  for (const price of ['{ au: 699, nz: 300 }', '{ au: on request, nz: not sold }', '{ au: [']) {
    write(price);
    expect(priceJumps(root)).toEqual([]);
  }
});

it('leaves out a price that already has an error', async () => {
  const { root, write, commit } = await catalogue();
  write('{ au: 511, nz: 560 }');
  commit();
  write('{ au: 0, nz: 5600 }');
  const wrong = fileDiagnostic(join(root, 'products', 'A-1.yaml'), 'schema', 'It is 0.', '', {
    line: 2,
    column: 8,
  });
  const found = [{ ...wrong, field: 'price.au' }];
  expect(priceJumps(root, { found }).map((each) => each.found)).toEqual(['5600']);
});

it('warns of a number whose decimal point slipped, also in a text and a list of parts', async () => {
  const { root, commit } = await catalogue();
  const write = (width: number, weight: number, media = 40, every = 12) =>
    writeFileSync(
      join(root, 'products', 'A-1.yaml'),
      `name: A\nspecifications:\n  width: ${width}\n  weight: ${weight}\n  media: ${media} L, 3 to 5 mm\ncartridges: [{ code: B-20, every: ${every} }]\n`,
    );
  write(400, 1.6);
  commit();
  write(420, 0.16);
  const [jump, ...more] = priceJumps(root);
  expect(more).toEqual([]);
  expect(jump).toMatchObject({
    ...{ rule: 'likely-figure', severity: 'warning', field: 'specifications.weight', line: 4 },
    ...{ message: 'It was 1.6 in the last commit.', found: '0.16' },
  });
  write(400, 1.5, 45, 6);
  expect(priceJumps(root)).toEqual([]);
  write(400, 1.6, 400, 120);
  expect(priceJumps(root).map(({ field, line, found }) => [field, line, found])).toEqual([
    ['specifications.media', 5, '400'],
    ['cartridges[0].every', 6, '120'],
  ]);
});

it('says nothing of a catalogue without git', async () => {
  const { root, write } = await catalogue();
  write('{ au: 1533, nz: 560 }');
  expect(priceJumps(root)).toEqual([]);
});

it('warns of a price that is the committed one plus GST', async () => {
  const { root, write, commit } = await catalogue();
  write('{ au: 511.05, nz: 560 }');
  commit();
  write('{ au: 562.15, nz: 616 }');
  const gstPercentIn = (country: string) => (country === 'AU' ? 10 : 15);
  expect(priceJumps(root, { gstPercentIn }).map(({ found, write }) => [found, write])).toEqual([
    ['562.15', expect.stringContaining('Enter prices ex GST.')],
  ]);
});

it('reports what an edit causes once, at the edit, and says what the value was', async () => {
  const { root, commit } = await catalogue();
  const file = join(root, 'products', 'A-1.yaml');
  const write = (flow: number, name = 'label') =>
    writeFileSync(file, `name: ${name}\nlist:\n  - ${flow}\n`);
  write(4.5);
  commit();
  const problem = (field: string, line = 1) => ({
    ...fileDiagnostic(file, 'x', `${field} differs.`, 'Use one.', { line, column: 1 }),
    field,
  });
  const [one, two, known] = [problem('name'), problem('summary'), problem('type')];
  // The catalogue has the first two only with the edited value.
  const fold = (...problems: Diagnostic[]) =>
    foldedAtEdits(root, problems, async (edited) =>
      problems.filter((each) => each === known || !String([...edited.values()]).includes('4.5')),
    );
  expect(await fold(one, two, known)).toEqual([one, two, known]);
  write(5.4);
  const place = { line: 3, column: 5, field: 'list[0]', found: '5.4' };
  const [moved, kept] = await fold(one, two, known).then((all) => all.toReversed());
  expect(kept).toEqual(known);
  expect(moved).toMatchObject({
    ...place,
    message: 'name differs.',
    related: [{ line: 1, field: 'name' }, { field: 'summary' }],
    write: 'It was 4.5 in the last commit. If the new value is right, correct the 2 other places.',
  });
  expect(await fold(one)).toMatchObject([
    { ...place, write: 'It was 4.5 in the last commit. Use one.' },
  ]);
  // A file with an edit that YAML can't read keeps its problems as they are.
  writeFileSync(file, 'name: "label\nlist:\n  - 5.4\n');
  expect(await fold(one, known)).toEqual([one, known]);
  write(5.4);
  // A problem at the edit explains the others.
  expect(await fold(one, problem('list[0]', 3))).toMatchObject([{ message: 'list[0] differs.' }]);
});
