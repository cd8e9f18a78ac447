/** Finds the places of values that rules report. It only parses a file again if something in it is reported. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticAt, fieldName, type SourceDocument, type SourcePositions } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import type { NamedMatch } from './rule.ts';

/** Keyed by an object from the file, because each read creates a new one. */
const placed = new WeakMap<object, SourcePositions>();

/** `bytes` has files' contents by name. */
export async function locate(
  found: readonly NamedMatch[],
  bytes: ReadonlyMap<string, Uint8Array>,
): Promise<Diagnostic[]> {
  if (found.length === 0) return [];
  const { locatedDocument } = await import('../load/parse-file.ts');
  const placesOf = (document: SourceDocument): SourcePositions => {
    const { file, references } = document;
    const known = placed.get(references);
    if (known) return known;
    const again = locatedDocument(document, bytes.get(file) ?? new Uint8Array());
    // Assumed values of unreadable files have no places.
    if (!again) return nowhere;
    placed.set(references, again);
    return again;
  };
  const lineOf = ({ document, path }: SourceLocation) => ({
    file: document.file,
    line: placesOf(document).at(path).line,
    field: fieldName(path),
  });
  return found.map(({ at, related, concerns: _, disputes: _other, ...finding }) => {
    const words = {
      ...finding,
      ...(related && {
        related: related.map(({ at: place, ...other }) => ({
          ...lineOf(place),
          ...other,
        })),
      }),
    };
    if ('document' in at)
      return diagnosticAt({ ...placesOf(at.document), file: at.document.file }, at.path, words);
    const { key: _key, within: _part, fix: _fix, severity = 'error', ...rest } = words;
    return { severity, file: at.file, line: 1, column: 1, field: '', ...rest };
  });
}

const start = { line: 1, column: 1 };
const nowhere: SourcePositions = {
  at: () => start,
  keyAt: () => start,
  spelling: () => undefined,
  rangeOf: () => undefined,
};
