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
import { workOf } from './page-tasks.ts';
import { type FileState, keepFile, type Places, placeFile } from './place-file.ts';
import { previewSettings } from './preview-settings.ts';
import { step } from './steps.ts';

/** `published` is the folder of the site of before, whose unchanged files are taken over. */
export async function makeSite(tables: Tables, places: Places, work: string): Promise<BuildRecord> {
  const record = places.published === undefined ? undefined : readRecord(places.published);
  const bundle = await step('Bundling', () => codeBundle(tables));
  const made = await step('Rendering', async (progress) => {
    const fingerprints = fingerprintsOf(tables);
    const { stale, fresh } = workOf(tables, { code: bundle.key, fingerprints }, places, record);
    const tablesFile = join(work, 'tables.json');
    if (stale.length > 0) writeFileSync(tablesFile, JSON.stringify(tables));
    const making = { places, bundle: bundle.server, tables: tablesFile, assets: bundle.assets };
    const rendering = makePages(stale, making, (done) => progress(done, stale.length));
    // While the threads render.
    const kept = fresh.map(
      ({ file, state }) => [file, { ...state, ...keepFile(places, file, state) }] as const,
    );
    const files = placeFiles(tables, bundle, places, record?.files ?? new Map());
    const rendered = await rendering;
    return {
      code: bundle.key,
      fingerprints,
      once: new Map([...(record?.once ?? []), ...rendered.once]),
      pages: new Map([...kept, ...rendered.pages]),
      files,
    };
  });
  writeRecord(places.staging, made);
  return made;
}

/** Files of the hosts, of tools and of the bundle. */
function placeFiles(
  tables: Tables,
  bundle: CodeBundle,
  places: Places,
  former: ReadonlyMap<string, FileState>,
): ReadonlyMap<string, FileState> {
  const files = new Map<string, FileState>();
  const place = (path: string, content: string | Uint8Array) =>
    files.set(path, placeFile(places, path, content, former.get(path)));
  for (const country of countries) {
    const tree = countryKeys[country];
    for (const { path, content } of hostFiles(tables, country)) place(join(tree, path), content);
    for (const path of bundle.files) {
      place(join(tree, path), readFileSync(join(bundle.folder, path)));
    }
  }
  place(settingsFile, `${JSON.stringify(previewSettings(tables), null, 2)}\n`);
  return files;
}
