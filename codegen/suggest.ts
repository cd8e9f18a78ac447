/** "Did you mean": the candidates that are spelled most like a word. */

/** Edit distance with transpositions counted once (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Up to `count` candidates near the word, nearest first; none when all are far. */
export function nearest(word: string, candidates: Iterable<string>, count = 1): string[] {
  const wanted = fold(word);
  const limit = Math.max(1, Math.floor(word.length / 3)) + 1;
  return [...candidates]
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit + 2)
    .map((candidate) => ({ candidate, far: distance(wanted, fold(candidate)) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Capitals, hyphens and underscores do not count when words are compared. */
const fold = (word: string) => word.toLowerCase().replaceAll(/[-_ ]/g, '');
