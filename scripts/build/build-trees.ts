/** Builds both countries' trees in the staging folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from '../../codegen/emit.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { documentsIn } from '../documents/document-sources.ts';
import { hostRules } from '../hosts/read-trees.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { PictureRequest, Pictures } from '../images/create-pictures.ts';
import { yieldToEventLoop } from '../on-exit.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { allPages, buildPages } from './build-pages.ts';
import type { CodeBundle, CodeBundles } from './code-bundle.ts';
import { hostFiles, previewSettings } from './host-files.ts';
import { isInShard } from './shards.ts';
import {
  type OutputState,
  readManifest,
  type Shard,
  type ShardInfo,
  statesIn,
} from './site-manifest.ts';
import { sitePictures } from './site-pictures.ts';
import { step } from './steps.ts';
import { type FileState, hashOf, type OutputPaths, writeFileAt } from './write-file.ts';

export type SiteContext = {
  readonly bundles: CodeBundles;
  /** The folder of generated modules that the tables were loaded from. */
  readonly generated: string;
  /** A folder for temporary files. */
  readonly work: string;
  /** Leave out to build a site without pictures. */
  readonly pictures?: Pictures | undefined;
  /** Builds only this share of the files. */
  readonly shard?: Shard | undefined;
  /** Throws if the site would be too large for its host once it has these extra files. */
  readonly requireFits?:
    | ((stage: 'planned' | 'without pictures', coming: Iterable<string>) => void)
    | undefined;
};
export type SiteOutput = {
  /** By path below the site's folder. */
  readonly made: ReadonlyMap<string, OutputState>;
  /** The published site's files, by path. */
  readonly former: ReadonlyMap<string, FileState>;
  readonly share?: ShardInfo | undefined;
  /** Pictures that still need encoding. */
  readonly left: readonly PictureRequest[];
};

/** Reuses the published site's files where nothing has changed. */
export async function buildTrees(
  tables: Tables,
  places: OutputPaths,
  { bundles, generated, work, pictures, shard, requireFits }: SiteContext,
): Promise<SiteOutput> {
  const former = statesIn(places.published ? readManifest(places.published) : undefined);
  const bundle = await step('Bundling', () => bundles.of(constantsOf(tables.site)));
  const shown = pictures && sitePictures(pictures, places, former);
  const allTasks = allPages(tables);
  const allFiles = filesOf(tables, bundle);
  const documents = shown ? documentsOf(tables) : [];
  const planned = [...allTasks, ...allFiles, ...documents].map(({ file }) => file);
  requireFits?.(
    'planned',
    planned.filter((file) => !hostRules.some((name) => file.endsWith(`/${name}`))),
  );
  const mine = <Each extends { readonly file: string }>(all: readonly Each[]) =>
    all.filter(({ file }) => isInShard(file, shard));

  const made = new Map<string, OutputState>();
  await step('Rendering', async ({ progress, summary }) => {
    const tasks = mine(allTasks).map((task) => ({ ...task, former: former.get(task.file) }));
    let rendered = 0;
    const context = {
      places,
      bundle: join(bundle.folder, 'server'),
      code: bundle.key,
      tables,
      assets: bundle.assets,
      withPictures: shown !== undefined,
    };
    const pages = buildPages(tasks, context, { work, generated }, (some) => {
      for (const { file, state, isRendered, pictures: urls } of some) {
        made.set(file, state);
        shown?.want(file, urls);
        if (isRendered) rendered += 1;
      }
      progress({ done: made.size, total: tasks.length });
    });
    // `await pages` below reports the error, unless another one comes first.
    pages.catch(() => {});
    // Other processes write new documents at the same time.
    for (const { file, url } of mine(documents)) shown?.want(file, [url]);
    const files = new Map<string, FileState>();
    for (const { file, read } of mine(allFiles)) {
      const content = read();
      files.set(file, writeFileAt(places, file, content, former.get(file)));
      if (typeof content === 'string' && file.endsWith('.json'))
        shown?.want(file, collectImageUrls(content));
      await yieldToEventLoop();
    }
    await pages;
    for (const [file, state] of files) made.set(file, state);
    summary(`${tasks.length} pages, ${rendered} of them rendered`);
  });
  const share = shard && {
    ...shard,
    files: made.size,
    ofFiles: allTasks.length + allFiles.length,
    tables: hashOfTables(tables),
    code: bundle.key,
  };
  if (!shown) {
    requireFits?.('without pictures', []);
    return { made, former, share, left: [] };
  }
  requireFits?.('without pictures', shown.paths());
  const drawn = await step('Pictures and documents', async (tell) => {
    const all = await shown.finish(tell.progress);
    const left = all.left.length > 0 ? `, ${all.left.length} left for later` : '';
    tell.summary(`${all.placed.size} files, ${all.encoded} of them new${left}`);
    return all;
  });
  return { made: new Map([...made, ...drawn.placed]), former, share, left: drawn.left };
}

type SiteFile = {
  /** Below the site's folder. */
  readonly file: string;
  readonly read: () => string | Uint8Array;
};

/** All files except pages, pictures and documents. */
function filesOf(tables: Tables, bundle: CodeBundle): readonly SiteFile[] {
  const ofTrees = countries.flatMap((country): SiteFile[] => [
    ...hostFiles(tables, country, bundle.assets.first).map(({ path, print }) => ({
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
    documentsIn(tables, country).map((url) => ({ file: join(countryKeys[country], url), url })),
  );

/** Sorts the tables first, so shares of one site get the same hash whatever order they loaded in. */
export const hashOfTables = (tables: Tables): string =>
  hashOf(JSON.stringify(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1))));
