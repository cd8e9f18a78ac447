/** Runs all steps, or those whose names contain the given words. Ends with "N passed, N failed". */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onExit } from '../on-exit.ts';
import { projectRoot } from '../project-root.ts';
import { findBrowser } from '../testing/find-browser.ts';
import { freePort } from '../testing/free-port.ts';
import { UserError } from '../user-error.ts';

type Outcome = { readonly passed: number; readonly failed: number };
type Step = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
};

const work = join(projectRoot, '.cache', 'test');
const env = {
  ...process.env,
  // Programs that tests start aren't npm's script "test".
  npm_lifecycle_event: undefined,
  NO_COLOR: '1',
  /** The tests' own site, separate from dist. */
  SITE_OUT: join(work, 'site'),
  // ACCEPTANCE 24: signs the search log of the site under test.
  PURETEC_SEARCH_LOG_KEY: 'test-key',
};

function runProgram(args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...env, ...more } });
    const ended = onExit(() => child.kill());
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (status) => {
      ended();
      if (status !== 0) console.log(`\n${Buffer.concat(output)}`);
      done(status ?? 1);
    });
  });
}

const command = (name: string, ...args: readonly string[]): Step => ({
  name,
  run: async () =>
    (await runProgram(args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

/** Counts the tests in a program's report. A program that fails counts as a failure. */
async function countTests(report: string, status: number): Promise<Outcome> {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  const passed: number = numPassedTests ?? stats.expected;
  const failed: number = numFailedTests ?? stats.unexpected;
  return { passed, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function newReport(name: string): string {
  const report = join(work, `${name}.json`);
  mkdirSync(work, { recursive: true });
  rmSync(report, { force: true });
  return report;
}

const vitest = (name: string, project: string): Step => ({
  name,
  async run() {
    const report = newReport(project);
    const status = await runProgram([
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', `${project}*`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]);
    return countTests(report, status);
  },
});

const browserTests: Step = {
  name: 'Browser tests',
  async run() {
    const report = newReport('browser');
    const status = await runProgram(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'],
      {
        CHROMIUM_PATH: findBrowser(),
        PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    return countTests(report, status);
  },
};

/** Stages run in order. Steps of one stage share the cores; a suite uses all of them. */
const stages: readonly (readonly Step[])[] = [
  // Types need the generated modules.
  [command('Generate', 'scripts/run.mjs', 'generate')],
  [
    command('Build the site', 'scripts/run.mjs', 'build', '--out', env.SITE_OUT),
    command('Types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
    command('Lint and format', 'node_modules/@biomejs/biome/bin/biome', 'ci', '.'),
    command('Spelling', 'node_modules/cspell/bin.mjs', '--no-progress', '--no-summary'),
    command(
      'Dependencies between folders',
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', '.dependency-cruiser.mjs'],
      ...['kernel', 'codegen', 'drawings', 'site', 'scripts'],
    ),
    // They need no build, and keep both cores busy until the last of these steps ends.
    vitest('Unit tests', 'unit'),
  ],
  [vitest('Built-site tests', 'built')],
  [browserTests],
];

function stagesFor(word: string): typeof stages {
  const hasWord = (name: string) => name.toLowerCase().includes(word.toLowerCase());
  const named = stages.map((stage) => stage.filter(({ name }) => hasWord(name)));
  if (named.some((stage) => stage.length > 0)) return named;
  const names = stages.flat().map(({ name }) => `  ${name}`);
  throw new UserError(
    `There's no step with "${word}" in its name. The steps are:\n${names.join('\n')}`,
    2,
  );
}

async function take({ name, run: runStep }: Step): Promise<Outcome> {
  const start = performance.now();
  console.log(`${name} …`);
  const outcome = await runStep();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s`);
  return outcome;
}

export async function run(words: readonly string[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const stage of stagesFor(words.join(' '))) {
    const left = [...stage];
    const lane = async () => {
      for (let step = left.shift(); step; step = left.shift()) outcomes.push(await take(step));
    };
    await Promise.all([lane(), lane()]);
  }
  const sum = (of: keyof Outcome) => outcomes.reduce((total, each) => total + each[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
}
