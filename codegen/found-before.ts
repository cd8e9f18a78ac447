/**
 * What the rules found, kept from one check to the next. Most edits of a large catalogue are prices, and
 * most rules judge everything but those.
 */
import { hash } from 'node:crypto';
import { countries } from '../kernel/countries.ts';
import { dayAt } from '../kernel/day-in-zone.ts';
import { isRecord } from '../kernel/is-record.ts';
import type { Kept } from './kept.ts';
import type { SourceDocument } from './read/document.ts';
import type { Clock } from './resolve/schedule.ts';
import { doubtedBy } from './rules/doubts.ts';
import type { Found } from './rules/rule.ts';

export type NamedFound = Found & { readonly rule: string };

export type FoundBefore = {
  of(rule: string): readonly NamedFound[];
  /** Whether what the rule found puts the same in doubt, of which those after it are silent. */
  isInDoubtAsBefore(rule: string, found: readonly NamedFound[]): boolean;
};

/** All that rules are asked with, but for the amounts of products' prices. */
export type Asked = {
  /** Of each file. */
  readonly files: readonly string[];
  /** Plain data. */
  readonly besides: unknown;
  readonly clock: Clock;
};

/**
 * The same as long as every rule that judges no amounts would find the same. What is dated is dated by days:
 * those of the countries, and Greenwich's, by which rules see whether a date can be right.
 */
export const keyOf = ({ files, besides, clock }: Asked): string => {
  const days = countries.map((country) => [
    clock.now[country].slice(0, 10),
    dayAt(clock.now[country], clock.zones[country]),
    clock.zones[country],
  ]);
  return hash('sha256', JSON.stringify([files, besides, days]), 'base64url');
};

export function recallFound(
  kept: Kept,
  key: string,
  documents: readonly SourceDocument[],
): FoundBefore | undefined {
  const told = kept.recall(key);
  if (typeof told !== 'string') return undefined;
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
  if (kept.recall(key) !== told) kept.remember(key, told);
}

/** A document by the name of its file. */
const plainOf = (found: readonly NamedFound[]): string =>
  JSON.stringify(found, (field, value: unknown) =>
    field === 'document' && isRecord(value) ? value.file : value,
  );
