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

export const settle = (text: string, doubts: readonly Doubt[], judge: Judge): Problem[] =>
  doubts.map(({ tries = [], ...problem }, index) => {
    const sure = index < mostTried ? sureOf(text, tries, judge, doubts.length) : undefined;
    return sure ? advised(problem, sure) : problem;
  });

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
