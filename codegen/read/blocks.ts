/** Blocks of text: what they took in, and lines that nobody can have meant. */
import type { Node } from 'yaml';
import { type FieldPath, fieldName } from './document.ts';
import type { Findings } from './findings.ts';
import { fieldsIn, listBelowText } from './swallowed.ts';
import { lineFaults } from './text-lines.ts';

export function blockCheck({ file, text, problems, position, suspect, rangeOf }: Findings) {
  return (node: Node, path: FieldPath) => {
    const [start, end] = rangeOf(node);
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    // A field of a list entry stands behind its dash.
    const indent = /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
    for (const { at, row, tries } of fieldsIn(text, start, end, indent))
      suspect(path, at, {
        rule: 'swallowed',
        message: `this line became a part of the text above it, because it stands further in`,
        found: row,
        changes: tries,
      });
    for (const { at, first, ...fault } of lineFaults(text, start, end))
      problems.push({
        severity: 'warning',
        file,
        ...position(at),
        field: fieldName(path),
        ...fault,
        ...(first !== undefined && {
          related: [{ file, line: position(first).line, label: 'first at' }],
        }),
      });
    const list = listBelowText(text, start, end);
    if (list)
      problems.push({
        severity: 'warning',
        file,
        ...position(list.at),
        field: fieldName(path),
        message: 'a list stands right under a line of text, and may belong to another field',
        found: list.row,
        write: 'an empty line in front, if it is a part of the text',
        rule: 'swallowed',
      });
  };
}
