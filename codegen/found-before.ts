/** What the rules found, kept from one check to the next: most rules judge everything but amounts. */
import { isRecord } from '../kernel/is-record.ts';
import type { SourceDocument } from './document.ts';
import type { Kept } from './kept.ts';
import { doubtedBy } from './rules/doubts.ts';
import type { Found } from './rules/rule.ts';

export type NamedFound = Found & { readonly rule: string };

export type FoundBefore = {
  of(rule: string): readonly NamedFound[];
  /** Whether what the rule found puts the same in doubt, of which those after it are silent. */
  isInDoubtAsBefore(rule: string, found: readonly NamedFound[]): boolean;
};

const name = 'found';

/** `key` is that of apart-from-amounts.ts. */
export function recallFound(
  kept: Kept,
  key: string,
  documents: readonly SourceDocument[],
): FoundBefore | undefined {
  const told = kept.recall<string>(name, key);
  if (told === undefined) return undefined;
  const files = new Map(documents.map((document) => [document.file, document]));
  let isWhole = true;
  // What plainOf has printed, of documents that say the same.
  const found: readonly NamedFound[] = JSON.parse(told, (field, value: unknown) => {
    if (field !== 'document' || typeof value !== 'string') return value;
    const document = files.get(value);
    isWhole &&= document !== undefined;
    return document;
  });
  // Settings that had to be assumed are no document.
  if (!isWhole) return undefined;
  const of = (rule: string) => found.filter((each) => each.rule === rule);
  const doubtsOf = (all: readonly NamedFound[]) => JSON.stringify(all.flatMap(doubtedBy));
  return { of, isInDoubtAsBefore: (rule, others) => doubtsOf(of(rule)) === doubtsOf(others) };
}

export function rememberFound(kept: Kept, key: string, found: readonly NamedFound[]): void {
  const told = plainOf(found);
  if (kept.recall(name, key) !== told) kept.remember(name, key, told);
}

/** A document by the name of its file. */
const plainOf = (found: readonly NamedFound[]): string =>
  JSON.stringify(found, (field, value: unknown) =>
    field === 'document' && isRecord(value) ? value.file : value,
  );
