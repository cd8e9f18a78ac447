/** Recognises codes that look like ours and aren't. A search would answer "WH2-60-LF" with WH2-60, as if it were one. */
import { hasDigit, plainCode } from './plain-code.ts';

export type UnknownCode = {
  readonly typed: string;
  /** In plain form: "wh260lf". */
  readonly plain: string;
  /** The code of ours that it begins with, in plain form, and what follows: "wh260" and "lf". */
  readonly base: string;
  readonly ending: string;
};

/** "WH2-6O" means "WH2-60": next to a digit, the letter O is a zero. */
export const withZeros = (text: string): string => text.replace(/(?<=\d)o|o(?=\d)/gi, '0');

const maxWords = 3;
/** Longer pieces than "20MP2" are words: "WH2-60-install-guide". */
const maxPiece = 5;

/**
 * Returns a function that finds the first such code in a text. `codes` are all that exist. `isWord` says whether
 * products have a word, in plain form, that may be another brand's code.
 */
export function unknownCodes(codes: readonly string[], isWord: (plain: string) => boolean) {
  const known = new Set(codes.map(plainCode));
  const series = new Set(codes.map((code) => plainCode(code.replace(/\p{Pd}.*/u, ''))));
  /** "Lf" and "amc", which make one product another. */
  const endings = codes.flatMap((code) => {
    const [, base = '', ending = ''] = /^(.+)\p{Pd}([a-z]{2,})$/iu.exec(code) ?? [];
    return known.has(plainCode(base)) ? plainCode(ending) : [];
  });
  const isPart = (plain: string) =>
    isWord(plain) || [...known].some((code) => code.includes(plain));

  /** A code that's only partly ours, with dashes: "WH2-60-XYZ", "UVT-50". */
  const dashed = (word: string): UnknownCode | undefined => {
    const typed = word.replace(/(?<=\d)['’]?s$/i, '');
    const pieces = withZeros(typed)
      .split(/\p{Pd}/u)
      .map(plainCode);
    const plain = pieces.join('');
    const bases = pieces.map((_piece, last) => pieces.slice(0, -1 - last).join(''));
    const last = bases.findIndex((each) => known.has(each));
    const base = bases[last] ?? '';
    const rest = pieces.slice(last === -1 ? 1 : -1 - last);
    const isCode =
      base !== '' || (hasDigit(plain) && series.has(pieces[0] ?? '') && pieces.length > 1);
    if (!isCode || isPart(plain) || rest.some(({ length }) => length > maxPiece)) return undefined;
    const ending = plain.slice(base.length);
    // "WH2-60-kit" is a code and a word, and "WH2-60-CB10-05" two codes.
    const isTwo = known.has(ending) || (/^[a-z]{3,}$/.test(ending) && isWord(ending));
    return isTwo ? undefined : { typed, plain, base, ending };
  };

  return (text: string): UnknownCode | undefined => {
    const words = text.split(/[\s,;:!?/()]+/);
    for (let start = 0; start < words.length; start += 1) {
      for (let length = maxWords; length > 0; length -= 1) {
        const typed = words.slice(start, start + length).join(' ');
        const plain = plainCode(withZeros(typed));
        if (known.has(plainCode(typed)) || known.has(plain)) {
          start += length - 1;
          break;
        }
        const ending = endings.find((each) => plain.endsWith(each)) ?? plain;
        const base = plain.slice(0, -ending.length);
        if (known.has(base)) return { typed, plain, base, ending };
        const found = length === 1 ? dashed(typed) : undefined;
        if (found) return found;
      }
    }
    return undefined;
  };
}
