/** Opens a catalogue for a command to edit, and checks an edit before it's written. */
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { diffArrays } from 'diff';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import type { FileType, SourceDocument } from '../../codegen/document.ts';
import { catalogueState } from '../../codegen/load/catalogue-state.ts';
import type { ProductFile } from '../../kernel/generated/product.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { step } from '../build/steps.ts';
import { compile, readDocuments, requireCatalogue } from '../compile-with-cache.ts';
import { UserError } from '../user-error.ts';
import { comparedWithCommit } from './compare-with-commit.ts';
import { openProposal, type Proposal } from './proposal.ts';
import { writeEdit } from './write-edit.ts';

export type Editing = Awaited<ReturnType<typeof openCatalogue>>;

export async function openCatalogue(root: string) {
  requireCatalogue(root);
  const { documents, validated } = await readDocuments(root);
  return {
    root,
    documents,
    validated,
    proposal: openProposal(root),
    nameOf: ({ file }: SourceDocument) => relative(root, file).replaceAll('\\', '/'),
    of: (kind: FileType) => documents.filter((document) => document.kind === kind),
  };
}

export type EditOptions = {
  readonly catalogue: string;
  readonly dryRun?: boolean | undefined;
  /** Writes even if other files contradict the edit. */
  readonly anyway?: boolean | undefined;
};

export type FinishOptions = Omit<EditOptions, 'catalogue'> & {
  readonly quiet?: boolean;
  /** Called after everything is printed, if it can be written. */
  readonly confirm?: (files: string) => Promise<boolean>;
  /** Prints problems and why nothing was written, to the terminal by default. */
  readonly print?: (line: string) => void;
};

export function siteFileIn({ root, validated }: Pick<Editing, 'root' | 'validated'>): SiteFile {
  for (const entry of validated) if (entry.kind === 'site') return entry.value;
  throw new UserError(`${root}/site.yaml can't be read. Run npx puretec check to see why.`);
}

export const productsIn = ({
  validated,
}: Pick<Editing, 'validated'>): { readonly code: string; readonly file: ProductFile }[] =>
  validated.flatMap((entry) =>
    entry.kind === 'product' ? [{ code: entry.document.name, file: entry.value }] : [],
  );

export const specificationsIn = ({ validated }: Pick<Editing, 'validated'>) =>
  validated.flatMap((entry) => (entry.kind === 'specifications' ? entry.value.specifications : []));

export const ownOrigins = (editing: Pick<Editing, 'root' | 'validated'>): string[] =>
  Object.values(siteFileIn(editing).countries).map(({ externalUrl }) => externalUrl);

/** Checks the edited catalogue, and writes it without new problems. Returns the exit status. */
export async function finishEditing(
  { proposal }: Editing,
  { dryRun = false, anyway = false, quiet = false, confirm, print }: FinishOptions = {},
): Promise<number> {
  const changes = proposal.changes();
  if (changes.length === 0) {
    console.log("There's nothing to change. Nothing was written.");
    return 0;
  }
  const state = catalogueState(proposal.root);
  const fresh = await step('Checking the edited catalogue', () => newProblems(proposal));
  const errors = fresh.filter(({ severity }) => severity === 'error');
  const edited = new Set(
    changes.map(({ name }) => join(proposal.root, name).replaceAll('\\', '/')),
  );
  const isElsewhere = ({ file }: Diagnostic) => !edited.has(file);
  if (!quiet) console.log(changesAsText(proposal));
  const log = print ?? console.log;
  const fail = print ?? console.error;
  for (const problem of fresh) log(`${problem.severity} ${diagnosticLine(problem)}`);
  if (errors.length > 0 && !(anyway && errors.every(isElsewhere))) {
    fail(
      `\nNothing was written, because this edit would cause ${count(errors.length, 'new error')}.`,
    );
    if (errors.every(isElsewhere))
      fail(
        "They're in files this edit doesn't change. To write the edit and correct them afterwards, add --anyway.",
      );
    return 1;
  }
  const files = count(changes.filter(({ after }) => after).length, 'file');
  if (dryRun) {
    console.log(`\nNothing was written (--dry-run): ${files} would change.`);
    return 0;
  }
  if (confirm && !(await confirm(files))) {
    console.log('Nothing was written.');
    return 1;
  }
  writeEdit(proposal.root, changes, () => catalogueState(proposal.root) === state);
  console.log(`\nWrote ${files}. ${outcomeOf(errors.length, fresh.length - errors.length)}`);
  return errors.length > 0 ? 1 : 0;
}

function outcomeOf(errors: number, warnings: number): string {
  if (errors > 0) return 'Now correct the problems above.';
  if (warnings > 0)
    return `The check found ${count(warnings, 'new warning')}, listed above. You can still build the site.`;
  return 'The check found no new problems.';
}

export const count = (number: number, word: string, words = `${word}s`): string =>
  `${number} ${number === 1 ? word : words}`;

function changesAsText({ root, changes }: Proposal): string {
  const all = changes();
  const blocks = all.flatMap(({ name, before, after, movedFrom }) => {
    if (!after) return [];
    const path = join(root, name);
    const old = before ?? all.find((each) => each.name === movedFrom)?.before;
    const lines = after.includes(0) ? [] : changedLines(path, String(old ?? ''), String(after));
    return [
      ...(movedFrom ? [`${join(root, movedFrom)} → ${path}`] : []),
      ...(old ? lines : [`${path}: new`, ...lines.slice(1)]),
    ];
  });
  return blocks.join('\n');
}

/** Returns each block of changed lines after its position in the new text. */
function changedLines(path: string, before: string, after: string): string[] {
  let line = 1;
  let position = '';
  return diffArrays(before.split(/\r?\n/), after.split(/\r?\n/)).flatMap((change) => {
    const heading = `${path}:${line}`;
    if (!change.removed) line += change.count;
    if (!change.removed && !change.added) return [];
    const isNew = heading !== position;
    position = heading;
    const sign = change.added ? '+' : '-';
    return [...(isNew ? [heading] : []), ...change.value.map((text) => `  ${sign} ${text}`)];
  });
}

async function newProblems(proposal: Proposal): Promise<Diagnostic[]> {
  const { root } = proposal;
  const changes = proposal.changes();
  const moved = new Map(changes.map(({ name, movedFrom }) => [name, movedFrom ?? name]));
  const edited = new Map(changes.map(({ name, after }) => [name, after]));
  const today = comparedWithCommit(root, await compile(root));
  const problems = comparedWithCommit(root, await compile(root, { edited }), edited);
  // An edit moves lines and changes names in messages, so rule and field identify a problem. A warning that becomes an error is new.
  const keyOf = (
    { file, field, rule, severity }: Diagnostic,
    names: ReadonlyMap<string, string>,
  ) => {
    const name = relative(root, file).replaceAll('\\', '/');
    return `${names.get(name) ?? name}\0${field}\0${rule}\0${severity}`;
  };
  const known = new Map<string, number>();
  const none = new Map<string, string>();
  for (const problem of today)
    known.set(keyOf(problem, none), (known.get(keyOf(problem, none)) ?? 0) + 1);
  return problems.filter((problem) => {
    const key = keyOf(problem, moved);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}

/** Asks a person at a terminal before a command writes. Elsewhere, prints `otherwise`, which says which option to add. */
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
