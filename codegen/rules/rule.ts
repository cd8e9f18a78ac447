/** What a rule is: a truth that holds across files, with its check, and an example of either side. */
import type { Catalogue, Ids, Origin, WrittenEntries } from '../catalogue.ts';
import type { Reference } from '../check-shape.ts';
import type { Problem } from '../problem.ts';
import { type FieldPath, type Finding, problemAt, type SourceDocument } from '../read/document.ts';
import type { FoundLink } from './links-of.ts';
import type { SpecificationFact } from './specification-facts.ts';

export type RuleInput = {
  readonly catalogue: Catalogue;
  readonly written: WrittenEntries;
  readonly ids: Ids;
  /** Every file that could be read. */
  readonly documents: readonly SourceDocument[];
  /** Every reference of every document that could be read, misshapen ones included. */
  readonly references: readonly Reference[];
  /** Every link of every file. */
  readonly links: readonly FoundLink[];
  /** Every fact that a product states under `specifications`. */
  readonly facts: readonly SpecificationFact[];
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

/** An edit of the small catalogue in codegen/fixtures: `instead` gives way to `yaml`; without it, `yaml` is the whole file. */
export type Example = {
  readonly file: string;
  readonly instead?: string;
  readonly yaml: string;
};

/** What a check found; the rule puts its name to it. */
export type Found = Omit<Problem, 'rule'>;
export type Fault = Omit<Finding, 'rule'>;

export type Rule = {
  /** Printed in brackets behind each problem. */
  readonly name: string;
  /** Rows of the feature table and of the list of faults. */
  readonly proves: string;
  /** The files that it looks at. */
  readonly scope: string;
  /** What holds, in a sentence for merchandisers. */
  readonly truth: string;
  readonly good: Example;
  readonly bad: Example & {
    /** What the checker prints of it, the folder of the fixture called "catalogue". */
    readonly printed: string;
  };
  readonly check: (input: RuleInput) => readonly Found[];
};

/** A fault at a value of a document. */
export function foundAt(document: SourceDocument, path: FieldPath, fault: Fault): Found {
  const { rule: _, ...found } = problemAt(document, path, { ...fault, rule: '' });
  return found;
}

/** A fault at a thing of the catalogue; `path` goes on from where the thing stands. */
export const foundOf = (origin: Origin, path: FieldPath, fault: Fault): Found =>
  foundAt(origin.document, [...origin.path, ...path], fault);

export const lineOf = (origin: Origin, path: FieldPath, label: string) => ({
  file: origin.document.file,
  line: origin.document.at([...origin.path, ...path]).line,
  label,
});

/** Where a file should stand that is missing; undefined where no file tells the folder of the catalogue. */
export const missingFile = (
  { documents }: Pick<RuleInput, 'documents'>,
  name: string,
): Pick<Found, 'severity' | 'file' | 'line' | 'column' | 'field'> | undefined => {
  const site = documents.find(({ kind }) => kind === 'site');
  return (
    site && {
      severity: 'error',
      file: site.file.replace(/site\.yaml$/, name),
      line: 1,
      column: 1,
      field: '',
    }
  );
};
