/**
 * The site's code, bundled: what renders pages, and what they load. It is kept by the content it was
 * made from, so a build after an edit of the catalogue bundles nothing.
 */
import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { constantsOf } from '../../codegen/constants-of.ts';
import type { Tables } from '../../kernel/tables.ts';
import type { Assets } from '../../site/document/assets.ts';
import { projectRoot } from '../project-root.ts';
import { removeFolder } from './remove-folder.ts';
import { searchLogKey } from './search-log-key.ts';
import { withWorkFolder } from './work-folder.ts';

export type CodeBundle = {
  /** Of everything that shapes a page besides the tables. */
  readonly key: string;
  /** Where the renderer lies. */
  readonly server: string;
  /** What a page names. */
  readonly assets: Assets;
  /** Their files, by path in a tree, below `folder`. */
  readonly files: readonly string[];
  readonly folder: string;
};
type Description = Pick<CodeBundle, 'assets' | 'files'>;

const cache = join(projectRoot, '.cache', 'bundles');
const description = 'bundle.json';
/** How many are kept: that of the catalogue, and those of the branches one goes to and fro between. */
const kept = 5;

/** Bundles, unless that has been done before. The second says whether it had to. */
export async function codeBundle(
  tables: Tables,
): Promise<CodeBundle & { readonly isNew: boolean }> {
  const key = keyOf(tables);
  const folder = join(cache, key);
  const isNew = !existsSync(join(folder, description));
  if (isNew) await bundleInto(folder, tables);
  utimesSync(folder, new Date(), new Date());
  sweep();
  const { assets, files }: Description = JSON.parse(
    readFileSync(join(folder, description), 'utf8'),
  );
  return {
    key,
    isNew,
    server: join(folder, 'server'),
    assets,
    files,
    folder: join(folder, 'tree'),
  };
}

async function bundleInto(folder: string, tables: Tables): Promise<void> {
  // Vite and the generator are loaded where there is something to bundle, and not before.
  const { bundleSite } = await import('./bundle.ts');
  await withWorkFolder(async (work) => {
    const made = await bundleSite(work, tables);
    writeFileSync(join(made.folder, description), JSON.stringify(made.description));
    mkdirSync(cache, { recursive: true });
    try {
      renameSync(made.folder, folder);
    } catch (error) {
      // Another build was first, with the same bytes.
      if (!existsSync(join(folder, description))) throw error;
    }
  });
}

const rooms = ['site', 'kernel'];
const files = [
  'vite.config.ts',
  'package-lock.json',
  ...['bundle', 'bundle-scripts', 'client-assets', 'css-options'].map(
    (name) => `scripts/publish/${name}.ts`,
  ),
];
const isCode = (path: string): boolean =>
  /\.(tsx?|css|woff2|svg)$/.test(path) &&
  !/\.(test|spec|fixture)\.tsx?$/.test(path) &&
  !/^(generated|e2e)\//.test(path);

function keyOf({ site }: Tables): string {
  const contents = [
    ...rooms.flatMap((room) =>
      readdirSync(join(projectRoot, room), { recursive: true, encoding: 'utf8' })
        .map((path) => path.replaceAll('\\', '/'))
        .filter(isCode)
        .map((path) => `${room}/${path}`),
    ),
    ...files,
  ]
    .sort()
    .map((path) => `${path}\n${hash('sha256', readFileSync(join(projectRoot, path)))}`);
  const given = JSON.stringify([process.version, searchLogKey() ?? '', constantsOf(site)]);
  return hash('sha256', [...contents, given].join('\n')).slice(0, 20);
}

function sweep(): void {
  const ages = readdirSync(cache)
    .map((name) => join(cache, name))
    .map((folder) => ({ folder, used: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.used - a.used);
  for (const { folder } of ages.slice(kept)) removeFolder(folder);
}
