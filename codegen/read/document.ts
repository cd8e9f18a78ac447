import type { Fix, Position } from '../fix.ts';
import type { Doubt, Problem } from '../problem.ts';

/** The kinds of file that merchandisers write, named as their schemas. */
export const kinds = [
  'site',
  'specifications',
  'contaminants',
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
export type Kind = (typeof kinds)[number];

export type FieldPath = readonly (string | number)[];

/** Whether what stands there is a figure or a text, its own definition says. */
export const isFact = (path: FieldPath): boolean => path.at(-2) === 'specifications';

/** What a field refers to (`x-ref` of a schema). */
export type ReferenceKind =
  | 'product'
  | 'category'
  | 'page'
  | 'link'
  | 'image'
  | 'text'
  | 'featured-promo'
  | 'teaser'
  | 'contaminant'
  | 'technology'
  | 'specification'
  | 'specifications';
/** Something that a file names; the links of its texts are among them. */
export type FoundReference = {
  readonly kind: Exclude<ReferenceKind, 'text' | 'specifications'>;
  readonly value: string;
  readonly path: FieldPath;
  /** The value is a part of the text that stands there. */
  readonly within?: true;
};
/** What a file states of a product, by the ids of specifications. */
export type StatedFacts = {
  readonly path: FieldPath;
  readonly values: Readonly<Record<string, unknown>>;
  /** How numbers are spelled that would be printed in another way. */
  readonly spellings: Readonly<Record<string, string>>;
};

/** A file that could be read, as plain values. */
export type ValueDocument = {
  /** As the user would type it, for example `catalogue/products/WH2-60.yaml`. */
  readonly file: string;
  readonly kind: Kind;
  /** The file's name without its ending. For products this is the code. */
  readonly name: string;
  readonly value: unknown;
};
/** Where its values stand is looked up when somebody must be told. */
export type SourceDocument = ValueDocument & {
  readonly references: readonly FoundReference[];
  readonly facts: readonly StatedFacts[];
  /** Where `sample` stands, and is not false. */
  readonly samples: readonly FieldPath[];
};

/** Where the values of a document stand, and how they are spelled. */
export type Places = {
  /** Where the value stands; the nearest place above it where there is no such value. */
  at(path: FieldPath): Position;
  /** Where the key of the value stands. */
  keyAt(path: FieldPath): Position;
  /** How the value is spelled in the file, for scalars without quotes. */
  spelling(path: FieldPath): string | undefined;
  /** From where to where the value is written, or its key, or a part of it; undefined where that is not sure. */
  rangeOf(
    path: FieldPath,
    part?: { readonly key?: boolean; readonly within?: string },
  ): Range | undefined;
};
export type Range = { readonly start: Position; readonly end: Position };
export type PlacedDocument = ValueDocument & Places;

/** `categories[2].items[0]` */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`,
    '',
  );
}

/** What a check found, without its place. */
export type Finding = Omit<Problem, 'file' | 'line' | 'column' | 'field' | 'severity' | 'fix'> & {
  /** An error unless told. */
  readonly severity?: Problem['severity'];
  /** Point at the key instead of the value. */
  readonly key?: boolean;
  /** The field that is named, where its place is pointed at by another one. */
  readonly field?: string;
  /** Point at this part of the text. */
  readonly within?: string;
  /** What must stand there instead, as YAML writes it. Where it is given, it is what is printed. */
  readonly fix?: string;
  /** What may be meant, to be tried on the file: where one of them fits, it is the advice. */
  readonly tries?: readonly string[];
};

/** A problem at a value of a document. */
export function problemAt(document: PlacedDocument, path: FieldPath, finding: Finding): Doubt {
  const { key = false, severity, within, fix, write, tries = [], ...rest } = finding;
  const part = within === undefined ? undefined : document.rangeOf(path, { within });
  const position = part?.start ?? (key ? document.keyAt(path) : document.at(path));
  const isMended = fix !== undefined || tries.length > 0;
  const range = isMended && within === undefined ? document.rangeOf(path, { key }) : part;
  return {
    severity: severity ?? 'error',
    file: document.file,
    ...position,
    field: fieldName(path),
    ...rest,
    ...((fix ?? write) !== undefined && { write: fix ?? write }),
    ...(range && fix !== undefined && { fix: fixAt(range, fix) }),
    ...(range && tries.length > 0 && { tries: tries.map((text) => fixAt(range, text)) }),
  };
}

export const fixAt = ({ start, end }: Range, text: string): Fix => ({ start, end, text });
