/** Everything that a site consists of, into the folder of an unfinished one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { settingsFile } from '../preview/read-settings.ts';
import { type BuildRecord, readRecord, writeRecord } from './build-record.ts';
import { fingerprintsOf } from './changes.ts';
import { type CodeBundle, codeBundle } from './code-bundle.ts';
import { hostFiles } from './host-files.ts';
import { makePages } from './make-pages.ts';
import { allPages, workOf } from './page-tasks.ts';
import { type FileState, keepFile, type Places, placeFile } from './place-file.ts';
import { previewSettings } from './preview-settings.ts';
import { isInShard, type Shard } from './shards.ts';
import { step } from './steps.ts';

/**
 * `published` is the folder of the site of before, whose unchanged files are taken over. With a shard,
 * its share of the files is made.
 */
export async function makeSite(
  tables: Tables,
  places: Places,
  { work, shard }: { readonly work: string; readonly shard?: Shard | undefined },
): Promise<BuildRecord> {
  const record = places.published === undefined ? undefined : readRecord(places.published);
  const bundle = await step('Bundling', () => codeBundle(tables));
  const made = await step('Rendering', async (progress) => {
    const fingerprints = fingerprintsOf(tables);
    const all = allPages(tables);
    const pages = all.filter(({ file }) => isInShard(file, shard));
    const { stale, fresh } = workOf(pages, { code: bundle.key, fingerprints }, places, record);
    const tablesFile = join(work, 'tables.json');
    if (stale.length > 0) writeFileSync(tablesFile, JSON.stringify(tables));
    const making = { places, bundle: bundle.server, tables: tablesFile, assets: bundle.assets };
    const rendering = makePages(stale, making, (done) => progress(done, stale.length));
    // While the threads render.
    const kept = fresh.map(
      ({ file, state }) => [file, { ...state, ...keepFile(places, file, state) }] as const,
    );
    const former = record?.files ?? new Map<string, FileState>();
    const files = new Map<string, FileState>();
    let others = 0;
    for (const { path, content } of otherFiles(tables, bundle)) {
      others += 1;
      if (isInShard(path, shard)) {
        files.set(path, placeFile(places, path, content, former.get(path)));
      }
    }
    const rendered = await rendering;
    return {
      code: bundle.key,
      fingerprints,
      once: new Map([...(record?.once ?? []), ...rendered.once]),
      pages: new Map([...kept, ...rendered.pages]),
      files,
      ...(shard && { share: { ...shard, ofFiles: all.length + others } }),
    };
  });
  writeRecord(places.staging, made);
  return made;
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
