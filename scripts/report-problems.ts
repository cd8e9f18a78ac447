import { readFileSync, statSync } from 'node:fs';
import { type Problem, printProblems } from '../codegen/problem.ts';

/** Problems with their code frames, in colour where that is wanted (https://no-color.org). */
export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const colour =
    process.env['NO_COLOR'] === undefined &&
    (process.stdout.isTTY === true || process.env['FORCE_COLOR'] !== undefined);
  console.log(`${printProblems(problems, { colour, textOf })}\n`);
}

/** The text of a file, where it can be read. */
export function textOf(file: string): string | undefined {
  try {
    // A pipe would never end.
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
