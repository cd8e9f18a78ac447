import type { Position, Problem } from '../problem.ts';

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
] as const;
export type Kind = (typeof kinds)[number];

export type FieldPath = readonly (string | number)[];

/** A file that could be read, as plain values. Where they stand is looked up when somebody must be told. */
export type SourceDocument = {
  /** As the user would type it, for example `catalogue/products/WH2-60.yaml`. */
  readonly file: string;
  readonly kind: Kind;
  /** The file's name without its ending. For products this is the code. */
  readonly name: string;
  readonly value: unknown;
};

/** Where the values of a document stand, and how they are spelled. */
export type Places = {
  /** Where the value stands; the nearest place above it where there is no such value. */
  at(path: FieldPath): Position;
  /** Where the key of the value stands. */
  keyAt(path: FieldPath): Position;
  /** How the value is spelled in the file, for scalars without quotes. */
  spelling(path: FieldPath): string | undefined;
};
export type PlacedDocument = SourceDocument & Places;

/** `categories[2].items[0]` */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`,
    '',
  );
}

/** What a check found, without its place. */
export type Finding = Omit<Problem, 'file' | 'line' | 'column' | 'field' | 'severity'> & {
  /** An error unless told. */
  readonly severity?: Problem['severity'];
  /** Point at the key instead of the value. */
  readonly key?: boolean;
};

/** A problem at a value of a document. */
export function problemAt(document: PlacedDocument, path: FieldPath, finding: Finding): Problem {
  const { key, severity, ...rest } = finding;
  const position = key ? document.keyAt(path) : document.at(path);
  return {
    severity: severity ?? 'error',
    file: document.file,
    ...position,
    field: fieldName(path),
    ...rest,
  };
}
