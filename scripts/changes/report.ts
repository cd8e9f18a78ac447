/** What a comparison found, in the terms of a reader. Every form of it is printed from this. */

import { diffArrays } from 'diff';
import type { Country } from '../../kernel/countries.ts';

export const topics = {
  prices: 'Prices',
  planned: 'Prices to come',
  products: 'Products',
  pages: 'Pages',
  redirects: 'Redirects',
  menus: 'Menus',
  promotions: 'Promotions',
  teasers: 'Printed prices',
  texts: 'Texts and facts',
} as const;
export type Topic = keyof typeof topics;

export type Change = {
  readonly topic: Topic;
  /** What it is about: "HYBRID-G7 Hybrid UV …", "/stores". */
  readonly subject: string;
  /** What happened to it: "appears", "is renamed to X", "title". */
  readonly what: string;
  /** Both absent where nothing can be put side by side. */
  readonly before?: string;
  readonly after?: string;
  /** An error: a visitor is lost. A warning: worth a second look. */
  readonly level: 'note' | 'warning' | 'error';
  readonly note?: string;
  /** The paths that it is seen on, the nearest first. */
  readonly pages: readonly string[];
  /** A country each where it is not the same in all. */
  readonly countries: readonly Country[];
  /** Numbers, for who computes with them. */
  readonly price?: {
    readonly exGst: Step;
    readonly incGst: Step;
    readonly perCent?: number;
  };
};
type Step = { readonly before?: number; readonly after?: number };

export type Report = {
  /** What was compared, in words. */
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
};

/** The lines that differ; of texts of one line, the texts. */
export function differingLines({ before = '', after = '' }: Change): {
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const changes = diffArrays(linesOf(before), linesOf(after));
  return {
    before: changes.flatMap(({ removed, value }) => (removed ? value : [])),
    after: changes.flatMap(({ added, value }) => (added ? value : [])),
  };
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const byTopic = ({
  changes,
}: Report): {
  readonly topic: Topic;
  readonly title: string;
  readonly changes: readonly Change[];
}[] =>
  (Object.keys(topics) as Topic[])
    .map((topic) => ({
      topic,
      title: topics[topic],
      changes: changes.filter((change) => change.topic === topic),
    }))
    .filter((section) => section.changes.length > 0);

/** "3 changes, 1 error, 2 warnings". */
export function totalsOf({ changes }: Report): string {
  const of = (level: Change['level']) => changes.filter((change) => change.level === level).length;
  const part = (number: number, word: string) =>
    number === 0 ? [] : [`${number} ${word}${number === 1 ? '' : 's'}`];
  return changes.length === 0
    ? 'Nothing changes for customers.'
    : [
        ...part(changes.length, 'change'),
        ...part(of('error'), 'error'),
        ...part(of('warning'), 'warning'),
      ].join(', ');
}
