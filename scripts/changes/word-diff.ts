/** Compares two texts word by word. */
import { diffArrays } from 'diff';

export type DiffChunk = { readonly text: string; readonly isChanged: boolean };

/** The pieces of each text, in order. */
export function wordDiff(
  before: string,
  after: string,
): readonly [readonly DiffChunk[], readonly DiffChunk[]] {
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  const piecesOf = (other: 'added' | 'removed') =>
    changes
      .filter((change) => !change[other])
      .map(({ value, added, removed }) => ({ text: value.join(''), isChanged: added || removed }));
  return [piecesOf('added'), piecesOf('removed')];
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
