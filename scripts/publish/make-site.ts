/** Everything that a site consists of, into the folder of an unfinished one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import type { Pictures, WantedPicture } from '../images/create-pictures.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { readRecord, writeRecord } from './build-record.ts';
import { fingerprintsOf } from './changes.ts';
import { type CodeBundle, codeBundle } from './code-bundle.ts';
import { hostFiles } from './host-files.ts';
import { makePages } from './make-pages.ts';
import { allPages, workOf } from './page-tasks.ts';
import { type FileState, keepFile, type Places, placeFile } from './place-file.ts';
import { previewSettings } from './preview-settings.ts';
import { isInShard, type Shard } from './shards.ts';
import { type PlacedPictures, type SitePictures, sitePictures } from './site-pictures.ts';
import { step, type Tell } from './steps.ts';

export type Making = {
  /** A folder for what is in the way afterwards. */
  readonly work: string;
  /** Without them the site has no pictures. */
  readonly pictures?: Pictures | undefined;
  /** Its share of the files is made, and no more. */
  readonly shard?: Shard | undefined;
};

/**
 * `published` is the folder of the site of before, whose unchanged files are taken over. Returns the
 * pictures that were left to be made later.
 */
export async function makeSite(
  tables: Tables,
  places: Places,
  { work, pictures, shard }: Making,
): Promise<readonly WantedPicture[]> {
  const record = (places.published && readRecord(places.published)) || undefined;
  const bundle = await step('Bundling', () => codeBundle(tables));
  const shown = pictures && sitePictures(pictures, places, record?.pictures ?? new Map());
  const made = await step('Rendering', async ({ progress, summary }) => {
    const fingerprints = fingerprintsOf(tables);
    const all = allPages(tables);
    const pages = all.filter(({ file }) => isInShard(file, shard));
    const { stale, fresh } = workOf(pages, { code: bundle.key, fingerprints }, places, record);
    const tablesFile = join(work, 'tables.json');
    if (stale.length > 0) writeFileSync(tablesFile, JSON.stringify(tables));
    const making = { places, bundle: bundle.server, tables: tablesFile, assets: bundle.assets };
    let done = 0;
    const rendering = makePages(stale, making, (file, state) => {
      done += 1;
      progress({ done, total: stale.length });
      shown?.want(file, state.pictures);
    });
    // While the threads render.
    const kept = fresh.map(({ file, state }) => {
      shown?.want(file, state.pictures);
      return [file, { ...state, ...keepFile(places, file, state) }] as const;
    });
    const files = new Map<string, FileState>();
    let others = 0;
    for (const { path, content } of otherFiles(tables, bundle)) {
      others += 1;
      if (!isInShard(path, shard)) continue;
      files.set(path, placeFile(places, path, content, record?.files.get(path)));
      if (path.endsWith('.json')) shown?.want(path, collectImageUrls(String(content)));
    }
    const rendered = await rendering;
    summary(`${pages.length} pages, ${stale.length} of them anew`);
    return {
      code: bundle.key,
      fingerprints,
      once: new Map([...(record?.once ?? []), ...rendered.once]),
      pages: new Map([...kept, ...rendered.pages]),
      files,
      ...(shard && { share: { ...shard, ofFiles: all.length + others } }),
    };
  });
  const drawn = shown && (await step('Pictures', (tell) => place(shown, tell)));
  writeRecord(places.staging, { ...made, pictures: drawn?.placed ?? new Map() });
  return drawn?.left ?? [];
}

async function place(pictures: SitePictures, tell: Tell): Promise<PlacedPictures> {
  const all = await pictures.finish(tell.progress);
  const left = all.left.length > 0 ? `, ${all.left.length} left for later` : '';
  tell.summary(`${all.placed.size} files, ${all.encoded} pictures new${left}`);
  return all;
}

type File = { readonly path: string; readonly content: string | Uint8Array };

/** Files of the hosts, of tools and of the bundle, by their paths below the site's folder. */
function* otherFiles(tables: Tables, bundle: CodeBundle): Generator<File> {
  for (const country of countries) {
    const tree = countryKeys[country];
    for (const { path, content } of hostFiles(tables, country)) {
      yield { path: join(tree, path), content };
    }
    for (const path of bundle.files) {
      yield { path: join(tree, path), content: readFileSync(join(bundle.folder, path)) };
    }
  }
  const settings = JSON.stringify(previewSettings(tables), null, 2);
  yield { path: settingsFile, content: `${settings}\n` };
}
