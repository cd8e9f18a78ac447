import { readFileSync, statSync } from 'node:fs';
import type { Diagnostic } from '../codegen/diagnostics/diagnostic.ts';
import { annotation, printDiagnostics, summary } from '../codegen/diagnostics/print.ts';

/** Prints problems with code frames, in colour unless NO_COLOR is set (https://no-color.org), or as annotations on GitHub. */
export function reportDiagnostics(problems: readonly Diagnostic[]): void {
  if (problems.length === 0) return;
  if (process.env['GITHUB_ACTIONS'] === 'true') {
    console.log([...problems.map(annotation), summary(problems)].join('\n'));
    return;
  }
  const colour =
    process.env['NO_COLOR'] === undefined &&
    (process.stdout.isTTY === true || process.env['FORCE_COLOR'] !== undefined);
  console.log(`${printDiagnostics(problems, { colour, textOf })}\n`);
}

export function textOf(file: string): string | undefined {
  try {
    // Reading a pipe would never end.
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}
