/** Brings prices that are printed elsewhere into line with an edit: teasers, promotions, comparisons, claims. */
import { relative } from 'node:path';
import { compile } from '../compile.ts';
import { setValue, yamlValueAt } from '../editing/edit-yaml.ts';
import type { Editing } from '../editing/editing.ts';
import { pathOf } from '../editing/schema-fields.ts';

/** A claim's text is one for both countries, so a second round may be needed. */
const rounds = 3;

/** Returns a line for each printed price that has to change, and with `updates` proposes the change. */
export async function updatePrinted(
  { root, proposal }: Editing,
  updates: boolean,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const edited = new Map(proposal.changes().map(({ name, after }) => [name, after]));
    const { problems } = await compile(root, { edited });
    const stale = problems.flatMap(({ file, field, found, update, severity }) => {
      const name = relative(root, file).replaceAll('\\', '/');
      const isShown =
        severity === 'error' && yamlValueAt(proposal.read(name), pathOf(field)) === found;
      return update !== undefined && isShown ? [{ name, field, found, update }] : [];
    });
    lines.push(
      ...stale.map(({ name, field, found, update }) => `${name} ${field}: ${found} → ${update}`),
    );
    if (!updates || stale.length === 0) break;
    for (const { name, field, update } of stale)
      proposal.edit(name, (text) => setValue(text, pathOf(field), update));
  }
  return lines;
}
