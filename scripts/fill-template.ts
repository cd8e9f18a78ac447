import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Fills the `{{names}}` of a file in this folder. A line with only a name takes any number of lines. */
export function fillTemplate(
  file: string,
  values: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const text = readFileSync(join(projectRoot, 'scripts', file), 'utf8');
  return text.replace(/^\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm, (_, lines: string, part: string) =>
    lines
      ? [values[lines] ?? []]
          .flat()
          .map((line) => `${line.trimEnd()}\n`)
          .join('')
      : String(values[part]),
  );
}
