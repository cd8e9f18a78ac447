/** Defines templates for `puretec new`, and asks their questions. */
import { createInterface } from 'node:readline/promises';
import type { FieldPath, FileType } from '../../codegen/document.ts';
import { loadSchemas } from '../../codegen/validate/schemas.ts';
import { addressError, isAddressKind } from '../../kernel/address.ts';
import { isSpelled } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { readValue } from '../editing/read-value.ts';
import { requireProduct } from '../editing/require-entry.ts';
import { orderOf, schemaAt } from '../editing/schema-fields.ts';
import { type Value, writeFields } from '../editing/write-value.ts';
import { UserError } from '../user-error.ts';
import type { Kind } from './entry-kinds.ts';

export type Answers = Readonly<Record<string, string | undefined>>;

export type Template = {
  /** Throw a UserError for an answer that the schema allows but that makes no sense. */
  readonly requires?: Readonly<Record<string, (editing: Editing, answer: string) => unknown>>;
  readonly suggest?: (editing: Editing, name: string, answers: Answers) => string | undefined;
  /**
   * Proposes the edits and returns remaining tasks, or throws a UserError. `write` prints the
   * answers as YAML in schema order, with other fields.
   */
  readonly make: (
    editing: Editing,
    answers: Answers,
    write: (more?: Readonly<Record<string, Value>>) => string,
  ) => readonly string[];
};

export function explained(answers: Answers, name: string): string {
  const answer = answers[name];
  if (answer === undefined) throw new Error(`No question asked for ${name}`);
  return answer;
}

export const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const schemaLine = (kind: string): string =>
  `# yaml-language-server: $schema=../schema/${kind}.schema.json\n`;

/** Finds a question's field, such as pageTitle for "page-title". Undefined if there's none. */
function fieldOf({ file, path: above }: Kind, name: string) {
  const fields = orderOf(file, above);
  const field = fields.find((each) => each.toLowerCase() === name.replaceAll('-', ''));
  if (field === undefined) return undefined;
  const path = [...above, field];
  const schema = schemaAt(file, path);
  return schema && { field, path, schema };
}

/** Writes the answers' fields as YAML in schema order, with other fields. */
export function writeAnswers(kind: Kind, answers: Answers, more: Readonly<Record<string, Value>>) {
  const read = Object.entries(answers).flatMap(([name, answer]) => {
    const about = fieldOf(kind, name);
    const value = about && answer !== undefined && readValue(about.schema, answer);
    return about && value && 'value' in value && !isSpelled(value.value)
      ? [[about.field, value.value] as const]
      : [];
  });
  const values = new Map([...read, ...Object.entries(more)]);
  return writeFields(
    Object.fromEntries(orderOf(kind.file, kind.path).map((field) => [field, values.get(field)])),
  );
}

function requireAnswer(
  editing: Editing,
  kind: Kind,
  template: Template,
  [name, answer]: readonly [string, string],
): void {
  const about = fieldOf(kind, name);
  if (about) {
    const { path, schema } = about;
    const read = readValue(schema, answer);
    const fault = 'fault' in read ? read.fault : schemaFault(kind.file, path, read.value);
    if (fault !== undefined) throw new UserError(`--${name}: ${fault}.`);
    if (schema['x-ref'] === 'product') requireProduct(editing, answer);
  }
  template.requires?.[name]?.(editing, answer);
}

/** Returns why the schema refuses a value, without a full stop. Undefined if it doesn't. */
function schemaFault(kind: FileType, path: FieldPath, value: unknown): string | undefined {
  const validate = loadSchemas()(kind);
  const file = path.reduceRight<unknown>(
    (inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }),
    value,
  );
  validate.call({ mentions: [] }, file);
  const address: unknown = schemaAt(kind, path)?.['x-address'];
  const fault =
    isAddressKind(address) && typeof value === 'string' ? addressError(address, value) : undefined;
  if (fault) return `${fault.message} ${fault.write.replace(/\.$/, '')}`;
  const error = validate.errors?.find(({ instancePath }) =>
    `${instancePath}/`.startsWith(`/${path.join('/')}/`),
  );
  if (!error) return undefined;
  const wants: unknown = error.parentSchema?.['x-wants'];
  // Quotes are added automatically.
  if (typeof wants === 'string') return `Use ${wants.replace(/ in quotes|quoted /, '')}`;
  if (error.keyword === 'enum') return `Use one of ${error.params.allowedValues.join(', ')}`;
  return `It ${error.message?.replace('NOT', 'not')}`;
}

/** Checks the answers, and asks for missing ones at a terminal. Elsewhere they must be flags. */
export async function askMissing(
  editing: Editing,
  kind: Kind,
  template: Template,
  given: Answers,
  commandOf: (answers: Answers) => string,
): Promise<Answers> {
  for (const [name, answer] of Object.entries(given))
    if (answer !== undefined) requireAnswer(editing, kind, template, [name, answer]);
  const open = [...kind.words, ...kind.questions].filter(({ name }) => given[name] === undefined);
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
      const hint = usual ? ` for ${usual}` : optional ? ' to skip' : undefined;
      const prompt = `${ask} (such as ${example}${hint ? `; press Enter${hint}` : ''}): `;
      for (let isOpen = true; isOpen; ) {
        const typed = (await terminal.question(prompt, { signal: stop.signal })).trim() || usual;
        if (typed === undefined) isOpen = !optional;
        else if (isTaken(() => requireAnswer(editing, kind, template, [name, typed]))) {
          answers[name] = typed;
          isOpen = false;
        }
      }
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new UserError(`\nNothing was written. To continue:\n  ${commandOf(answers)}`);
  } finally {
    terminal.close();
  }
  return answers;
}

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

/** Returns the command with its answers, to run again. */
export function commandLineOf(
  title: string,
  { words, questions }: Kind,
  answers: Answers,
  catalogue: string,
): string {
  const quote = (text: string) => `"${text.replaceAll(/["\\$`]/g, '\\$&')}"`;
  // Words go by position. Without the first one, the second would be read as the first.
  const given = words.flatMap(({ name }) => answers[name] ?? []);
  const flags = questions.flatMap(({ name }) => {
    const answer = answers[name];
    return answer === undefined ? [] : [`--${name} ${quote(answer)}`];
  });
  const elsewhere = catalogue === 'catalogue' ? [] : [`--catalogue ${quote(catalogue)}`];
  return ['npx puretec new', title, ...given.map(quote), ...flags, ...elsewhere].join(' ');
}
