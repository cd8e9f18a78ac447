/**
 * What the check says of slips that nobody thought of: in a copy of the catalogue, one line of one
 * file after the other is mutated, the same ones for the same seed.
 *
 *   node --import tsx scripts/audits/mutations.ts [--seed 1] [--count 300] [--list]
 *
 * Ends with 1 where the check crashed, where it accepted what nobody can have meant, where advice
 * that is called sure was wrong, or where less than 95 % of the problems stood within one line.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import { distance } from '../../codegen/diagnostics/suggest.ts';
import { applyEdit } from '../../codegen/diagnostics/text-edit.ts';
import { compileCatalogue } from '../../codegen/main.ts';
import { projectRoot } from '../project-root.ts';
import { seeded } from '../synthetic/random.ts';
import { judgeAccepted } from './mutations/judge-accepted.ts';
import { type Mutation, mutate } from './mutations/mutate.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '300' },
    list: { type: 'boolean', default: false },
  },
});
const random = seeded(Number(values.seed));
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
const root = join(folder, 'catalogue');
const cache = join(folder, 'cache');
cpSync(join(projectRoot, 'catalogue'), root, { recursive: true });

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .sort()
  .map((name) => join(root, name));
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row, index) => (row.trim() === '' || row.startsWith('#') ? [] : [{ file, index }])),
);

const nameOf = ({ rule, file, message }: Diagnostic) =>
  rule === 'sample' ? rule : `${rule} ${file} ${message}`;
const first = await compileCatalogue(root, { cache });
const known = new Set(first.problems.map(nameOf));
const addresses = Object.keys(first.catalogue?.routes ?? {});

const tally = new Map<string, number>();
const count = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1);
const wrong: string[] = [];
let [problems, near, crashes, advised, refused, single] = [0, 0, 0, 0, 0, 0];

for (let number = 0; number < Number(values.count); number++) {
  const { file = '', index = 0 } = lines[Math.floor(random() * lines.length)] ?? {};
  const original = readFileSync(file, 'utf8');
  const mutation = mutate(original, index, random);
  writeFileSync(file, mutation.text);
  const where = `${file.slice(folder.length + 1)}:${mutation.line} ${mutation.slip}: ${mutation.before.trim().slice(0, 100)}`;
  try {
    const { problems: all, catalogue } = await compileCatalogue(root, { cache });
    const found = all.filter((problem) => !known.has(nameOf(problem)));
    if (found.length > 0) refuse(found, file, original, mutation, where);
    else
      accept(
        original,
        mutation,
        where,
        Object.keys(catalogue?.routes ?? {}),
        redirectsOf(catalogue),
      );
  } catch (error) {
    crashes++;
    wrong.push(`CRASH ${where}\n    ${String(error)}`);
  } finally {
    writeFileSync(file, original);
  }
}
rmSync(folder, { recursive: true, force: true });

function refuse(
  found: readonly Diagnostic[],
  file: string,
  original: string,
  mutation: Mutation,
  where: string,
): void {
  refused++;
  if (found.length === 1) single++;
  if (values.list) console.log(`${found.length} ${where}`);
  const far: string[] = [];
  for (const problem of found) {
    const places = [problem, ...(problem.related ?? [])];
    const isNear = places.some(
      (place) => place.file === file && Math.abs(place.line - mutation.line) <= 1,
    );
    problems++;
    if (isNear) near++;
    else far.push(diagnosticLine(problem));
    if (values.list || !isNear)
      console.log(
        `    ${isNear ? '' : 'FAR '}${diagnosticLine(problem).slice(folder.length + 1, 360)}`,
      );
    if (!problem.fix) continue;
    advised++;
    const text = applyEdit(
      problem.file === file ? mutation.text : readFileSync(problem.file, 'utf8'),
      problem.fix,
    );
    if (problem.file !== file || !isSame(text, original, mutation.slip === 'half of the line'))
      wrong.push(`WRONG ADVICE ${where}\n    ${diagnosticLine(problem)}`);
  }
  if (far.length > 0 && !values.list) console.log(`  of ${where}`);
}

function accept(
  original: string,
  mutation: Mutation,
  where: string,
  routes: readonly string[],
  moved: ReadonlySet<string>,
): void {
  const { kind, isLegitimate, detail } = judgeAccepted(original, mutation.text);
  const lost = addresses.filter((address) => !routes.includes(address) && !moved.has(address));
  // Only who knows what is published can tell: `npm run changes` does.
  const name = lost.length > 0 ? 'an address less (told by npm run changes)' : kind;
  count(name);
  const after = mutation.text.split('\n')[mutation.line - 1] ?? '';
  if (values.list) console.log(`ok ${where} → ${name}\n     ${after.trim().slice(0, 160)}`);
  if (!isLegitimate) wrong.push(`ACCEPTED ${where}\n    ${kind}: ${detail}`);
}

function redirectsOf(catalogue: Awaited<ReturnType<typeof compileCatalogue>>['catalogue']) {
  return new Set((catalogue?.redirects ?? []).map(({ from }) => from));
}

/** The letter that the slip itself destroyed, or the rest of the line that it took, nobody can give back. */
function isSame(text: string, original: string, isHalf: boolean): boolean {
  try {
    return isAlike(parse(text), parse(original), isHalf);
  } catch {
    return false;
  }
}

function isAlike(after: unknown, before: unknown, isHalf: boolean): boolean {
  if (
    typeof after === 'object' &&
    after !== null &&
    typeof before === 'object' &&
    before !== null
  ) {
    const [is, was] = [Object.entries(after), new Map(Object.entries(before))];
    return (
      (is.length === was.size || (isHalf && is.length < was.size)) &&
      is.every(([key, value]) => isAlike(value, was.get(key), isHalf))
    );
  }
  const [is, was] = [String(after), String(before)];
  return (
    is === was ||
    (isHalf && was.startsWith(is)) ||
    (typeof was === 'string' && distance(is, was) <= 2)
  );
}

const share = problems === 0 ? 1 : near / problems;
console.log(`\nSeed ${values.seed}, ${values.count} mutations: ${crashes} crashes`);
console.log(
  `  refused or warned: ${refused}, ${single} of them with one problem; ${problems} problems, ${(share * 100).toFixed(1)} % within one line; ${advised} with sure advice`,
);
for (const [name, times] of [...tally].sort((a, b) => b[1] - a[1]))
  console.log(`  accepted, ${name}: ${times}`);
for (const line of wrong) console.log(line);
process.exitCode = wrong.length > 0 || share < 0.95 ? 1 : 0;
