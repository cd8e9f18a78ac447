/** The things `npm run new` can create: the questions to ask, and the files to edit. */
import { createInterface } from 'node:readline/promises';
import type { Editing } from '../editing/editing.ts';
import { UserError } from '../user-error.ts';

export type TemplateQuestion = {
  /** The flag that answers it, without the dashes. */
  readonly name: string;
  readonly ask: string;
  readonly example: string;
  /** Throws a UserError if the answer makes no sense, before the next question. */
  readonly require?: (editing: Editing, answer: string) => void;
  /** It isn't asked for. */
  readonly optional?: true;
};

/** Answers by the name of the question. */
export type TemplateAnswers = Readonly<Record<string, string | undefined>>;

export type Template = {
  /** Words after the kind on the command line. */
  readonly words: readonly TemplateQuestion[];
  readonly questions: readonly TemplateQuestion[];
  /** Proposes the edits, and returns what's left to do. Throws a UserError if an answer makes no sense. */
  readonly make: (editing: Editing, answers: TemplateAnswers) => readonly string[];
};

/** The answer to a question that isn't optional. */
export function explained(answers: TemplateAnswers, name: string): string {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`${name} was never asked for`);
  return answer;
}

/** Splits "a, b" into a list. */
export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The first line of a file, which points editors to its schema. */
export const schemaLine = (kind: string): string =>
  `# yaml-language-server: $schema=../schema/${kind}.schema.json\n`;

/** Asks for missing answers at a terminal. Elsewhere they have to be flags. */
export async function askMissing(
  editing: Editing,
  questions: readonly TemplateQuestion[],
  given: TemplateAnswers,
): Promise<TemplateAnswers> {
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
