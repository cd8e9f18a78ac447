import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { constantsOf } from '../../codegen/emit.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { documentUrlsIn } from '../documents/document-sources.ts';
import { collectImageUrls } from '../images/addresses.ts';
import type { Pictures } from '../images/create-pictures.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { type CodeBundle, codeBundle } from './bundle-cache.ts';
import { allPages, createPageBuilder } from './page-builder.ts';
import { isInShard } from './shards.ts';
import { readManifest, type Shard, statesIn } from './site-manifest.ts';
import { previewSettings, siteWideFiles } from './site-wide-files.ts';
import { step } from './steps.ts';
import { type FileState, hashOf, type OutputPaths, writeFileAt } from './write-file.ts';

export type SiteContext = {
  /** Absent for a site without pictures. */
  readonly pictures?: Pictures | undefined;
  readonly shard?: Shard | undefined;
};

/** Reuses the previous build's files. Returns files by path in the site's folder, without pictures, and how many pictures were left out. */
export async function buildTrees(
  tables: Tables,
  paths: OutputPaths,
  { pictures, shard }: SiteContext,
) {
  const previousFiles = statesIn(
    paths.previousBuild ? readManifest(paths.previousBuild) : undefined,
  );
  const bundle = await step('Bundling', () => codeBundle(constantsOf(tables.site)));
  const mine = <Each extends { readonly file: string }>(all: readonly Each[]) =>
    all.filter(({ file }) => isInShard(file, shard));
  const wantIn = (file: string, text: string) => {
    for (const address of pictures ? collectImageUrls(text) : []) want(file, address);
  };
  const want = (file: string, address: string) => {
    const tree = join(paths.staging, /^[^/\\]+/.exec(file)?.[0] ?? '');
    pictures?.want({ address, tree, page: file });
  };

  const made = new Map<string, FileState>();
  await step('Rendering', async ({ progress, summary }) => {
    const tasks = mine(allPages(tables));
    const buildPage = await createPageBuilder(paths, bundle, tables);
    let rendered = 0;
    for (const task of tasks) {
      const { state, html, isRendered } = buildPage(task, previousFiles.get(task.file));
      made.set(task.file, state);
      wantIn(task.file, html);
      if (isRendered) rendered += 1;
      progress({ done: made.size, total: tasks.length });
      // Lets signals arrive.
      await setImmediate();
    }
    for (const { file, read } of mine(filesOf(tables, bundle))) {
      const content = read();
      made.set(file, writeFileAt(paths, file, content, previousFiles.get(file)));
      if (typeof content === 'string' && file.endsWith('.json')) wantIn(file, content);
      await setImmediate();
    }
    for (const { file, url } of mine(documentsOf(tables))) want(file, url);
    summary(`${rendered} of ${tasks.length} pages rendered`);
  });
  const info = shard && { ...shard, tables: hashOfTables(tables), code: bundle.key };
  if (!pictures) return { made, previousFiles, shard: info, left: 0 };
  const { left } = await step('Pictures and documents', async (tell) => {
    const watch = setInterval(() => tell.progress(pictures.progress()), 100);
    const result = await pictures.finish().finally(() => clearInterval(watch));
    const rest = result.left > 0 ? `, ${result.left} not created yet` : '';
    tell.summary(`${result.placed} files, ${result.encoded} of them new${rest}`);
    return result;
  });
  return { made, previousFiles, shard: info, left };
}

type BuiltFile = {
  /** Relative to the site's folder. */
  readonly file: string;
  readonly read: () => string | Uint8Array;
};

/** All files except pages, pictures and documents. */
function filesOf(tables: Tables, bundle: CodeBundle): readonly BuiltFile[] {
  const ofTrees = countries.flatMap((country): BuiltFile[] => [
    ...siteWideFiles(tables, country, bundle.assets.first).map(({ path, print }) => ({
      file: `${countryKeys[country]}/${path}`,
      read: print,
    })),
    ...bundle.files.map((path) => ({
      file: `${countryKeys[country]}/${path}`,
      read: () => readFileSync(join(bundle.folder, 'tree', path)),
    })),
  ]);
  const settings = () => `${JSON.stringify(previewSettings(tables), null, 2)}\n`;
  return [...ofTrees, { file: settingsFile, read: settings }];
}

const documentsOf = (tables: Tables): readonly { file: string; url: string }[] =>
  countries.flatMap((country) =>
    documentUrlsIn(tables, country).map((url) => ({ file: join(countryKeys[country], url), url })),
  );

/** Sorts the tables first, so shards of one site get the same hash whatever order they loaded in. */
export const hashOfTables = (tables: Tables): string =>
  hashOf(JSON.stringify(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1))));
