/** The things `npm run new` can create: the questions to ask, and the files to edit. */
import type { Editing } from '../editing/editing.ts';

export type Question = {
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
export type Answers = Readonly<Record<string, string | undefined>>;

export type Template = {
  /** Words after the kind on the command line. */
  readonly words: readonly Question[];
  readonly questions: readonly Question[];
  /** Proposes the edits, and returns what's left to do. Throws a UserError if an answer makes no sense. */
  readonly make: (editing: Editing, answers: Answers) => readonly string[];
};

/** The answer to a question that isn't optional. */
export function explained(answers: Answers, name: string): string {
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
