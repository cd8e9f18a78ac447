/** Answers of a person at a terminal; elsewhere a flag must tell. */
import { createInterface } from 'node:readline/promises';
import { Fault } from '../fault.ts';
import type { Answers, Question } from './new-kind.ts';

export async function askMissing(questions: readonly Question[], given: Answers): Promise<Answers> {
  const missing = questions.filter(({ name, optional }) => !optional && given[name] === undefined);
  if (missing.length === 0) return given;
  if (!process.stdin.isTTY) {
    const lines = missing.map(({ name, ask, example }) => `  --${name} "${example}"   ${ask}`);
    throw new Fault(`These are missing:\n${lines.join('\n')}`, 2);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string | undefined> = { ...given };
  try {
    for (const { name, ask, example } of missing) {
      let answer = '';
      while (answer === '')
        answer = (await terminal.question(`${ask} (such as ${example}): `)).trim();
      answers[name] = answer;
    }
  } finally {
    terminal.close();
  }
  return answers;
}
