/** Compares two texts word by word. */
import { commonLines } from '../editing/line-diff.ts';

export type Piece = { readonly text: string; readonly isChanged: boolean };

/** The pieces of each text, in order. */
export function wordDiff(
  before: string,
  after: string,
): readonly [readonly Piece[], readonly Piece[]] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const common = commonLines(old, now);
  return [
    pieces(old, new Set(common.map(([index]) => index))),
    pieces(now, new Set(common.map(([, index]) => index))),
  ];
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function pieces(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const found: { text: string; isChanged: boolean }[] = [];
  for (const [index, text] of words.entries()) {
    const isChanged = !kept.has(index);
    const last = found.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else found.push({ text, isChanged });
  }
  return found;
}
