/** Suggestions for a text that finds nothing: codes one typo away, or known words. */
import { asTyped, chunksOf, isUnit, wholeOf } from './code-tokens.ts';
import { foldText, hasDigit, plainCode } from './plain-code.ts';

export type KnownWords = {
  readonly codes: () => readonly string[];
  readonly finds: (text: string) => number;
  readonly like: (word: string) => readonly string[];
};

const maxWords = 5;

/** Returns at most five, each with results. */
export function nearestWords(text: string, { codes, finds, like }: KnownWords): readonly string[] {
  const typed = plainCode(text);
  if (typed === '') return [];
  const near = hasDigit(typed) ? codes().filter((code) => isNear(plainCode(code), typed)) : [];
  const chunks = chunksOf(text);
  const words = chunks.map((chunk) => asTyped(text, [chunk]));
  const alone = words.length > 1 ? words.filter((word) => word.length > 2 && finds(word) > 0) : [];
  const others =
    near.length + alone.length > 0
      ? []
      : chunks.map(wholeOf).filter(isWord).flatMap(like).filter(isWord);
  return [...new Set([...near, ...alone, ...others])]
    .filter((word) => finds(word) > 0)
    .slice(0, maxWords);
}

const isWord = (word: string): boolean => word.length > 2 && !hasDigit(word) && !isUnit(word);

/** Whether one character is extra, missing, wrong or swapped: "wh265" is near WH2-60. */
export function isNear(code: string, typed: string): boolean {
  const [one, other] = [foldText(code), foldText(typed)];
  if (Math.abs(one.length - other.length) > 1 || other.length < 3) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return (
    one.slice(start + 1) === other.slice(start + 1) ||
    one.slice(start + 1) === other.slice(start) ||
    one.slice(start) === other.slice(start + 1) ||
    (one[start] === other[start + 1] &&
      one[start + 1] === other[start] &&
      one.slice(start + 2) === other.slice(start + 2))
  );
}
