/** Looks up a query's words among the catalogue's synonyms. */
import type { Synonyms } from '../../kernel/entry-types.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { isWaterSource, type WaterSource } from '../../kernel/vocabulary.ts';
import { type Chunk, chunksOf, wholeOf } from './code-tokens.ts';

export type Words = readonly Chunk[];
export type QueryTerm = {
  readonly typed: Words;
  readonly ways: readonly Words[];
  /** Synonyms that support a match but don't make one. */
  readonly hints: readonly Words[];
  readonly water?: WaterSource | undefined;
};
/** Groups of synonyms by the first word of each, longest first. */
export type SynonymIndex = ReadonlyMap<string, readonly Phrase[]>;
type Phrase = Pick<QueryTerm, 'ways' | 'hints' | 'water'> & { readonly words: Words };

export function indexSynonyms(synonyms: Synonyms): SynonymIndex {
  const phrases = synonyms.flatMap((group) => {
    const all = group.map(chunksOf);
    const [name = ''] = group;
    const water = isWaterSource(name) ? name : undefined;
    // Products name their water in one word. "Tank water" word by word would find a softener with a twin tank.
    const isEnough = ({ length }: Words) => water === undefined || length === 1;
    const ways = all.filter(isEnough);
    const hints = all.filter((words) => !isEnough(words));
    return all.map((words) => ({ words, ways, hints, water }));
  });
  return groupBy(
    phrases.sort((a, b) => b.words.length - a.words.length),
    ({ words: [first] }) => (first ? wholeOf(first) : ''),
  );
}

export function phraseAt(chunks: readonly Chunk[], at: number, synonyms: SynonymIndex) {
  const first = chunks[at];
  return (
    first &&
    synonyms.get(wholeOf(first))?.find(({ words }) =>
      words.every((word, place) => {
        const chunk = chunks[at + place];
        return chunk !== undefined && wholeOf(chunk) === wholeOf(word);
      }),
    )
  );
}
