/** The whole pipeline: load and validate → resolve → rules → diagnostics. generate.ts prints the result. */
import type { Tables } from '../kernel/tables.ts';
import { type ComingProblems, comingProblems } from './coming-days.ts';
import {
  type Diagnostic,
  fileDiagnostic,
  isError,
  sortDiagnostics,
  withoutWarnings,
} from './diagnostics/diagnostic.ts';
import { insertedHead } from './diagnostics/text-edit.ts';
import { catalogueState } from './load/catalogue-state.ts';
import { type FileCache, memoryCache, openFileCache } from './load/file-cache.ts';
import { documentFiles, imageFiles, imageSizes } from './load/images.ts';
import { type EditedFiles, type ParseFiles, readCatalogue } from './load/read-catalogue.ts';
import { buildClock } from './resolve/date-ranges.ts';
import { type Resolved, resolveCatalogue } from './resolve.ts';
import { knownEntries } from './rules/known-entries.ts';
import { locate } from './rules/locate.ts';
import type { NamedMatch } from './rules/rule.ts';
import { checkRules } from './run-rules.ts';
import { siteFileOf } from './validate/validated.ts';

export type Compiled = {
  /** Absent if there's an error. */
  readonly tables?: Tables;
  readonly problems: readonly Diagnostic[];
  readonly files: number;
  /** The rules that site.yaml turns off, whose warnings aren't in `problems`. */
  readonly warningsOff?: ReadonlySet<string>;
} & Pick<ComingProblems, 'uncheckedFrom'>;

export type CompileOptions = {
  /** Makes warnings errors. */
  readonly strict?: boolean;
  /** A cache or its folder. Without it, all files are parsed. */
  readonly cache?: string | FileCache;
  /** Reads many files at once, in worker threads. */
  readonly parseFiles?: ParseFiles;
  /** The local time in each country to compile for, "2026-12-01T00:00", by default now. */
  readonly at?: string;
  /** False skips warnings, whose lines take a while to find, if there are no errors, but keeps those about a coming day. */
  readonly includeWarnings?: boolean;
  /** Edited files by path in the catalogue; undefined for a removed file. */
  readonly edited?: EditedFiles;
};

const maxReadings = 5;

/**
 * Reads and checks a catalogue folder, and writes nothing into it. Files that change meanwhile are
 * read again, so the result never mixes the states before and after an edit. A constantly changing
 * folder is reported.
 */
export async function compileCatalogue(
  root: string,
  options: CompileOptions = {},
): Promise<Compiled> {
  for (let reading = 1; ; reading++) {
    const before = catalogueState(root);
    const compiled = compileOnce(root, options);
    // If a file disappears while it's read, the next attempt finds that it's gone.
    await compiled.catch(() => {});
    if (catalogueState(root) === before) return compiled;
    if (reading === maxReadings) return { problems: [restless(root)], files: 0 };
  }
}

async function compileOnce(
  root: string,
  { strict = false, cache, parseFiles, at, edited, includeWarnings = true }: CompileOptions,
): Promise<Compiled> {
  const files = typeof cache === 'string' ? openFileCache(cache, root) : (cache ?? memoryCache());
  const read = await readCatalogue(root, files, { parseFiles, edited });
  const images = imageFiles(root, edited);
  const { sizes, diagnostics: ofImages } = await imageSizes(root, images.pictures, files, edited);
  const fromFiles = [...read.diagnostics, ...ofImages];
  const { documents, broken, validated } = read;
  let resolved: Resolved | undefined;
  let found: readonly NamedMatch[] = [];
  let coming: ComingProblems = { found: [] };
  try {
    const siteFile = siteFileOf(validated);
    if (siteFile) {
      const resolveAt = (time: string | undefined) =>
        resolveCatalogue({
          ...{ validated, siteFile, imageSizes: sizes, texts: read.texts },
          clock: buildClock(siteFile, time),
        });
      const given = {
        documents,
        known: knownEntries(read, images, sizes, documentFiles(root, edited)),
        broken: new Set(broken.map(({ kind }) => kind)),
        reported: [
          ...read.diagnostics.filter(isError),
          ...read.assumed,
          ...read.diagnostics.flatMap(({ rule, file, field, fix }) =>
            rule === 'unknown-field' && fix
              ? [{ file, field: insertedHead(fix.text) ?? field.replace(/\w+$/, fix.text) }]
              : [],
          ),
        ],
      };
      resolved = resolveAt(at);
      found = checkRules({ ...resolved, ...given });
      coming = comingProblems(documents, resolved.clock, found, (time) =>
        checkRules({ ...resolveAt(time), ...given }),
      );
    }
  } finally {
    // Saves the cache even when the check is stopped, so the next run doesn't read the same files again.
    if (!edited) files.save();
  }
  const isReported = strict || includeWarnings || [...fromFiles, ...found].some(isError);
  const located = await locate([...(isReported ? found : []), ...coming.found], read.bytes);
  const warningsOff = new Set(siteFileOf(validated)?.warningsOff?.map(({ rule }) => rule));
  const reported = withoutWarnings([...fromFiles, ...located], warningsOff);
  const problems = sortDiagnostics(reported).map((each) =>
    strict ? { ...each, severity: 'error' as const } : each,
  );
  const unread = broken.filter(({ isParsed }) => !isParsed);
  return {
    problems,
    files: documents.length + unread.length,
    warningsOff,
    ...(coming.uncheckedFrom !== undefined && { uncheckedFrom: coming.uncheckedFrom }),
    ...(resolved && !problems.some(isError) && { tables: resolved.tables }),
  };
}

const restless = (root: string) =>
  fileDiagnostic(
    root,
    'changing-files',
    "The catalogue's files kept changing while they were being read.",
    'Run the command again when the changes are done.',
  );
