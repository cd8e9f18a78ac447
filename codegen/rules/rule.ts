/** Rules check what must be true across files. codegen/fixtures/rules.yaml has a good and a bad example of each. */

import type { Country } from '../../kernel/countries.ts';
import type { SpecificationName } from '../../kernel/entry-types.ts';
import type { DiagnosticInput, Related } from '../diagnostics/diagnostic.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, FileType, Reference, SourceDocument, ValueDocument } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import type { Resolved } from '../resolve.ts';

export type RuleInput = Omit<Resolved, 'pricePaths'> & {
  /** Every file that could be read, with or without errors. */
  readonly documents: readonly SourceDocument[];
  readonly siteDocument: SourceDocument | undefined;
  /** Names of all rules, both across files and in single files. */
  readonly ruleNames: readonly string[];
  /** Every fact that a product states under `specifications`. */
  readonly facts: readonly SpecificationFact[];
  readonly origins: ReadonlyMap<string, SourceLocation>;
  /** The countries in which each path works, redirects included. */
  readonly paths: ReadonlyMap<string, readonly Country[]>;
  readonly known: KnownEntries;
  /** Whether an error at this value is already reported, so that other rules ignore it. */
  readonly isReported: IsReported;
  /** For a value of site.yaml; true for all of them if it can't be read. */
  readonly isSiteFieldReported: (path: FieldPath) => boolean;
  /** Also true if the product or, for its figures and claims, one of its parts couldn't be loaded. */
  readonly isProductReported: (code: string, path: FieldPath) => boolean;
  readonly pricePath: (code: string, country: Country) => FieldPath;
  readonly isPriceReported: (code: string, country: Country) => boolean;
  /** Whether files of these types have no errors or unknown names. Otherwise, one may define what seems to be missing. */
  readonly hasNoErrors: (...kinds: readonly FileType[]) => boolean;
};

/** Whether a value, its parents or its contents have an error. Warnings hide nothing. */
export type IsReported = (document: ValueDocument, path: FieldPath) => boolean;

export type SpecificationFact = {
  readonly document: SourceDocument;
  /** All facts of the product, by id. */
  readonly among: Readonly<Record<string, unknown>>;
  readonly id: string;
  readonly value: unknown;
  /** Absent if specifications.yaml has no such id. */
  readonly specification: SpecificationName | undefined;
};

/** Names that exist even where their file is broken, so that one mistake is reported once. */
export type KnownEntries = {
  readonly codes: ReadonlySet<string>;
  readonly pageUrls: ReadonlySet<string>;
  readonly categoryUrls: ReadonlySet<string>;
  /** Inactive categories, and those below them. */
  readonly idleCategoryUrls: ReadonlySet<string>;
  /** Pictures in catalogue/images, as spelled on disk. */
  readonly images: ReadonlySet<string>;
  readonly brokenImages: ReadonlySet<string>;
  /** Other files in catalogue/images. */
  readonly strayImages: readonly string[];
  readonly imageFolder: string;
  /** Addresses of catalogue/documents. */
  readonly ownDocuments: readonly string[];
  /** Whether a broken file of one of these kinds may define something: its text has the name, or can't be read. */
  mayBeIn(kinds: readonly FileType[], isSaid: (text: string) => boolean): boolean;
};

export type RuleDiagnostic = Omit<
  DiagnosticInput,
  'rule' | 'related' | 'candidates' | 'tentative'
> & {
  readonly related?: readonly RelatedPlace[];
  /** Other values with the same mistake, which aren't reported separately. */
  readonly concerns?: readonly SourceLocation[];
  /** The value that this one contradicts, and what this one says. */
  readonly disputes?: {
    readonly at: SourceLocation;
    readonly says: string;
    /** `right` replaces this value if those places are right. `own` replaces theirs if this one is. */
    readonly right?: string;
    readonly own?: string;
    /** Other advice if several places say the same. */
    readonly write?: string;
    /** Set if this place alone is enough to report the other value. */
    readonly isSure?: boolean;
  };
};
type RelatedPlace = Pick<Related, 'label' | 'found' | 'update'> & { readonly at: SourceLocation };
/** A diagnostic and its value. The line in the file is looked up later, and only if it's printed. */
export type RuleMatch = RuleDiagnostic & { readonly at: SourceLocation | MissingFile };
export type MissingFile = { readonly file: string };
export type NamedMatch = RuleMatch & { readonly rule: string };

export type Rule = {
  /** Printed in brackets after each problem. */
  readonly name: string;
  /** The rule in a sentence for merchandisers, if rules.yaml doesn't have it because it quotes the code. */
  readonly description?: string;
  readonly check: (input: RuleInput) => readonly RuleMatch[];
};

export const reportAt = (
  document: SourceDocument,
  path: FieldPath,
  fault: RuleDiagnostic,
): RuleMatch => ({
  ...fault,
  at: { document, path },
});

/** Warns about words in a text, which the message quotes. */
export const warnAbout = (
  document: SourceDocument,
  path: FieldPath,
  found: string,
  fault: RuleDiagnostic,
): RuleMatch => reportAt(document, path, { severity: 'warning', found, within: found, ...fault });

/** Reports at a catalogue entry. `path` starts at the entry. */
export const reportOn = (at: SourceLocation, path: FieldPath, fault: RuleDiagnostic): RuleMatch =>
  reportAt(at.document, [...at.path, ...path], fault);

/** Whole fields of a file, for `concerns`. */
export const fieldsIn = (document: SourceDocument, names: readonly string[]): SourceLocation[] =>
  names.map((name) => ({ document, path: [name] }));

export const reportReferences = (
  { documents }: Pick<RuleInput, 'documents'>,
  check: (reference: Reference, document: SourceDocument) => RuleMatch | readonly RuleMatch[],
) =>
  documents.flatMap((document) =>
    document.references.flatMap((reference) => check(reference, document)),
  );

/** Reports at a reference. If it's inside a longer text, reports at its position in the text. */
export const reportIn = (
  document: SourceDocument,
  { value, path, within }: Reference,
  fault: RuleDiagnostic,
): RuleMatch =>
  reportAt(document, path, { found: value, ...(within && { within: value }), ...fault });

/** Returns a reference's replacement, quoted for YAML unless it's part of a longer text. */
export const replaceWith = ({ within }: Reference, text: string) =>
  within ? text : yamlText(text);

/** Refers to the other of two values that disagree. */
export const lineOf = ({ document, path }: SourceLocation, rest: FieldPath, label: string) => ({
  at: { document, path: [...path, ...rest] },
  label,
});

/** Returns the path of a missing file; undefined if site.yaml is missing too. */
export const missingFile = (
  { siteDocument }: Pick<RuleInput, 'siteDocument'>,
  name: string,
): MissingFile | undefined =>
  siteDocument && { file: siteDocument.file.replace(/site\.yaml$/, name) };
