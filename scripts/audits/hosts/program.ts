/** A program that is started, waited for until it answers, and ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../preview/testing/ask.ts';

export type Program = { readonly pid: number; readonly close: () => Promise<void> };

const longestStartMs = 120_000;

/** Throws with what it printed where it ends, or does not answer in two minutes. */
export async function startProgram(
  command: readonly [string, ...string[]],
  port: number,
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Program> {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  let hasEnded = false;
  const ended = once(child, 'exit').finally(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + longestStartMs;
  const answers = () =>
    ask(port, '/').then(
      ({ status }) => status > 0,
      () => false,
    );
  while (!(await answers())) {
    if (hasEnded || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${command.join(' ')} does not answer\n${printed}`);
    }
    await wait(100);
  }
  const { pid = 0 } = child;
  return {
    pid,
    async close() {
      child.kill('SIGTERM');
      const forced = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(forced);
    },
  };
}
