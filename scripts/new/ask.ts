/** Asks for missing answers at a terminal. Elsewhere they have to be flags. */
import { createInterface } from 'node:readline/promises';
import type { Editing } from '../editing/editing.ts';
import { UserError } from '../user-error.ts';
import type { Answers, Question } from './template.ts';

export async function askMissing(
  editing: Editing,
  questions: readonly Question[],
  given: Answers,
): Promise<Answers> {
  for (const { name, require } of questions) {
    const answer = given[name];
    if (answer !== undefined) require?.(editing, answer);
  }
  const missing = questions.filter(({ name, optional }) => !optional && given[name] === undefined);
  if (missing.length === 0) return given;
  if (!process.stdin.isTTY) {
    const lines = missing.map(({ name, ask, example }) => `  --${name} "${example}"   ${ask}`);
    throw new UserError(`Add these options:\n${lines.join('\n')}`, 2);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string | undefined> = { ...given };
  try {
    for (const { name, ask, example, require } of missing) {
      let answer: string | undefined;
      while (answer === undefined) {
        const typed = (await terminal.question(`${ask} (such as ${example}): `)).trim();
        if (typed !== '' && isTaken(() => require?.(editing, typed))) answer = typed;
      }
      answers[name] = answer;
    }
  } finally {
    terminal.close();
  }
  return answers;
}

/** Whether an answer makes sense. Prints why if it doesn't. */
function isTaken(require: () => void): boolean {
  try {
    require();
    return true;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.log(error.message);
    return false;
  }
}
