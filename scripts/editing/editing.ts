/** A catalogue that a command edits: what its files say, and what the check says of the edits before they are written. */

import { join, relative } from 'node:path';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { diagnosticLine } from '../../codegen/diagnostics/print.ts';
import type { Kind, SourceDocument } from '../../codegen/document.ts';
import { catalogueState } from '../../codegen/load/catalogue-state.ts';
import { readCatalogue } from '../../codegen/load/read-catalogue.ts';
import { compileCatalogue, openCache } from '../../codegen/main.ts';
import type { Validated } from '../../codegen/validate/validated.ts';
import { step } from '../build/steps.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { lineDiff } from './line-diff.ts';
import { openProposal, type Proposal, writeProposal } from './proposal.ts';

export type Editing = {
  readonly root: string;
  readonly documents: readonly SourceDocument[];
  /** Those that have the shape of their kind. */
  readonly validated: readonly Validated[];
  readonly proposal: Proposal;
  /** The file of a document, seen from the catalogue. */
  nameOf(document: SourceDocument): string;
  of(kind: Kind): readonly SourceDocument[];
};

export async function openCatalogue(root: string): Promise<Editing> {
  requireCatalogue(root);
  const { documents, validated } = await readCatalogue(root, openCache(catalogueCache, root));
  return {
    root,
    documents,
    validated,
    proposal: openProposal(root),
    nameOf: ({ file }) => relative(root, file).replaceAll('\\', '/'),
    of: (kind) => documents.filter((document) => document.kind === kind),
  };
}

export type FinishOptions = {
  readonly dryRun?: boolean;
  /** Leaves out the lines that differ. */
  readonly quiet?: boolean;
  /** Writes also where other files do not agree with the edit any longer. */
  readonly anyway?: boolean;
};

/**
 * Checks the catalogue as it would be, and writes it where the check finds nothing new. Returns the
 * exit status.
 */
export async function finishEditing(
  { proposal }: Editing,
  { dryRun = false, quiet = false, anyway = false }: FinishOptions = {},
): Promise<number> {
  const changes = proposal.changes();
  if (changes.length === 0) {
    console.log('Nothing differs; nothing was written.');
    return 0;
  }
  const state = catalogueState(proposal.root);
  const fresh = await step('Checking the catalogue as it would be', () => newProblems(proposal));
  const errors = fresh.filter(({ severity }) => severity === 'error');
  const edited = new Set(
    changes.map(({ name }) => join(proposal.root, name).replaceAll('\\', '/')),
  );
  const isElsewhere = ({ file }: Diagnostic) => !edited.has(file);
  if (!quiet) console.log(changesAsText(proposal));
  for (const problem of fresh) console.log(`${problem.severity} ${diagnosticLine(problem)}`);
  if (errors.length > 0 && !(anyway && errors.every(isElsewhere))) {
    console.error(
      `\nNothing was written: with this edit the check would find ${count(errors.length, 'problem')} more.`,
    );
    if (errors.every(isElsewhere))
      console.error(
        'What it finds stands in files that are not edited. With --anyway the edit is written, and the check goes on to name them.',
      );
    return 1;
  }
  const files = count(changes.filter(({ after }) => after).length, 'file');
  if (dryRun) {
    console.log(`\nNothing was written (--dry-run): ${files} would change.`);
    return 0;
  }
  writeProposal(proposal, () => catalogueState(proposal.root) === state);
  console.log(`\nWrote ${files}. ${outcomeOf(errors.length, fresh.length - errors.length)}`);
  return errors.length > 0 ? 1 : 0;
}

function outcomeOf(errors: number, warnings: number): string {
  if (errors > 0) return 'Now put right what is named above.';
  if (warnings > 0)
    return `The check warns of ${count(warnings, 'thing')} more, named above; the site can be built with ${warnings === 1 ? 'it' : 'them'}.`;
  return 'The check finds no new problem.';
}

export const count = (number: number, word: string, words = `${word}s`): string =>
  `${number} ${number === 1 ? word : words}`;

/** Each line that differs, with its place. */
export function changesAsText({ root, changes }: Proposal): string {
  const blocks = changes().flatMap(({ name, before, after, movedFrom }) => {
    const path = join(root, name);
    if (!after) return [];
    const heading = movedFrom ? [`${join(root, movedFrom)} → ${path}`] : [];
    const old =
      before ?? (movedFrom ? changes().find((each) => each.name === movedFrom)?.before : undefined);
    if (!old)
      return [
        ...heading,
        `${path}: new`,
        ...String(after)
          .trimEnd()
          .split('\n')
          .map((line) => `  + ${line}`),
      ];
    if (after.includes(0)) return heading;
    return [
      ...heading,
      ...lineDiff(String(old), String(after)).flatMap(({ line, removed, added }) => [
        `${path}:${line}`,
        ...removed.map((text) => `  - ${text}`),
        ...added.map((text) => `  + ${text}`),
      ]),
    ];
  });
  return blocks.join('\n');
}

/** What the check would find that it does not find today. */
async function newProblems(proposal: Proposal): Promise<Diagnostic[]> {
  const { root } = proposal;
  const changes = proposal.changes();
  const moved = new Map(changes.map(({ name, movedFrom }) => [name, movedFrom ?? name]));
  const today = await compileCatalogue(root, { cache: catalogueCache });
  const { problems } = await compileCatalogue(root, {
    cache: catalogueCache,
    edited: new Map(changes.map(({ name, after }) => [name, after])),
  });
  // Lines move with an edit, and words of a message with a name: a problem is known by its rule and its field.
  const keyOf = ({ file, field, rule }: Diagnostic, names: ReadonlyMap<string, string>) => {
    const name = relative(root, file).replaceAll('\\', '/');
    return `${names.get(name) ?? name}\0${field}\0${rule}`;
  };
  const known = new Map<string, number>();
  const none = new Map<string, string>();
  for (const problem of today.problems)
    known.set(keyOf(problem, none), (known.get(keyOf(problem, none)) ?? 0) + 1);
  return problems.filter((problem) => {
    const key = keyOf(problem, moved);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
}
