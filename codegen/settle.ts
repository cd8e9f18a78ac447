/**
 * Which advice is sure. What a problem may be mended with is tried on the text: advice is given where
 * exactly one thing comes of it that fits the schema, and nothing new is wrong.
 */
import { applyFix, type Fix } from './fix.ts';
import type { Doubt, Problem } from './problem.ts';

/** What a text would say; `undefined` where it is no YAML. */
export type Judge = (
  text: string,
) => { readonly value: unknown; readonly problems: readonly Problem[] } | undefined;

/** A file with more problems than this is read by a person first. */
const mostTried = 25;

/**
 * Problems with advice where that is sure. What vanishes with the mistake of another is no mistake of
 * its own, and is left out; so is a suspicion that nothing confirms.
 */
export function settle(
  text: string,
  doubts: readonly Doubt[],
  suspicions: readonly Doubt[],
  judge: Judge,
): Problem[] {
  const all = [...suspicions, ...doubts].map(({ tries = [], ...problem }, index) => {
    const isSuspicion = index < suspicions.length;
    const before = doubts.length + (isSuspicion ? 1 : 0);
    const sure = index < mostTried ? sureOf(text, tries, judge, before) : undefined;
    return { problem, isSuspicion, sure };
  });
  const dropped = new Set<Problem>();
  for (const { problem, sure } of all) {
    if (!sure || dropped.has(problem)) continue;
    const left = new Set(judge(applyFix(text, sure))?.problems.map(nameOf));
    for (const other of all)
      if (other.problem !== problem && !other.isSuspicion && !left.has(nameOf(other.problem)))
        dropped.add(other.problem);
  }
  return all.flatMap(({ problem, isSuspicion, sure }) => {
    if (dropped.has(problem)) return [];
    if (!sure) return isSuspicion ? [] : [problem];
    return [
      isSuspicion
        ? advised(problem, sure, sure.text.trim().split('\n')[0])
        : advised(problem, sure),
    ];
  });
}

/** Of a problem wherever its line has got to. */
const nameOf = ({ rule, field, message, found = '' }: Problem) =>
  [rule, field, message, found].join('\0');

/** The one that leaves fewer than `before` problems, where all that do so mean the same. */
export function sureOf(
  text: string,
  tries: readonly Fix[],
  judge: Judge,
  before: number,
): Fix | undefined {
  const outcomes = tries.flatMap((fix) => {
    const after = judge(applyFix(text, fix));
    // A line that is mended has nothing else wrong with it.
    const isMended = after?.problems.every(({ line }) => Math.abs(line - fix.start.line) > 1);
    return after &&
      after.problems.length < before &&
      (isMended || before < Number.POSITIVE_INFINITY)
      ? [{ fix, left: after.problems.length, value: JSON.stringify(after.value) }]
      : [];
  });
  const least = Math.min(...outcomes.map(({ left }) => left));
  const best = outcomes.filter(({ left }) => left === least);
  return best.every(({ value }) => value === best[0]?.value) ? best[0]?.fix : undefined;
}

/** The advice takes the place of everything that was said in its stead. */
export function advised({ perhaps: _, ...problem }: Problem, fix: Fix, write = fix.text): Problem {
  return { ...problem, write, fix };
}
