/** What a rule sees, and what it is: a function from the catalogue to its problems. */
import type { Catalogue, Category, Origin, Page } from '../catalogue.ts';
import type { Reference } from '../check-shape.ts';
import type { Problem } from '../problem.ts';
import { type FieldPath, type Finding, problemAt, type SourceDocument } from '../read/document.ts';

export type RuleInput = {
  readonly catalogue: Catalogue;
  readonly allCategories: readonly Category[];
  readonly allPages: readonly Page[];
  /** Every file that could be read. */
  readonly documents: readonly SourceDocument[];
  /** Every reference of every document that could be read, misshapen ones included. */
  readonly references: readonly Reference[];
  readonly known: Known;
  /** False where a file could not be read or has the wrong shape: then nothing is called missing that may stand in it. */
  readonly complete: boolean;
};

/** Names that exist even where their file is broken, so that one mistake is reported once. */
export type Known = {
  readonly codes: ReadonlySet<string>;
  readonly pageUrls: ReadonlySet<string>;
  readonly categoryUrls: ReadonlySet<string>;
  /** Pictures in catalogue/images, as they are spelled. */
  readonly images: ReadonlySet<string>;
};

export type Rule = (input: RuleInput) => readonly Problem[];

/** A problem at a thing of the catalogue; `path` goes on from where the thing stands. */
export const problemOf = (origin: Origin, path: FieldPath, finding: Finding): Problem =>
  problemAt(origin.document, [...origin.path, ...path], finding);

export const lineOf = (origin: Origin, path: FieldPath, label: string) => ({
  file: origin.document.file,
  line: origin.document.at([...origin.path, ...path]).line,
  label,
});
