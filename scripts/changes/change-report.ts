/** The result of a comparison, from which every output format is printed. */

import { diffArrays } from 'diff';
import type { Country } from '../../kernel/countries.ts';
import type { Snapshot } from './snapshot.ts';

export const topics = {
  prices: 'Prices',
  planned: 'Planned prices',
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
  /** The subject: "HYBRID-G7 Hybrid UV …", "/stores". */
  readonly subject: string;
  /** What happened: "is new", "has a new code", "title". */
  readonly what: string;
  /** Both absent if there's nothing to compare. */
  readonly before?: string;
  readonly after?: string;
  /** Error: visitors get lost. Warning: worth a second look. */
  readonly level: 'note' | 'warning' | 'error';
  readonly note?: string;
  /** Paths of pages that show it, the closest first. */
  readonly pages: readonly string[];
  /** Countries it applies to. */
  readonly countries: readonly Country[];
  /** The numbers, in dollars. */
  readonly price?: {
    readonly exGst: Step;
    readonly incGst: Step;
    readonly perCent?: number;
  };
};
type Step = { readonly before?: number; readonly after?: number };

/** A change in one country. */
export type CountryChange = Omit<Change, 'countries'>;

/** The new code of each renamed product, by its old one. */
export function renamesOf(before: Snapshot, after: Snapshot): ReadonlyMap<string, string> {
  const renames = new Map<string, string>();
  for (const [code, { formerCodes }] of Object.entries(after.products))
    for (const former of formerCodes)
      if (before.products[former] && !after.products[former] && !before.products[code])
        renames.set(former, code);
  return renames;
}

export const pagesOf = ({ entities }: Snapshot, entity: string): readonly string[] =>
  entities[entity]?.pages ?? [];

export type Report = {
  /** Names of the two versions. */
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
};

/** The lines that differ. */
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
