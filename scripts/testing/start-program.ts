/** Starts a program in its own process, as a person would, and records its output and exit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../project-root.ts';

export type Ended = {
  readonly status: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
};
export type StartedProgram = {
  readonly child: ChildProcess;
  /** Resolves once the output contains the text. Rejects if the program ends before then. */
  readonly prints: (text: string) => Promise<void>;
  readonly ended: Promise<Ended>;
  /** The output so far. */
  readonly output: () => string;
};

export const startNode = (
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
  cwd?: string,
): StartedProgram => startProgram(process.execPath, args, env, cwd);

export function startProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = projectRoot,
): StartedProgram {
  // npm and Vitest set these variables for the tests, not for programs that the tests start.
  const { npm_lifecycle_event, NODE_ENV, VITEST, ...inherited } = process.env;
  // Uses one pipe for both streams, like a terminal. Two pipes could mix up the order of lines.
  const child = spawn('/bin/sh', ['-c', 'exec "$0" "$@" 2>&1', program, ...args], {
    cwd,
    env: { ...inherited, NO_COLOR: '1', ...env },
  });
  let output = '';
  const waiting = new Set<() => void>();
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<Ended>((done) => {
    child.on('close', (status, signal) => done({ status, signal, output }));
  });
  const prints = (text: string) =>
    new Promise<void>((done, fail) => {
      const look = () => {
        if (!output.includes(text)) return;
        waiting.delete(look);
        done();
      };
      waiting.add(look);
      look();
      void ended.then(() => fail(new Error(`ended without printing "${text}":\n${output}`)));
    });
  return { child, prints, ended, output: () => output };
}

export const runNode = (args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ended> =>
  startNode(args, env).ended;

export const runProgram = (program: string, args: readonly string[]): Promise<Ended> =>
  startProgram(program, args).ended;

/** The options to build the fixture catalogue without pictures. */
export const fixtureTo = (out: string): readonly string[] => [
  ...['--catalogue', 'codegen/fixtures/catalogue', '--out', out, '--without-images'],
];

/** Starts `npx puretec NAME`, without npx. */
export const runScript = (name: string, ...args: readonly string[]): Promise<Ended> =>
  runNode(['scripts/run.mjs', name, ...args]);
