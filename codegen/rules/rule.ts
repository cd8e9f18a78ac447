/** A rule checks what must be true across files. codegen/fixtures/rules.yaml has a good and a bad example of each. */
import type { SpecificationName } from '../../kernel/contract.ts';
import type { Country } from '../../kernel/countries.ts';
import type { DiagnosticInput, Related } from '../diagnostics/diagnostic.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath, FileType, Reference, SourceDocument, ValueDocument } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import type { Resolved } from '../resolve.ts';

export type RuleInput = Omit<Resolved, 'pricePaths'> & {
  /** Every file that could be read, with or without errors. */
  readonly documents: readonly SourceDocument[];
  readonly siteDocument: SourceDocument | undefined;
  /** Every rule's name, including single-file rules. */
  readonly ruleNames: readonly string[];
  /** Every fact that a product states under `specifications`. */
  readonly facts: readonly SpecificationFact[];
  /** Where each product is written, by its code. */
  readonly origins: ReadonlyMap<string, SourceLocation>;
  /** Paths that answer, redirects included, and in which countries. */
  readonly paths: ReadonlyMap<string, readonly Country[]>;
  readonly known: KnownEntries;
  /** Whether an error at this value has already been reported. Then no other rule should judge by the value. */
  readonly isReported: IsReported;
  /** For a value of site.yaml; true for all of them if it can't be read. */
  readonly isSiteFieldReported: (path: FieldPath) => boolean;
  /** Also true if the product or, for its figures and claims, one of its parts couldn't be loaded. */
  readonly isProductReported: (code: string, path: FieldPath) => boolean;
  /** Where a product's current price in a country is in its file. */
  readonly pricePath: (code: string, country: Country) => FieldPath;
  readonly isPriceReported: (code: string, country: Country) => boolean;
  /**
   * Whether every file of these types is free of errors, and of names that don't exist. Otherwise what seems to be
   * missing may be in one of them.
   */
  readonly hasNoErrors: (...kinds: readonly FileType[]) => boolean;
};

/** Whether a value, or something in it or around it, has an error. Warnings don't count: they hide nothing. */
export type IsReported = (document: ValueDocument, path: FieldPath) => boolean;

export type SpecificationFact = {
  readonly document: SourceDocument;
  /** All that the product states, by id. */
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
  /** Categories that are switched off, and those below them. */
  readonly idleCategoryUrls: ReadonlySet<string>;
  /** Pictures in catalogue/images, as they are spelled. */
  readonly images: ReadonlySet<string>;
  /** Pictures that can't be read. */
  readonly brokenImages: ReadonlySet<string>;
  /** Other files in that folder. */
  readonly strayImages: readonly string[];
  readonly imageFolder: string;
  /** The addresses of the files in catalogue/documents. */
  readonly ownDocuments: readonly string[];
  /** Whether a broken file of one of these kinds may define something: its text says the name, or can't be read. */
  mayBeIn(kinds: readonly FileType[], isSaid: (text: string) => boolean): boolean;
};

/** What is wrong with a value. */
export type RuleDiagnostic = Omit<
  DiagnosticInput,
  'rule' | 'related' | 'candidates' | 'tentative'
> & {
  readonly related?: readonly RelatedPlace[];
  /** Further values with the same mistake, which aren't reported one by one. */
  readonly concerns?: readonly SourceLocation[];
  /** The value that this one contradicts, and what this one says. */
  readonly disputes?: {
    readonly at: SourceLocation;
    readonly says: string;
    /** The advice if several places say the same. */
    readonly write?: string;
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
  /** The rule in a sentence for merchandisers. */
  readonly description: string;
  /** How to correct many at once, if `check --fix` and an editor's search can't. */
  readonly fixMany?: string;
  readonly check: (input: RuleInput) => readonly RuleMatch[];
};

/** A fault at a value of a document. */
export const reportAt = (
  document: SourceDocument,
  path: FieldPath,
  fault: RuleDiagnostic,
): RuleMatch => ({
  ...fault,
  at: { document, path },
});

/** A fault in a catalogue entry; `path` starts at the entry. */
export const reportOn = (at: SourceLocation, path: FieldPath, fault: RuleDiagnostic): RuleMatch =>
  reportAt(at.document, [...at.path, ...path], fault);

/** Checks the references of all files. */
export const reportReferences = (
  { documents }: Pick<RuleInput, 'documents'>,
  check: (reference: Reference, document: SourceDocument) => readonly RuleMatch[],
): RuleMatch[] => {
  const found: RuleMatch[] = [];
  for (const document of documents)
    for (const reference of document.references) found.push(...check(reference, document));
  return found;
};

/** A fault at a reference; in a text, at that part of it. */
export const reportIn = (
  document: SourceDocument,
  { value, path, within }: Reference,
  fault: RuleDiagnostic,
): RuleMatch =>
  reportAt(document, path, { found: value, ...(within && { within: value }), ...fault });

/** The replacement for a reference: quoted for YAML if needed, or as is inside a longer text. */
export const replaceWith = ({ within }: Reference, text: string): string =>
  within ? text : yamlText(text);

/** The other value, if two values disagree. */
export const lineOf = ({ document, path }: SourceLocation, rest: FieldPath, label: string) => ({
  at: { document, path: [...path, ...rest] },
  label,
});

/** The path of a file that is missing; undefined if site.yaml is missing too. */
export const missingFile = (
  { siteDocument }: Pick<RuleInput, 'siteDocument'>,
  name: string,
): MissingFile | undefined =>
  siteDocument && { file: siteDocument.file.replace(/site\.yaml$/, name) };
