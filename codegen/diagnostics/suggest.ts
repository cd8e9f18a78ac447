/** Suggests the candidates with the spelling closest to a word. */
import { distance as levenshtein } from 'fastest-levenshtein';
import { memoize } from '../../kernel/memoize.ts';

/** Returns the edit distance. Swapping two neighbouring letters counts as one slip. */
export function distance(a: string, b: string): number {
  const far = levenshtein(a, b);
  return far === 2 && isSwapped(a, b) ? 1 : far;
}

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Returns up to `count` candidates near the word, nearest first, none if all are far. */
export function nearest(word: string, candidates: Candidates, count = 1): string[] {
  const wanted = fold(word);
  const limit = Math.max(2, Math.floor(word.length / 3));
  const found: { readonly candidate: string; readonly far: number }[] = [];
  for (const [candidate, folded] of indexOf(candidates).folded) {
    if (Math.abs(candidate.length - word.length) > limit + 2) continue;
    // Later candidates must be nearer than the last one found.
    const max = found.length < count ? limit : (found.at(-1)?.far ?? limit);
    if (Math.abs(folded.length - wanted.length) > max) continue;
    const far = distance(wanted, folded);
    if (far > max) continue;
    found.push({ candidate, far });
    found.sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
    found.length = Math.min(found.length, count);
  }
  return found.map(({ candidate }) => candidate);
}

/** The intended word if it's certain, and other possible words. */
export type SpellingSuggestion = { readonly sure?: string; readonly perhaps: readonly string[] };

/**
 * `sure` is set if one or two letters differ and all other candidates are further away. A different
 * digit isn't a typo: WH2-66 could be WH2-60 or WH2-65. Nor is a name of correctly spelled words:
 * `mains-house` isn't a misspelling of `rain-house`. With `exactly`, for codes, only capitals and
 * hyphens may differ.
 */
export function suggest(word: string, candidates: Candidates, exactly = false): SpellingSuggestion {
  const [first, second, third] = nearest(word, candidates, 3);
  if (first === undefined) return { perhaps: [] };
  const far = (name: string) => distance(fold(word), fold(name));
  const all = [first, second, third].flatMap((name) => name ?? []);
  const perhaps = all.filter((name) => far(name) === far(first));
  const max = exactly ? 0 : word.length < 3 ? 0 : word.length < 10 ? 1 : 2;
  const isSure =
    far(first) <= max &&
    (far(first) === 0 || !isKnownWord(word, candidates)) &&
    (second === undefined || far(second) > far(first) + (far(first) > 0 ? 1 : 0)) &&
    figures(word) === figures(first);
  return isSure ? { sure: first, perhaps } : { perhaps };
}

/** Finds the intended choice. One word may name it: "mains water" is mains, not rainwater. */
export function suggestChoice(word: string, choices: readonly string[]): SpellingSuggestion {
  const whole = suggest(word, choices);
  const parts = word.trim().split(/\s+/);
  if (parts.length === 1) {
    const begun = choices.filter((choice) => choice.toLowerCase().startsWith(word.toLowerCase()));
    return whole.sure === undefined && word.length > 2 && begun.length === 1
      ? { perhaps: begun }
      : whole;
  }
  const isSame = whole.sure !== undefined && fold(whole.sure) === fold(word);
  if (isSame || choices.some((choice) => /\s/.test(choice))) return whole;
  const named = new Set(parts.flatMap((part) => suggest(part, choices).sure ?? []));
  const [only] = named;
  return named.size === 1 && only !== undefined ? { sure: only, perhaps: [only] } : { perhaps: [] };
}

/** Whether all words of a name appear in other names too. A typo makes a word that's used once. */
export function isKnownWord(name: string, candidates: Candidates): boolean {
  const { words } = indexOf(candidates);
  const parts = wordsOf(name);
  return parts.length > 1 && parts.every((part) => words.has(part));
}

/** Splits `/whole-house/minFlow` into four words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const figures = (word: string) => word.replaceAll(/[^\d½¼¾]/g, '');

/** Names that don't change, because their index is memoized. */
type Candidates = Iterable<string> & object;

const indexOf = memoize((candidates: Candidates) => {
  const names = [...candidates];
  return {
    folded: names.map((name) => [name, fold(name)] as const),
    words: new Set(names.flatMap(wordsOf)),
  };
});

/** Ignores capitals, hyphens and underscores. */
const fold = (word: string) => word.toLowerCase().replaceAll(/[-_\s]/g, '');
