/** "Did you mean": the candidates that are spelled most like a word. */

/**
 * Edit distance with transpositions counted once (optimal string alignment). Where it is more than
 * `most`, any number above that: far words are given up early, for there are thousands of them.
 */
export function distance(first: string, second: string, most = Number.POSITIVE_INFINITY): number {
  const [a, b] = withoutCommonEnds(first, second);
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
      if (best < least) least = best;
    }
    // A transposition reaches back two rows.
    if (least > most && leastBefore >= most) return least;
    leastBefore = least;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** What two words begin and end with alike costs nothing. */
function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Up to `count` candidates near the word, nearest first; none when all are far. */
export function nearest(word: string, candidates: Candidates, count = 1): string[] {
  const wanted = fold(word);
  const limit = Math.max(2, Math.floor(word.length / 3));
  const found: { readonly candidate: string; readonly far: number }[] = [];
  for (const [candidate, folded] of indexOf(candidates).folded) {
    if (Math.abs(candidate.length - word.length) > limit + 2) continue;
    // Who comes late must beat the last of those that were found.
    const most = found.length < count ? limit : (found.at(-1)?.far ?? limit);
    if (Math.abs(folded.length - wanted.length) > most) continue;
    const far = distance(wanted, folded, most);
    if (far > most) continue;
    found.push({ candidate, far });
    found.sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1));
    found.length = Math.min(found.length, count);
  }
  return found.map(({ candidate }) => candidate);
}

/** What a word was meant to be, where that is sure, and otherwise what it may be. */
export type Meant = { readonly sure?: string; readonly perhaps: readonly string[] };

/**
 * Sure is a word with a letter or two amiss that is far from every other. Figures are never a slip:
 * who writes WH2-66 may mean WH2-60 as well as WH2-65. Nor is a name whose words are all spelled as in
 * other names: where `mains-house` is missed and there is `rain-house`, it may just be gone. `exactly`
 * holds for codes, where a letter is no slip either, only capitals and hyphens are.
 */
export function meant(word: string, candidates: Candidates, exactly = false): Meant {
  const [first, second, third] = nearest(word, candidates, 3);
  if (first === undefined) return { perhaps: [] };
  const far = (name: string) => distance(fold(word), fold(name));
  const all = [first, second, third].flatMap((name) => name ?? []);
  const perhaps = all.filter((name) => far(name) === far(first));
  const most = exactly ? 0 : word.length < 3 ? 0 : word.length < 10 ? 1 : 2;
  const isSure =
    far(first) <= most &&
    (far(first) === 0 || !isSpelledWell(word, candidates)) &&
    (second === undefined || far(second) > far(first) + (far(first) > 0 ? 1 : 0)) &&
    figures(word) === figures(first);
  return isSure ? { sure: first, perhaps } : { perhaps };
}

/** Of a few words that are choices. Who writes more than one of them names it: "mains water" is mains, not rainwater. */
export function choiceMeant(word: string, choices: readonly string[]): Meant {
  const whole = meant(word, choices);
  const parts = word.trim().split(/\s+/);
  if (parts.length === 1) {
    const begun = choices.filter((choice) => choice.toLowerCase().startsWith(word.toLowerCase()));
    return whole.sure === undefined && word.length > 2 && begun.length === 1
      ? { perhaps: begun }
      : whole;
  }
  const isSame = whole.sure !== undefined && fold(whole.sure) === fold(word);
  if (isSame || choices.some((choice) => /\s/.test(choice))) return whole;
  const named = new Set(parts.flatMap((part) => meant(part, choices).sure ?? []));
  const [only] = named;
  return named.size === 1 && only !== undefined ? { sure: only, perhaps: [only] } : { perhaps: [] };
}

/** A slip of the finger makes a word that stands nowhere else. */
export function isSpelledWell(name: string, candidates: Candidates): boolean {
  const { words } = indexOf(candidates);
  const parts = wordsOf(name);
  return parts.length > 1 && parts.every((part) => words.has(part));
}

/** `/whole-house/minFlow` is four words. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');

const figures = (word: string) => word.replaceAll(/\D/g, '');

/** The first candidate that is the word, but for its capitals. */
export const inOtherCapitals = (word: string, candidates: Candidates): string | undefined =>
  indexOf(candidates).byLowerCase.get(word.toLowerCase());

/** Names that nobody changes. */
type Candidates = Iterable<string> & object;
type Index = {
  readonly folded: readonly (readonly [candidate: string, folded: string])[];
  readonly byLowerCase: ReadonlyMap<string, string>;
  readonly words: ReadonlySet<string>;
};
/** A thousand mistakes ask for the same ten thousand names. */
const known = new WeakMap<Candidates, Index>();

function indexOf(candidates: Candidates): Index {
  const present = known.get(candidates);
  if (present) return present;
  const names = [...candidates];
  const made = {
    folded: names.map((name) => [name, fold(name)] as const),
    byLowerCase: new Map(names.toReversed().map((name) => [name.toLowerCase(), name])),
    words: new Set(names.flatMap(wordsOf)),
  };
  known.set(candidates, made);
  return made;
}

/** Capitals, hyphens and underscores do not count when words are compared. */
const fold = (word: string) => word.toLowerCase().replaceAll(/[-_\s]/g, '');
