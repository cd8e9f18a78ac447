/** What one file of the catalogue says by itself. Everything that is slow about reading stands behind this module. */
import type { RichText } from '../kernel/contract.ts';
import { isRecord } from '../kernel/is-record.ts';
import { checkShape } from './check-shape.ts';
import type { Problem } from './problem.ts';
import type { FieldPath, Kind } from './read/document.ts';
import { readDocument } from './read/read-document.ts';
import { linksIn, simpleText } from './read/rich-text.ts';
import { placeKey } from './read/values.ts';
import type { Mention, ReferenceKind } from './shape/schemas.ts';

/** Something that a file names: a product, an address it links to, a specification that it states. */
export type FoundReference = {
  readonly kind: Exclude<ReferenceKind, 'text' | 'specifications'> | 'specification';
  /** A specification is named by the end of the path, and this is the fact. */
  readonly value: unknown;
  readonly path: FieldPath;
  /** How a number is spelled, where it would be printed in another way. */
  readonly spelling?: string;
};

/** Plain data: it is kept until the file changes. */
export type FileReading = {
  /** Absent where the file could not be read. */
  readonly content?: { readonly value: unknown; readonly fits: boolean };
  readonly references: readonly FoundReference[];
  /** The texts with marks that are more than a link or a bold word, as the parser reads them. */
  readonly texts: readonly (readonly [text: string, parsed: RichText])[];
  readonly problems: readonly Problem[];
};

export async function readFile(
  file: string,
  name: string,
  kind: Kind,
  bytes: Uint8Array,
): Promise<FileReading> {
  const { document, respelled, problems } = readDocument(file, name, kind, bytes);
  if (!document) return { references: [], texts: [], problems };
  const shape = checkShape(document);
  const texts = await parseTexts(shape.mentions);
  const reference = ({ kind: what, value, path }: Mention): FoundReference[] => {
    if (what === 'text') {
      const text = typeof value === 'string' ? (texts.get(value) ?? simpleText(value)) : undefined;
      return linksIn(text ?? []).map((url) => ({ kind: 'link', value: url, path }));
    }
    if (what !== 'specifications') return [{ kind: what, value, path }];
    return Object.entries(isRecord(value) ? value : {}).map(([id, fact]) => {
      const at = [...path, id];
      const spelling = respelled?.get(placeKey(at));
      return { kind: 'specification', value: fact, path: at, ...(spelling && { spelling }) };
    });
  };
  // A value that could not be read as meant has not got the wrong shape as well.
  const placeOf = ({ line, column }: Problem) => `${line}:${column}`;
  const amiss = new Set(problems.map(placeOf));
  return {
    content: { value: document.value, fits: shape.fits },
    references: shape.mentions.flatMap(reference),
    texts: [...texts],
    problems: [...problems, ...shape.problems.filter((found) => !amiss.has(placeOf(found)))],
  };
}

async function parseTexts(mentions: readonly Mention[]): Promise<ReadonlyMap<string, RichText>> {
  const marked = mentions.flatMap(({ kind, value }) =>
    kind === 'text' && typeof value === 'string' && !simpleText(value) ? [value] : [],
  );
  if (marked.length === 0) return new Map();
  const { markedText } = await import('./read/marked-text.ts');
  return new Map(marked.map((text) => [text, markedText(text)]));
}
