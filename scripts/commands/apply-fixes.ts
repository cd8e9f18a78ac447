/** Applies every verified fix. The catalogue is checked before anything is written. */
import { relative } from 'node:path';
import { applyEdit } from '../../codegen/diagnostics/text-edit.ts';
import { compile } from '../compile-with-cache.ts';
import { count, finishEditing, openCatalogue } from '../editing/editing.ts';

export async function applyFixes(catalogue: string, at: string | undefined): Promise<number> {
  const { problems } = await compile(catalogue, { at });
  const editing = await openCatalogue(catalogue);
  let applied = 0;
  /** The latest edit's start in each file. Edits run backwards, so earlier positions stay right. */
  const starts = new Map<string, number>();
  const key = (line: number, column: number) => line * 1e6 + column;
  for (const { file, fix } of problems.toReversed()) {
    if (!fix || key(fix.end.line, fix.end.column) > (starts.get(file) ?? Infinity)) continue;
    starts.set(file, key(fix.start.line, fix.start.column));
    editing.proposal.edit(relative(catalogue, file), (text) => applyEdit(text, fix));
    applied++;
  }
  // Fixes are written even if one uncovers an error in another file.
  if (applied > 0 && (await finishEditing(editing, { anyway: true })) !== 0) return 1;
  const { problems: left, tables } = await compile(catalogue, { at });
  const next = left.some(({ fix }) => fix)
    ? ' Run the command again for more fixes.'
    : left.length > 0
      ? " Run npx puretec check to see what's left, and correct it yourself."
      : '';
  console.log(
    `${count(applied, 'fix', 'fixes')} applied, ${count(left.length, 'problem')} left.${next}`,
  );
  return tables ? 0 : 1;
}
