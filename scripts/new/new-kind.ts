/** What `npm run new` can make: what it must be told, and which files it then edits. */
import type { Editing } from '../editing/editing.ts';

export type Question = {
  /** The flag that answers it, without the dashes. */
  readonly name: string;
  readonly ask: string;
  readonly example: string;
  /** Throws a Fault where an answer makes no sense by itself: before anything else is asked. */
  readonly require?: (editing: Editing, answer: string) => void;
  /** Neither asked for nor missed. */
  readonly optional?: true;
};

/** By the names of their questions; one that was not answered is absent. */
export type Answers = Readonly<Record<string, string | undefined>>;

export type NewKind = {
  /** What stands behind the kind on the command line. */
  readonly words: readonly Question[];
  readonly questions: readonly Question[];
  /** Proposes the edits; returns what is left to do. Throws a Fault where an answer makes no sense. */
  readonly make: (editing: Editing, answers: Answers) => readonly string[];
};

/** An answer that has been asked for. */
export function told(answers: Answers, name: string): string {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`nobody was asked for ${name}`);
  return answer;
}

/** "a, b": the entries of a list. */
export const listOf = (text: string | undefined, mark = ','): string[] =>
  (text ?? '')
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The first line of a file tells an editor its schema. */
export const schemaLine = (kind: string, folder = '../'): string =>
  `# yaml-language-server: $schema=${folder}schema/${kind}.schema.json\n`;
