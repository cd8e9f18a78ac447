/** The whole pipeline: read and shape → resolve → rules; generate.ts writes what comes of it. */
import { isRecord } from '../kernel/is-record.ts';
import { keptRelations, keyOf } from './apart-from-amounts.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueState, editIsWritten } from './catalogue-state.ts';
import { codeVersion } from './code-version.ts';
import { withoutCopies } from './copies.ts';
import { type NamedFound, recallFound, rememberFound } from './found-before.ts';
import { type ImageFiles, imageFiles, imageSizes } from './images.ts';
import { type Kept, keepNothing, openKept } from './kept.ts';
import { locate } from './locate.ts';
import { inOrder, type Problem } from './problem.ts';
import type { SourceDocument } from './read/document.ts';
import {
  type BrokenFile,
  type EditedFiles,
  type ReadMany,
  type ReadResult,
  readCatalogue,
} from './read.ts';
import { categoryUrl } from './resolve/categories.ts';
import type { ImageSizes } from './resolve/pieces.ts';
import { clockOf } from './resolve/schedule.ts';
import { type Resolved, resolveCatalogue } from './resolve.ts';
import type { Known } from './rules/rule.ts';
import { checkRules, type Pause } from './rules.ts';
import { settingsIn } from './shaped.ts';
import { strayFacts } from './stray-facts.ts';

export type Compiled = {
  /** Present when there is no error. */
  readonly catalogue?: Catalogue;
  /** With it. The same as long as the same code made it of the same but for amounts of prices; absent where nobody can tell. */
  readonly apartFromAmounts?: string;
  readonly problems: readonly Problem[];
  readonly files: number;
};

export type CompileOptions = {
  /** Makes warnings errors. */
  readonly strict?: boolean;
  /** Keeps what files say, so that only those that changed are read: a folder, or what is open already. Without it, all are read. */
  readonly cache?: string | Kept;
  /** Reads the files where they are many. */
  readonly readMany?: ReadMany;
  /** The time that it is for, by the clocks of each country, "2026-12-01T00:00"; now, unless told. */
  readonly at?: string;
  /** False leaves out warnings where there is no error: to find their lines takes a while. */
  readonly tellsWarnings?: boolean;
  /** Waited for between two pieces of work, of which each takes the process for itself. */
  readonly pause?: Pause;
  /** Files as an edit would leave them, by their names below the root; undefined for a file it removes. */
  readonly edited?: EditedFiles;
};

/** For a command that compiles a catalogue again and again. */
export const openCache = (folder: string, root: string): Kept =>
  openKept(folder, root, codeVersion('check'));

const mostReadings = 5;

/**
 * Reads and checks a catalogue folder. Writes nothing into it. Files that change meanwhile are read
 * again, so the result never mixes the states before and after an edit; a folder that keeps changing, or
 * that holds half of an interrupted edit, is reported as a problem.
 */
export async function compileCatalogue(
  root: string,
  options: CompileOptions = {},
): Promise<Compiled> {
  for (let reading = 1; ; reading++) {
    if (!(await editIsWritten(root))) return unusable(root, unfinished);
    const before = catalogueState(root);
    const compiled = compileOnce(root, options);
    // A file that vanishes between two looks isn't our fault: the next reading finds it gone.
    await compiled.catch(() => {});
    if (catalogueState(root) === before) return compiled;
    if (reading === mostReadings) return unusable(root, restless);
  }
}

const unfinished = {
  message: 'an edit of this catalogue was interrupted, and only some of its files are written',
  write: 'nothing here: npm run check finishes the edit',
  rule: 'unfinished-edit',
};
const restless = {
  message: 'files of this catalogue kept changing while it was read',
  write: 'nothing here: run the command again when the changes are done',
  rule: 'changing-files',
};

const unusable = (root: string, why: Pick<Problem, 'message' | 'write' | 'rule'>): Compiled => ({
  problems: [{ severity: 'error', file: root, line: 1, column: 1, field: '', ...why }],
  files: 0,
});

