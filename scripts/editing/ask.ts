/** A yes or no, before a command writes. */
import { createInterface } from 'node:readline/promises';

/** Whether a person at a terminal says yes. Elsewhere it prints `otherwise`, which says what to add. */
export async function ask(question: string, otherwise: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.log(otherwise);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (y/n) `);
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
