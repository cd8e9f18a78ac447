/** A program that is started, waited for until it answers, and ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../preview/testing/ask.ts';

export type Program = { readonly pid: number; readonly close: () => Promise<void> };

const longestStartMs = 120_000;

/** Throws with what it printed where it ends, or does not answer in two minutes. */
export async function startHostingProgram(
  command: readonly [string, ...string[]],
  port: number,
  options: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Program> {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it starts ends with it: wrangler starts the runtime.
    detached: true,
  });
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {}
  };
  const endWithUs = () => end('SIGKILL');
  process.once('exit', endWithUs);
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
      end('SIGKILL');
      throw new Error(`${command.join(' ')} does not answer\n${printed}`);
    }
    await wait(100);
  }
  const { pid = 0 } = child;
  return {
    pid,
    async close() {
      end('SIGTERM');
      const forced = setTimeout(() => end('SIGKILL'), 5000);
      await ended;
      clearTimeout(forced);
      end('SIGKILL');
      process.off('exit', endWithUs);
    },
  };
}
