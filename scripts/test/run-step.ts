/** One step of the tests: a command of its own, quiet unless it fails. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd } from '../at-end.ts';
import { projectRoot } from '../project-root.ts';

export type Outcome = { readonly passed: number; readonly failed: number };
export type TestStep = {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
};

export type Finished = { readonly code: number; readonly output: string };

/** Runs a program of node_modules/.bin or Node itself, without a shell. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Finished> {
  // Options that npm kept, or that an .npmrc sets, aren't for the commands of a step.
  const { npm_lifecycle_event: _event, ...inherited } = process.env;
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env: { ...inherited, NO_COLOR: '1', ...env },
      shell: process.platform === 'win32',
    });
    const stopped = atEnd(() => child.kill());
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      stopped();
      done({ code: code ?? 1, output });
    });
  });
}

/** A step that passes or fails as a whole. */
export const whole = (name: string, command: string, args: readonly string[]): TestStep => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command, args);
    if (code !== 0) console.log(`\n${output}`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
});

/** The unit tests whose path contains one of `filters`, or all, counted by vitest's own report. */
export async function runVitest(
  node: string,
  report: string,
  filters: readonly string[] = [],
): Promise<Outcome> {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await runCommand(node, [
    join(projectRoot, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  if (code !== 0) console.log(`\n${output}`);
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failed = numFailedTests || (code === 0 ? 0 : Math.max(1, numFailedTestSuites));
  return { passed: numPassedTests, failed };
}
