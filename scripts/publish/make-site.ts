/** Everything that a site consists of, into the folder of an unfinished one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from '../../codegen/emit.ts';
import type { Country } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { documentsIn } from '../documents/document-sources.ts';
import { hostRules } from '../hosts/read-trees.ts';
import type { Pictures, WantedPicture } from '../images/create-pictures.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { fingerprintsOf } from './changes.ts';
import type { CodeBundle, CodeBundles } from './code-bundle.ts';
import { hostFileMakers } from './host-files.ts';
import { createNames } from './names.ts';
import type { PageTask } from './page-maker.ts';
import { allPages } from './page-tasks.ts';
import { hashOf, type Places, placeFile } from './place-file.ts';
import { hostFilesCode, placeHostFiles } from './place-host-files.ts';
import { placePages } from './place-pages.ts';
import { previewSettings } from './preview-settings.ts';
import { isInShard, type Shard } from './shards.ts';
import { type PlacedPictures, type SitePictures, sitePictures } from './site-pictures.ts';
import { step, type Tell } from './steps.ts';

export type Making = {
  readonly bundles: CodeBundles;
  /** The folder of generated modules that the tables were loaded from. */
  readonly generated: string;
  /** Of the tables (codegen/main.ts). */
  readonly apartFromAmounts?: string | undefined;
  /** A folder for what is in the way afterwards. */
  readonly work: string;
  /** Without them the site has no pictures. */
  readonly pictures?: Pictures | undefined;
  /** Its share of the files is made, and no more. */
  readonly shard?: Shard | undefined;
  /** Throws where a site with these files, which are still to come, is too large for its host. */
  readonly requireFits?:
    | ((stage: 'planned' | 'without pictures', coming: Iterable<string>) => void)
    | undefined;
};

/**
 * `published` is the folder of the site of before, whose unchanged files are taken over. Returns the
 * pictures that were left to be made later.
 */
export async function makeSite(
  tables: Tables,
  places: Places,
  { bundles, generated, apartFromAmounts, work, pictures, shard, requireFits }: Making,
): Promise<readonly WantedPicture[]> {
  const record = (places.published && readRecord(places.published)) || undefined;
  const bundle = await step('Bundling', () => bundles.of(constantsOf(tables.site)));
  const shown = pictures && sitePictures(pictures, places, record?.pictures ?? new Map());
  const withPictures = shown !== undefined;
  const all = allPages(tables);
  requireFits?.('planned', plannedFiles(tables, { bundle, all, withPictures }));
  const made = await step('Rendering', async ({ progress, summary }) => {
    const isAlike = apartFromAmounts !== undefined && record?.apartFromAmounts === apartFromAmounts;
    const alike = isAlike ? record : undefined;
    const fingerprints = fingerprintsOf(tables, alike);
    const pages = all.filter(({ file }) => isInShard(file, shard));
    const names = createNames(record?.names);
    const placing = {
      ...{ work, places, bundle, fingerprints, record, names, shown },
      generated,
    };
    const placingPages = placePages(tables, pages, placing, progress);
    // Its fault is heard of when it is waited for; after another one nobody waits.
    placingPages.catch(() => {});
    // A sheet that is new is written by another process, while this one makes pages and files.
    for (const { path, url } of shown ? documents(tables) : [])
      if (isInShard(path, shard)) shown?.want(path, [url]);
    const filesCode = hostFilesCode(bundle.key);
    const { first } = bundle.assets;
    const placed = await placeHostFiles(tables, {
      ...{ places, shard, first, fingerprints, record, alike, names, withPictures },
      code: filesCode,
    });
    const files = new Map(placed.files);
    let others = placed.made.size;
    for (const [path, { parts }] of placed.made)
      shown?.want(
        path,
        parts.flatMap(({ pictures = [] }) =>
          Array.from(pictures, (number) => names.all[number] ?? ''),
        ),
      );
    for (const { path, content } of ownFiles(tables, bundle)) {
      others += 1;
      if (!isInShard(path, shard)) continue;
      files.set(path, placeFile(places, path, content, record?.files.get(path)));
    }
    const made = await placingPages;
    summary(`${pages.length} pages, ${made.anew} of them anew`);
    return {
      code: bundle.key,
      filesCode,
      names: names.all,
      marks: names.all.map(fingerprints.of),
      ...(apartFromAmounts !== undefined && { apartFromAmounts }),
      once: new Map([...(record?.once ?? []), ...made.once, ...placed.once]),
      pages: made.pages,
      files,
      made: placed.made,
      ...(shard && {
        share: {
          ...shard,
          ofFiles: all.length + others,
          tables: hashOfTables(tables),
          withPictures,
        },
      }),
    };
  });
  requireFits?.('without pictures', shown?.paths() ?? []);
  const drawn = shown && (await step('Pictures and documents', (tell) => place(shown, tell)));
  const placed = drawn?.placed ?? new Map();
  const paths = [made.pages, made.files, placed].flatMap((files) => [...files.keys()]);
  const { share, ...whole } = made;
  writeRecord(places.staging, {
    ...whole,
    pictures: placed,
    ...(share && { share: { ...share, hashes: hashesOf(places.staging, paths) } }),
  });
  return drawn?.left ?? [];
}

/** What is known before anything is made. */
function* plannedFiles(
  tables: Tables,
  {
    bundle,
    all,
    withPictures,
  }: { bundle: CodeBundle; all: readonly PageTask[]; withPictures: boolean },
): Generator<string> {
  for (const { file } of all) yield file;
  for (const country of countries)
    for (const path of [...bundle.files, ...dataFiles(tables, country)])
      yield join(countryKeys[country], path);
  for (const { path } of withPictures ? documents(tables) : []) yield path;
}

/** A plan names its file without making it. */
const dataFiles = (tables: Tables, country: Country): readonly string[] =>
  hostFileMakers
    .flatMap((plansOf) => plansOf(tables, country, undefined).map(({ path }) => path))
    .filter((path) => !hostRules.includes(path));

function* documents(tables: Tables): Generator<{ path: string; url: string }> {
  for (const country of countries)
    for (const url of documentsIn(tables, country))
      yield { path: join(countryKeys[country], url), url };
}

/** Shares of one site have equal tables, whichever order they were loaded in. */
export const hashOfTables = (tables: Tables): string =>
  hashOf(JSON.stringify(Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1))));

const hashesOf = (folder: string, paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))]));

async function place(pictures: SitePictures, tell: Tell): Promise<PlacedPictures> {
  const all = await pictures.finish(tell.progress);
  const left = all.left.length > 0 ? `, ${all.left.length} left for later` : '';
  tell.summary(`${all.placed.size} files, ${all.encoded} of them new${left}`);
  return all;
}

type File = { readonly path: string; readonly content: string | Uint8Array };

/** Files of the bundle and of the preview, by their paths below the site's folder. */
function* ownFiles(tables: Tables, bundle: CodeBundle): Generator<File> {
  for (const country of countries) {
    for (const path of bundle.files) {
      const content = readFileSync(join(bundle.folder, 'tree', path));
      yield { path: join(countryKeys[country], path), content };
    }
  }
  const settings = JSON.stringify(previewSettings(tables), null, 2);
  yield { path: settingsFile, content: `${settings}\n` };
}
