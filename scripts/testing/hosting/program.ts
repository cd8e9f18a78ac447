/** A program that is started, waited for until it answers, and ended. */
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../preview/testing/ask.ts';
import { startProgram } from '../start-program.ts';

export type Program = { readonly pid: number; readonly close: () => Promise<void> };

const longestStartMs = 120_000;

/** Throws with what it printed if it ends, or doesn't answer within two minutes. */
export async function startHostingProgram(
  [file, ...args]: readonly [string, ...string[]],
  port: number,
  { cwd, env }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<Program> {
  const { child, ended, output } = startProgram(file, args, env, cwd, true);
  const { pid = 0 } = child;
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {}
  };
  const endWithUs = () => end('SIGKILL');
  process.once('exit', endWithUs);
  const deadline = Date.now() + longestStartMs;
  const answers = () =>
    ask(port, '/').then(
      ({ status }) => status > 0,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > deadline) {
      end('SIGKILL');
      throw new Error(`${file} ${args.join(' ')} does not answer\n${output()}`);
    }
    await wait(100);
  }
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
