/** What `puretec new` does with the answers to a kind's questions, and how it asks for them. */
import { createInterface } from 'node:readline/promises';
import type { FieldPath, FileType } from '../../codegen/document.ts';
import { loadSchemas } from '../../codegen/validate/schemas.ts';
import type { Editing } from '../editing/editing.ts';
import { readValue } from '../editing/read-value.ts';
import { orderOf, schemaAt } from '../editing/schema-fields.ts';
import { UserError } from '../user-error.ts';
import type { Kind, Question } from './kinds.ts';

/** Answers by the name of the question. */
export type Answers = Readonly<Record<string, string | undefined>>;

export type Template = {
  /** The type of file whose fields the answers become, and the position of the entry in it. */
  readonly kind: FileType;
  readonly path: FieldPath;
  /** Throw a UserError if the answer makes no sense although the schema allows it. */
  readonly requires?: Readonly<Record<string, (editing: Editing, answer: string) => unknown>>;
  /** An answer to offer, from the answers so far. */
  readonly suggest?: (editing: Editing, name: string, answers: Answers) => string | undefined;
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

/** The field that a question is about: "page-title" is pageTitle. Undefined if it isn't a field. */
export const fieldOf = ({ kind, path }: Template, name: string): string | undefined =>
  orderOf(kind, path).find((field) => field.toLowerCase() === name.replaceAll('-', ''));

/** Throws a UserError if an answer can't be used. */
function requireAnswer(editing: Editing, template: Template, name: string, answer: string): void {
  const field = fieldOf(template, name);
  const path = field === undefined ? undefined : [...template.path, field];
  const schema = path && schemaAt(template.kind, path);
  if (path && schema) {
    const read = readValue(schema, answer);
    const fault = 'fault' in read ? read.fault : schemaFault(template.kind, path, read.value);
    if (fault !== undefined) throw new UserError(`--${name}: ${fault}.`);
  }
  template.requires?.[name]?.(editing, answer);
}

/** Why the schema refuses a value, without a full stop. Undefined if it doesn't. */
function schemaFault(kind: FileType, path: FieldPath, value: unknown): string | undefined {
  const validate = loadSchemas()(kind);
  const file = path.reduceRight<unknown>(
    (inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }),
    value,
  );
  validate.call({ mentions: [] }, file);
  const error = validate.errors?.find(({ instancePath }) =>
    `${instancePath}/`.startsWith(`/${path.join('/')}/`),
  );
  if (!error) return undefined;
  const wants: unknown = error.parentSchema?.['x-wants'];
  if (typeof wants === 'string') return `use ${wants}`;
  if (error.keyword === 'enum') return `use one of ${error.params.allowedValues.join(', ')}`;
  return `it ${error.message}`;
}

/** Checks the answers, and asks for missing ones at a terminal. Elsewhere they have to be flags. */
export async function askMissing(
  editing: Editing,
  template: Template,
  questions: readonly Question[],
  given: Answers,
  commandOf: (answers: Answers) => string,
): Promise<Answers> {
  for (const [name, answer] of Object.entries(given))
    if (answer !== undefined) requireAnswer(editing, template, name, answer);
  const open = questions.filter(({ name }) => given[name] === undefined);
  const missing = open.filter(({ optional }) => !optional);
  if (missing.length === 0) return given;
  if (!process.stdin.isTTY) {
    const lines = missing.map(({ name, ask, example }) => `  --${name} "${example}"   ${ask}`);
    throw new UserError(`Add these options:\n${lines.join('\n')}`, 2);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const stop = new AbortController();
  terminal.on('SIGINT', () => stop.abort()).on('close', () => stop.abort());
  const answers: Record<string, string | undefined> = { ...given };
  try {
    for (const { name, ask, example, optional } of open) {
      const usual = template.suggest?.(editing, name, answers);
      const hint = usual ?? (optional ? 'nothing' : undefined);
      const prompt = `${ask} (such as ${example}${hint ? `; Enter for ${hint}` : ''}): `;
      for (let isOpen = true; isOpen; ) {
        const typed = (await terminal.question(prompt, { signal: stop.signal })).trim() || usual;
        if (typed === undefined) isOpen = !optional;
        else if (isTaken(() => requireAnswer(editing, template, name, typed))) {
          answers[name] = typed;
          isOpen = false;
        }
      }
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new UserError(`\nNothing was written. To go on:\n  ${commandOf(answers)}`);
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

/** The command with its answers, to run again. */
export function commandLineOf(
  title: string,
  { words, questions }: Kind,
  answers: Answers,
  catalogue: string,
): string {
  const quote = (text: string) => `"${text.replaceAll(/["\\$`]/g, '\\$&')}"`;
  // A word after one that's missing would be taken for it.
  const given = words.flatMap(({ name }) => answers[name] ?? []);
  const flags = questions.flatMap(({ name }) => {
    const answer = answers[name];
    return answer === undefined ? [] : [`--${name} ${quote(answer)}`];
  });
  const elsewhere = catalogue === 'catalogue' ? [] : [`--catalogue ${quote(catalogue)}`];
  return ['npx puretec new', title, ...given.map(quote), ...flags, ...elsewhere].join(' ');
}
