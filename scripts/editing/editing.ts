/** A catalogue that a command edits: what its files say, and what the check says of the edits before they are written. */

import { hash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { compileCatalogue, openCache } from '../../codegen/main.ts';
import { type Problem, problemLine } from '../../codegen/problem.ts';
import type { Kind, SourceDocument } from '../../codegen/read/document.ts';
import { readCatalogue } from '../../codegen/read.ts';
import type { Shaped } from '../../codegen/shaped.ts';
import { catalogueCache } from '../catalogue-cache.ts';
import { projectRoot } from '../project-root.ts';
import { step } from '../publish/steps.ts';
import { requireCatalogue } from '../require-catalogue.ts';
import { finishWriting } from './journal.ts';
import { lineDiff } from './line-diff.ts';
import { openProposal, type Proposal, writeProposal } from './proposal.ts';

export type Editing = {
  readonly root: string;
  readonly documents: readonly SourceDocument[];
  /** Those that have the shape of their kind. */
  readonly shaped: readonly Shaped[];
  readonly proposal: Proposal;
  /** The file of a document, seen from the catalogue. */
  nameOf(document: SourceDocument): string;
  of(kind: Kind): readonly SourceDocument[];
};

export async function openCatalogue(root: string): Promise<Editing> {
  requireCatalogue(root);
  const finished = finishWriting(root);
  if (finished) {
    const { written, of, left } = finished;
    console.log(
      `An edit that was stopped halfway is finished: ${written} of its ${count(of, 'file')} were still to be written.`,
    );
    for (const path of left) console.log(`${path} was edited since, and is left as it is.`);
  }
  const { documents, shaped } = await readCatalogue(root, openCache(catalogueCache, root));
  return {
    root,
    documents,
    shaped,
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
  const fresh = await step('Checking the catalogue as it would be', () => newProblems(proposal));
  const errors = fresh.filter(({ severity }) => severity === 'error');
  const edited = new Set(
    changes.map(({ name }) => join(proposal.root, name).replaceAll('\\', '/')),
  );
  const isElsewhere = ({ file }: Problem) => !edited.has(file);
  if (!quiet) console.log(changesAsText(proposal));
  for (const problem of fresh) console.log(`${problem.severity} ${problemLine(problem)}`);
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
  writeProposal(proposal);
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
async function newProblems(proposal: Proposal): Promise<Problem[]> {
  const { root } = proposal;
  const moved = new Map(proposal.changes().map(({ name, movedFrom }) => [name, movedFrom ?? name]));
  const today = await compileCatalogue(root, { cache: catalogueCache });
  // Lines move with an edit, and words of a message with a name: a problem is known by its rule and its field.
  const keyOf = ({ file, field, rule }: Problem, names: ReadonlyMap<string, string>) => {
    const name = relative(root, file).replaceAll('\\', '/');
    return `${names.get(name) ?? name}\0${field}\0${rule}`;
  };
  const known = new Map<string, number>();
  const none = new Map<string, string>();
  for (const problem of today.problems)
    known.set(keyOf(problem, none), (known.get(keyOf(problem, none)) ?? 0) + 1);
  return withProposed(proposal, async (folder) => {
    const { problems } = await compileCatalogue(folder, { cache: catalogueCache });
    const here = (file: string) => join(root, relative(folder, file)).replaceAll('\\', '/');
    return problems
      .map(({ related, ...problem }) => ({
        ...problem,
        file: here(problem.file),
        ...(related && { related: related.map((each) => ({ ...each, file: here(each.file) })) }),
      }))
      .filter((problem) => {
        const key = keyOf(problem, moved);
        const left = known.get(key) ?? 0;
        known.set(key, left - 1);
        return left <= 0;
      });
  });
}

/** The catalogue as it would be, in a folder of links to the files that stay as they are. */
async function withProposed<T>(
  proposal: Proposal,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = freshFolder(proposal.root);
  try {
    const changed = new Map(proposal.changes().map((change) => [change.name, change.after]));
    const link = (name: string) => {
      for (const entry of readdirSync(join(proposal.root, name), { withFileTypes: true })) {
        const inner = name === '' ? entry.name : `${name}/${entry.name}`;
        if (entry.isDirectory()) {
          mkdirSync(join(folder, inner), { recursive: true });
          link(inner);
        } else if (!changed.has(inner)) {
          linkOrCopy(resolve(proposal.root, inner), join(folder, inner));
        }
      }
    };
    link('');
    for (const [name, bytes] of changed) {
      if (!bytes) continue;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same for the same catalogue, so that what files say is known from the last time; another one where it is taken. */
function freshFolder(root: string): string {
  const own = join(projectRoot, '.cache', 'proposed', hash('sha256', resolve(root)).slice(0, 16));
  try {
    const made = statSync(own, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Left behind by a command that was killed.
    if (Date.now() - made > 60 * 60 * 1000) rmSync(own, { recursive: true, force: true });
    mkdirSync(dirname(own), { recursive: true });
    mkdirSync(own);
    return own;
  } catch {
    return mkdtempSync(join(tmpdir(), 'puretec-proposal-'));
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    symlinkSync(from, to);
  } catch {
    // Windows gives links to administrators alone.
    copyFileSync(from, to);
  }
}
