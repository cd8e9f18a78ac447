/** One step of the tests: a command of its own, quiet unless it fails. */
import { spawn } from 'node:child_process';
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
