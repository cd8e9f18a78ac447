/** RTE-30: tries every combination of the selector's answers with each country's products. */
import { expect, it } from 'vitest';
import { waterSources } from '../../kernel/vocabulary.ts';
import {
  type Answers,
  bathroomCounts,
  homesOf,
  queryOf,
  questionsOf,
  tapsOf,
} from '../page-types/selector/answers.ts';
import { matchSystems, otherTaps, serves } from '../page-types/selector/match-systems.ts';
import type { SelectorData } from '../page-types/selector/selector-data.ts';
import { readBuilt, trees } from './built-page.ts';

const subsetsOf = ([first, ...rest]: readonly string[]): readonly (readonly string[])[] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((set) => [set, [first, ...set]]);

/** All complete answers. */
function everyAnswer({ contaminants }: SelectorData): readonly Answers[] {
  const homes = waterSources.flatMap((source) => homesOf(source).map((home) => ({ source, home })));
  const taps = homes.flatMap((answers) => tapsOf(answers).map((taps) => ({ ...answers, taps })));
  const bathrooms = taps.flatMap((answers): readonly (typeof answers & Answers)[] =>
    questionsOf(answers).includes('bathrooms')
      ? bathroomCounts.map((bathrooms) => ({ ...answers, bathrooms }))
      : [answers],
  );
  return bathrooms.flatMap((answers): readonly Answers[] => {
    if (!questionsOf(answers).includes('concern')) return [answers];
    const found = contaminants.filter(({ sources }) => sources.includes(answers.source));
    return subsetsOf(found.map(({ id }) => id)).map((concerns) => ({ ...answers, concerns }));
  });
}

for (const tree of trees) {
  const data: SelectorData = JSON.parse(readBuilt(tree, 'tools/selector.json'));

  it(`RTE-30 offers a product or another answer if the range treats any of the concerns (${tree})`, () => {
    // A filter for the garden or the shower doesn't help at other taps.
    const atTaps = data.products.filter((product) => /one|all/.test(serves(product) ?? ''));
    const isTreated = ({ source, concerns = [] }: Answers) =>
      atTaps.some(
        ({ sources, treats }) =>
          source !== undefined &&
          sources.includes(source) &&
          (concerns.length === 0 || concerns.some((id) => treats.includes(id))),
      );
    const all = everyAnswer(data);
    const deadEnds = all.filter((answers) => {
      const { full, partial } = matchSystems(data.products, answers, []);
      return full.length + partial.length === 0 && otherTaps(data.products, answers).length === 0;
    });
    expect(all.length).toBeGreaterThan(1000);
    expect(deadEnds.filter(isTreated).map((answers) => queryOf(answers))).toEqual([]);
  });
}
