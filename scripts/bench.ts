/**
 * npm run bench: what builds cost, as commands that a person types, in a copy of this checkout and for
 * catalogues of several sizes. Machines differ and are busy, so compare figures of one machine.
 */
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { recordOf } from '../kernel/records.ts';
import { readArguments, readNumber } from './arguments.ts';
import { step } from './build/steps.ts';
import { runCommand } from './command.ts';
import { filesBelow } from './disk.ts';
import { onExit } from './on-exit.ts';
import { writeSynthetic } from './synthetic/write-synthetic.ts';
import { copyCheckout } from './testing/copy-checkout.ts';
import { UserError } from './user-error.ts';

const usage = `npm run bench [-- options]
  --products N,…  sizes (250,2000,10000)
  --runs N        runs of each case; the table shows medians (3)`;

const columns = ['wall', 'user', 'system', 'peak', 'written'] as const;
/** Medians of the runs, in seconds and megabytes. */
type Row = Omit<Measured, 'output'> & {
  readonly name: string;
  /** Files. */
  readonly written: number;
};
type SizeReport = {
  readonly products: number;
  readonly pages: number;
  readonly runs: number;
  readonly rows: readonly Row[];
};

runCommand(async () => {
  const values = readArguments(usage, {
    products: { type: 'string', default: '250,2000,10000' },
    runs: { type: 'string', default: '3' },
  });
  const sizes = values.products.split(',').map((text) => readNumber('products', text, 1, 100_000));
  const runs = readNumber('runs', values.runs, 1, 100);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const discard = onExit(() => rmSync(folder, { recursive: true, force: true }));
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: false });
  for (const products of sizes) {
    const report = await measureSize(checkout, join(folder, String(products)), products, runs);
    console.log(`\n${tableOf(report)}\n`);
  }
  discard();
  return 0;
});

async function measureSize(
  checkout: string,
  work: string,
  products: number,
  runs: number,
): Promise<SizeReport> {
  const [catalogue, out] = [join(work, 'catalogue'), join(work, 'site')];
  mkdirSync(work);
  writeSynthetic('catalogue', catalogue, products);
  const npm = (name: string, ...args: string[]) =>
    measure(['npm', 'run', name, '--', '--catalogue', catalogue, ...args], checkout);
  const build = () => npm('build', '--out', out, '--without-images');
  let count = 0;
  /** Removing thousands of files would make ext4 slow at creating new ones for minutes. */
  const putAside = (path: string) => {
    if (existsSync(path)) renameSync(path, join(work, `aside-${++count}`));
  };
  const editPrice = () => {
    const priced = readdirSync(join(catalogue, 'products'))
      .map((name) => join(catalogue, 'products', name))
      .find((file) => /SYN.*\.yaml$/.test(file) && /\bau: \d/.test(readFileSync(file, 'utf8')));
    // The dollars stay the same, because another price might break a rule.
    replace(priced ?? '', /\bau: (\d+)(\.\d+)?/, `au: $1.${10 + (++count % 90)}`);
  };
  const editTemplate = () =>
    replace(
      join(checkout, 'site/page-types/product/ProductOverview.tsx'),
      /<h1( data-edit="\d+")?/,
      `<h1 data-edit="${++count}"`,
    );
  /** Each case builds on what the one before has left. */
  const cases: readonly (readonly [string, edit: () => void, run: () => Promise<Measured>])[] = [
    [
      'clean build',
      () => [join(checkout, '.cache'), join(checkout, 'site/generated'), out].forEach(putAside),
      build,
    ],
    ['build after one price', editPrice, build],
    ['check after one price', editPrice, () => npm('check')],
    ['build after a template', editTemplate, build],
  ];
  const results = cases.map(() => [] as (Measured & { readonly written: number })[]);
  for (let index = 1; index <= runs; index++)
    for (const [at, [name, edit, run]] of cases.entries()) {
      edit();
      const before = filesIn(out);
      const measured = await step(`${name}, ${index} of ${runs}`, run);
      const written = [...filesIn(out)].filter(([file, state]) => before.get(file) !== state);
      results[at]?.push({ ...measured, written: written.length });
    }
  const rows = results.map((done, at) => ({
    name: cases[at]?.[0] ?? '',
    ...recordOf(columns, (column) => median(done.map((each) => each[column]))),
  }));
  const pages = [...filesIn(out).keys()].filter((name) => name.endsWith('.html')).length;
  return { products, pages, runs, rows };
}

function replace(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!from.test(text)) throw new UserError(`${file} has nothing that matches ${from}.`);
  writeFileSync(file, text.replace(from, to));
}

/** A rewritten file has another inode or another time. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const stateOf = (file: string) => {
    const { ino, mtimeMs } = statSync(file);
    return `${ino} ${mtimeMs}`;
  };
  const names = existsSync(folder) ? filesBelow(folder) : [];
  return new Map(names.map((name) => [name, stateOf(join(folder, name))]));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function tableOf({ products, pages, runs, rows }: SizeReport): string {
  const whole = (value: number) => Math.round(value).toLocaleString('en-AU');
  const lines = [
    ['', 'wall s', 'user s', 'system s', 'peak MB', 'written'],
    ...rows.map(({ name, wall, user, system, peak, written }) => [
      ...[name, wall.toFixed(2), user.toFixed(2), system.toFixed(2)],
      ...[whole(peak), whole(written)],
    ]),
  ].map(
    ([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(13)).join(''),
  );
  const title = `${whole(products)} products, ${whole(pages)} pages, medians of ${runs}`;
  return [title, ...lines].join('\n');
}

/** The time, memory and output of a command, including every process it starts. */
type Measured = {
  /** Seconds. */
  readonly wall: number;
  readonly user: number;
  readonly system: number;
  /** The largest sum of resident memory seen, in megabytes; shared pages count twice. 0 without /proc. */
  readonly peak: number;
  readonly output: string;
};

// The shell reports the processor time of its children and theirs.
const timed = '"$@"; status=$?; times >&3; exit $status';

/** Runs a command to its end. Throws a UserError with the command's output if it fails. */
async function measure(command: readonly string[], cwd: string): Promise<Measured> {
  const start = performance.now();
  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    // Its own process group: memory is summed by group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  const stop = onExit(() => {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {}
  });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(group));
  }, 50);
  const read = child.stdio
    .slice(1)
    .map((stream) => (stream && 'read' in stream ? text(stream) : ''));
  const status = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  const wall = (performance.now() - start) / 1000;
  clearInterval(sampling);
  stop();
  const [output = '', errors = '', spent = ''] = await Promise.all(read);
  if (status !== 0)
    throw new UserError(
      `${command.join(' ')} ended with ${status}:\n${(output + errors).slice(-3000)}`,
    );
  // The second line is the children's: "0m1.230s 0m0.100s".
  const [user = 0, system = 0] = [...(spent.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { wall, user, system, peak: peak / 1e6, output };
}

const pageBytes = 4096;

/** Sums the resident memory of a process group; 0 on systems without /proc. */
function residentBytes(group: number): number {
  let bytes = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // proc(5), after the name in brackets: state, parent, group, … and, 22nd, the resident pages.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) bytes += Number(fields[21]) * pageBytes;
    }
  } catch {
    // A process has ended since, so this sample is too small.
  }
  return bytes;
}