async function compileOnce(
  root: string,
  { strict = false, cache, readMany, at, pause, edited, tellsWarnings = true }: CompileOptions,
): Promise<Compiled> {
  const kept = typeof cache === 'string' ? openCache(cache, root) : (cache ?? keepNothing);
  const read = withoutCopies(await readCatalogue(root, kept, { readMany, edited }));
  const images = imageFiles(root);
  const measured = await imageSizes(root, images.pictures, kept);
  const { documents, shaped, broken } = read;
  let resolved: Resolved | undefined;
  let key = '';
  let found: readonly NamedFound[] = [];
  try {
    await pause?.();
    const settings = settingsIn(shaped);
    if (settings) {
      const clock = clockOf(settings, at);
      const besides = [read.problems, images, [...measured.sizes]];
      key = keyOf({ files: read.apartFromAmounts, besides, clock });
      const { sizes } = measured;
      resolved = resolveCatalogue({
        ...{ shaped, settings, clock, imageSizes: sizes, texts: read.texts },
        relationsOf: keptRelations(kept, key),
      });
      found = await judge(resolved, read, { images, sizes, kept, key, pause });
    }
  } finally {
    // Saves the cache even when the check is stopped, so the next run doesn't read the same files again.
    if (!edited) kept.save();
  }
  const toTell = [...read.copies, ...found];
  const isTold =
    strict || tellsWarnings || [...read.problems, ...measured.problems, ...toTell].some(isError);
  const located = (await locate(isTold ? toTell : [], read.bytesOf)).filter(
    (problem) => !isSaid(problem, read.problems),
  );
  const problems = inOrder([
    ...strayFacts(read.problems, shaped),
    ...measured.problems,
    ...located,
  ]).map((problem) => (strict ? { ...problem, severity: 'error' as const } : problem));
  const failed = problems.some(isError);
  return {
    problems,
    files: documents.length + unread(broken).length,
    ...(resolved &&
      !failed && {
        catalogue: resolved.catalogue,
        ...(kept.version !== undefined && { apartFromAmounts: `${kept.version} ${key}` }),
      }),
  };
}

/** What says nothing of how bad it is, is one. */
const isError = ({ severity = 'error' }: Partial<Pick<Problem, 'severity'>>): boolean =>
  severity === 'error';

type Judging = {
  readonly images: ImageFiles;
  readonly sizes: ImageSizes;
  readonly kept: Kept;
  readonly key: string;
  readonly pause: Pause | undefined;
};

async function judge(
  resolved: Resolved,
  read: ReadResult,
  { images, sizes, kept, key, pause }: Judging,
): Promise<readonly NamedFound[]> {
  const { documents, broken, problems, assumed } = read;
  const given = {
    ...resolved,
    documents,
    known: namesIn(read, images, sizes),
    complete: broken.length === 0,
    doubted: [...problems, ...assumed],
  };
  const found = await checkRules(given, pause, recallFound(kept, key, documents));
  rememberFound(kept, key, found);
  return found;
}

/** A value that could not be read as meant has no meaning that rules could look at. What is only suspected hides no error. */
const isSaid = ({ file, field, severity }: Problem, read: readonly Problem[]): boolean =>
  field !== '' &&
  read.some((other) => {
    if (other.file !== file || other.field === '') return false;
    if (other.severity === 'warning' && severity === 'error') return false;
    // Of entries that belong to another list, the first alone is told.
    const isList = other.rule === 'unknown-field' && other.field.endsWith(']');
    const said = isList ? other.field.replace(/\[\d+\]$/, '') : other.field;
    return field === said || field.startsWith(`${said}[`) || field.startsWith(`${said}.`);
  });

/** Names and addresses that the files give, those of broken files included. */
function namesIn({ documents, broken }: ReadResult, images: ImageFiles, sizes: ImageSizes): Known {
  const codes = [
    ...documents.filter(({ kind }) => kind === 'product'),
    ...unread(broken).filter(({ kind }) => kind === 'product'),
  ];
  const of = (kind: string): SourceDocument[] =>
    documents.filter((document) => document.kind === kind);
  const categories = of('category').flatMap(({ value }) => categoriesBelow(value));
  return {
    // A code in small letters is reported once, at its file.
    codes: new Set(codes.flatMap(({ name }) => [name, name.toUpperCase()])),
    pageUrls: new Set(
      of('page').flatMap(({ value }) =>
        isRecord(value) && typeof value.url === 'string' && value.url.startsWith('/')
          ? [value.url]
          : [],
      ),
    ),
    categoryUrls: urlsOf(categories, ({ isIdle }) => !isIdle),
    idleCategoryUrls: urlsOf(categories, ({ isIdle }) => isIdle),
    images: new Set(images.pictures),
    brokenImages: new Set(images.pictures.filter((name) => !sizes.has(name))),
    strayImages: images.others,
    imageFolder: images.folder,
    mayBeIn: (kinds, isSaid) =>
      broken.some(({ kind, text }) => kinds.includes(kind) && (text === undefined || isSaid(text))),
  };
}

const unread = (broken: readonly BrokenFile[]) => broken.filter(({ isRead }) => !isRead);

type KnownCategory = { readonly url: string; readonly isIdle: boolean };

const urlsOf = (
  categories: readonly KnownCategory[],
  wanted: (category: KnownCategory) => boolean,
): ReadonlySet<string> => new Set(categories.filter(wanted).map(({ url }) => url));

function categoriesBelow(value: unknown, parent?: KnownCategory): KnownCategory[] {
  if (!isRecord(value) || typeof value.url !== 'string') return [];
  const isIdle = value.isActive === false || parent?.isIdle === true;
  const url = categoryUrl(
    {
      url: value.url,
      isOverrideUrl: value.isOverrideUrl === true,
      isNoParent: value.isNoParent === true,
    },
    parent?.url,
  );
  const children: unknown = value.categories;
  return [
    { url, isIdle },
    ...(Array.isArray(children)
      ? children.flatMap((child) => categoriesBelow(child, { url, isIdle }))
      : []),
  ];
}
