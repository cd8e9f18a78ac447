/** A catalogue file as plain values, and their positions in its text. */
import { type Diagnostic, type DiagnosticInput, fixText } from './diagnostics/diagnostic.ts';
import type { Position, TextRange } from './diagnostics/text-edit.ts';

/** The files that merchandisers write, by their schemas' names. */
export const fileTypes = [
  'site',
  'specifications',
  'contaminants',
  'claims',
  'redirects',
  'product',
  'category',
  'menu',
  'dealer-range',
  'page',
  'places',
  'promotion',
  'featured',
  'teaser-prices',
  'promo-facts',
  'synonyms',
] as const;
export type FileType = (typeof fileTypes)[number];

export type FieldPath = readonly (string | number)[];

/** Whether a field is a specification. specifications.yaml says if it's a number or words. */
export const isStatedValue = (path: FieldPath): boolean => path.at(-2) === 'specifications';

/** Names that fields refer to and editors complete. */
export const nameTypes = [
  'product',
  'category',
  'page',
  'link',
  'image',
  'featured-promo',
  'teaser',
  'contaminant',
  'technology',
  'specification',
  'specifications',
] as const;
/** The target of a field's reference (`x-ref` of a schema). */
export type ReferenceType = (typeof nameTypes)[number] | 'text';
/** A reference in a field, or a link in its copy. */
export type Reference = {
  readonly kind: Exclude<ReferenceType, 'text' | 'specifications'>;
  readonly value: string;
  readonly path: FieldPath;
  /** The value is part of the field's text. */
  readonly within?: true;
};

export type ValueDocument = {
  /** As the user would type it, such as `catalogue/products/WH2-60.yaml`. */
  readonly file: string;
  readonly kind: FileType;
  /** The file's name without its extension, such as a product's code. */
  readonly name: string;
  readonly value: unknown;
};
/** A document whose positions are only looked up to report something. */
export type SourceDocument = ValueDocument & {
  readonly references: readonly Reference[];
  /** Spellings of specifications that are numbers but would print differently, such as "1.50". */
  readonly spellings: Readonly<Record<string, string>>;
};

export type SourcePositions = {
  /** Returns the position of a value or, if it's missing, of its nearest parent. */
  at(path: FieldPath): Position;
  keyAt(path: FieldPath): Position;
  /** Returns the spelling of a scalar without quotes. */
  spelling(path: FieldPath): string | undefined;
  /** Returns the range of a value, its key, or part of its text; undefined if that's ambiguous. */
  rangeOf(
    path: FieldPath,
    part?: {
      readonly key?: boolean;
      readonly within?: string;
      readonly occurrence?: number | undefined;
    },
  ): TextRange | undefined;
};
export type LocatedDocument = ValueDocument & SourcePositions;

/** `categories[2].items[0]` */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`,
    '',
  );
}

export function diagnosticAt(
  document: Pick<ValueDocument, 'file'> & SourcePositions,
  path: FieldPath,
  finding: DiagnosticInput,
): Diagnostic {
  const { key = false, severity = 'error', within, occurrence, fix, ...others } = finding;
  const { candidates = [], ...rest } = others;
  const part = within === undefined ? undefined : document.rangeOf(path, { within, occurrence });
  const position = part?.start ?? (key ? document.keyAt(path) : document.at(path));
  const isEdited = fix !== undefined || candidates.length > 0;
  const range = isEdited && within === undefined ? document.rangeOf(path, { key }) : part;
  return {
    severity,
    file: document.file,
    ...position,
    field: fieldName(path),
    ...rest,
    ...(fix !== undefined && { write: fixText(fix, finding.found) }),
    ...(range && fix !== undefined && { fix: { ...range, text: fix } }),
    ...(range &&
      candidates.length > 0 && { candidates: candidates.map((text) => ({ ...range, text })) }),
  };
}

export const positionKey = (path: FieldPath): string => path.join('\0');
