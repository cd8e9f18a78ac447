/** What rules found, with its lines. Only here is a file parsed for its places: most are never asked for theirs. */
import type { Origin } from './catalogue.ts';
import type { NamedFound } from './found-before.ts';
import type { Problem } from './problem.ts';
import { type PlacedDocument, problemAt, type SourceDocument } from './read/document.ts';

/** By a part of what was read of the file, which is another one whenever it is read again. */
const known = new WeakMap<object, PlacedDocument>();

/** `bytesOf` returns the bytes that were read, by the name of their file. */
export async function locate(
  found: readonly NamedFound[],
  bytesOf: (file: string) => Uint8Array,
): Promise<Problem[]> {
  if (found.length === 0) return [];
  const { readDocument } = await import('./read/read-document.ts');
  const placed = (document: SourceDocument): PlacedDocument => {
    const { file, name, kind, references } = document;
    const again = known.get(references) ?? readDocument(file, name, kind, bytesOf(file)).document;
    // Where it was edited or removed since it was read, the next check will say more.
    if (!again) return { ...document, ...nowhere };
    if (JSON.stringify(again.value) === JSON.stringify(document.value))
      known.set(references, again);
    return again;
  };
  const lineOf = ({ document, path }: Origin) => ({
    file: document.file,
    line: placed(document).at(path).line,
  });
  return found.map(({ at, related, concerns: _, ...finding }) => {
    const others = related && {
      related: related.map((other) => ({ ...lineOf(other.at), label: other.label })),
    };
    if ('document' in at) return problemAt(placed(at.document), at.path, { ...finding, ...others });
    const { key: _key, within: _part, fix: _fix, severity = 'error', ...rest } = finding;
    return { severity, file: at.file, line: 1, column: 1, field: '', ...rest, ...others };
  });
}

const start = { line: 1, column: 1 };
const nowhere = {
  at: () => start,
  keyAt: () => start,
  spelling: () => undefined,
  rangeOf: () => undefined,
};
