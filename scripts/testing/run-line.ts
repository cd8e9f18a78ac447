import { vi } from 'vitest';
import { runCommandLine } from '../cli.ts';
import { projectRoot } from '../project-root.ts';
import { messageOf, UserError } from '../user-error.ts';

/** Runs a command line in this process, in a tenth of the time. Returns the status and the printed text. */
export async function runLine(...words: readonly string[]) {
  let output = '';
  const keep = (text: unknown) => {
    output += text;
    return true;
  };
  const print = (...texts: unknown[]) => void keep(`${texts.join(' ')}\n`);
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
    ...(['log', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(print),
    ),
  ];
  try {
    return { status: await runCommandLine(words, projectRoot), output };
  } catch (error) {
    const sentence = messageOf(error);
    if (sentence === undefined) throw error;
    const status = error instanceof UserError ? error.status : 1;
    return { status, output: `${output}${sentence}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
