/** The whole pipeline: read → shape → resolve → rules, then emit → write. */
import { isRecord } from '../kernel/is-record.ts';
import type { Catalogue } from './catalogue.ts';
import { checkShape } from './check-shape.ts';
import { emitAll } from './emit.ts';
import { imageFiles, imageSizes } from './images.ts';
import { inOrder, type Problem } from './problem.ts';
import type { ReadResult, SourceDocument } from './read/document.ts';
import { readCatalogue } from './read.ts';
import { categoryUrl } from './resolve/categories.ts';
import { resolveCatalogue } from './resolve.ts';
import type { Known } from './rules/rule.ts';
import { checkRules } from './rules.ts';
import { writeGenerated } from './write.ts';

export type Compiled = {
  /** Present when there is no error. */
  readonly catalogue?: Catalogue;
  readonly problems: readonly Problem[];
  readonly files: number;
};

/** Reads and checks a catalogue folder. `strict` makes warnings errors. Writes nothing. */
export async function compileCatalogue(root: string, { strict = false } = {}): Promise<Compiled> {
  const read = readCatalogue(root);
  const shape = checkShape(read.documents);
  const images = imageFiles(root);
  const measured = await imageSizes(root, images);
  const resolved = resolveCatalogue(shape.shaped, measured.sizes);
  const complete = read.unreadable.length === 0 && shape.misshapen.length === 0;
  const found = [...read.problems, ...measured.problems];
  // A value that could not be read as meant has not got the wrong shape as well.
  const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const readAmiss = new Set(read.problems.map(placeOf));
  found.push(...shape.problems.filter((problem) => !readAmiss.has(placeOf(problem))));
  if (resolved) {
    const known = namesIn(read, images);
    found.push(
      ...checkRules({
        ...resolved,
        documents: read.documents,
        references: shape.references,
        known,
        complete,
      }),
    );
  }
  const problems = inOrder(found).map((problem) =>
    strict ? { ...problem, severity: 'error' as const } : problem,
  );
  const failed = problems.some(({ severity }) => severity === 'error');
  return {
    problems,
    files: read.documents.length + read.unreadable.length,
    ...(resolved && !failed && { catalogue: resolved.catalogue }),
  };
}

/** Writes the modules of a catalogue into a folder. Returns the names of those that changed. */
export const generate = (catalogue: Catalogue, folder: string): string[] =>
  writeGenerated(folder, emitAll(catalogue));

/** Names and addresses that the files give, those of broken files included. */
function namesIn({ documents, unreadable }: ReadResult, images: readonly string[]): Known {
  const codes = [
    ...documents.filter(({ kind }) => kind === 'product'),
    ...unreadable.filter(({ kind }) => kind === 'product'),
  ];
  const of = (kind: string): SourceDocument[] =>
    documents.filter((document) => document.kind === kind);
  return {
    // A code in small letters is reported once, at its file.
    codes: new Set(codes.flatMap(({ name }) => [name, name.toUpperCase()])),
    pageUrls: new Set(
      of('page').flatMap(({ value }) =>
        isRecord(value) && typeof value.url === 'string' ? [value.url] : [],
      ),
    ),
    categoryUrls: new Set(of('category').flatMap(({ value }) => urlsBelow(value, undefined))),
    images: new Set(images),
  };
}

function urlsBelow(value: unknown, parent: string | undefined): string[] {
  if (!isRecord(value) || typeof value.url !== 'string' || value.isActive === false) return [];
  const url = categoryUrl(
    {
      url: value.url,
      isOverrideUrl: value.isOverrideUrl === true,
      isNoParent: value.isNoParent === true,
    },
    parent,
  );
  const children: unknown = value.categories;
  return [
    url,
    ...(Array.isArray(children) ? children.flatMap((child) => urlsBelow(child, url)) : []),
  ];
}
