/**
 * The build's one record of a site: every file with its size, digests and the hash of what it was made
 * from. `publish` sends exactly these files, and nothing where the folder differs from its list. Buckets
 * report MD5 without being asked for the bytes, so that digest serves from the build to the live site.
 */
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { withPlace } from '../fault.ts';
import { isBuildFile, manifestFile } from '../output/output-folder.ts';
import { jsonReader, md5Schema, pathSchema } from './json-file.ts';
import { type FileState, md5Of } from './place-file.ts';

export { md5Of };

/**
 * `inputs` is the hash of everything a page or picture was made from; empty for other files. `crc` is 0
 * where no build compares the bytes. Times are milliseconds.
 */
export type ListedFile = readonly [
  size: number,
  mtimeMs: number,
  md5: string,
  inputs: string,
  crc: number,
];
/** A part of a site, made by one machine of several. The first is number 1. */
export type Shard = { readonly number: number; readonly of: number };
export type Share = Shard & {
  /** How many files the share has without pictures, and how many the whole site has. */
  readonly files: number;
  readonly ofFiles: number;
  /** Hashes of the tables and the code that it was made from. */
  readonly tables: string;
  readonly code: string;
};
export type SiteManifest = {
  readonly form: 2;
  /** Present where this is a part of a site. */
  readonly share?: Share;
  /** False where the site was built without its pictures and documents. */
  readonly withPictures: boolean;
  /** By path below the site's folder, with "/" on every system. */
  readonly files: Readonly<Record<string, ListedFile>>;
};

/** Throws an Error whose message completes "<file> …". */
export const parseManifest = jsonReader<SiteManifest>({
  type: 'object',
  required: ['form', 'withPictures', 'files'],
  properties: {
    form: { const: 2 },
    share: {
      type: 'object',
      required: ['number', 'of', 'files', 'ofFiles', 'tables', 'code'],
      properties: {
        ...{ number: { type: 'integer' }, of: { type: 'integer' } },
        ...{ files: { type: 'integer' }, ofFiles: { type: 'integer' } },
        ...{ tables: { type: 'string' }, code: { type: 'string' } },
      },
    },
    withPictures: { type: 'boolean' },
    files: {
      type: 'object',
      propertyNames: pathSchema,
      additionalProperties: {
        type: 'array',
        prefixItems: [
          { type: 'integer', minimum: 0 },
          { type: 'number' },
          md5Schema,
          { type: 'string' },
          { type: 'integer' },
        ],
        minItems: 5,
        maxItems: 5,
      },
    },
  },
});

type Described = {
  /** The replaced site's files, by path: one that's still the same isn't hashed again. */
  readonly former?: ReadonlyMap<string, FileState>;
  /** Files that the build made or kept, by path; the digest of a new picture isn't known yet. */
  readonly made?: ReadonlyMap<string, OutputState>;
  readonly share?: Share | undefined;
  readonly withPictures: boolean;
};
export type OutputState = Omit<FileState, 'md5' | 'crc'> & Partial<Pick<FileState, 'md5' | 'crc'>>;

/** Lists what is in the folder now. Call it last. */
export function writeManifest(
  folder: string,
  { former, made, share, withPictures }: Described,
): void {
  const files: Record<string, ListedFile> = {};
  const hashed = hashFiles(folder, (path, { size, mtimeMs }) => {
    const states = [made?.get(path), former?.get(path)];
    return states.find((each) => each?.md5 && each.size === size && each.mtimeMs === mtimeMs)?.md5;
  });
  for (const [path, listed] of hashed) {
    const [size, mtimeMs, md5] = listed;
    const { inputs = '', crc = 0 } = made?.get(path) ?? {};
    files[path] = [size, mtimeMs, md5, inputs, crc];
  }
  save(folder, { form: 2, withPictures, files, ...(share && { share }) });
}

/** The state of each file as the site's build left it, by path; empty where there's no list to go by. */
export const statesIn = (manifest: SiteManifest | undefined): ReadonlyMap<string, FileState> =>
  new Map(
    Object.entries(manifest?.files ?? {}).map(([path, [size, mtimeMs, md5, inputs, crc]]) => [
      path,
      { size, mtimeMs, md5, crc, ...(inputs !== '' && { inputs }) },
    ]),
  );

/** Adds files that were made after the site was built, by their paths. Does nothing where there is no list. */
export function addToManifest(folder: string, paths: readonly string[]): void {
  const manifest = readManifest(folder);
  if (!manifest) return;
  const added = paths.map((path) => [
    path.replaceAll('\\', '/'),
    listed(join(folder, path), readFileSync(join(folder, path))),
  ]);
  save(folder, { ...manifest, files: { ...manifest.files, ...Object.fromEntries(added) } });
}

const listed = (file: string, bytes: Uint8Array): ListedFile => [
  bytes.length,
  lstatSync(file).mtimeMs,
  md5Of(bytes),
  '',
  0,
];

/** Every file of the site, by path. Links aren't files. `known` spares reading a file again. */
export function hashFiles(
  folder: string,
  known: (
    path: string,
    state: { readonly size: number; readonly mtimeMs: number },
  ) => string | undefined,
): ReadonlyMap<string, ListedFile> {
  const found = new Map<string, ListedFile>();
  // The form of a host has most files of the trees again, as hard links.
  const hashed = new Map<string, string>();
  const root = resolve(folder);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}${sep}${entry.name}`;
    const path = file.slice(join(root, '/').length).replaceAll('\\', '/');
    if (isBuildFile(path)) continue;
    const { size, mtimeMs, ino } = lstatSync(file);
    const content = `${ino} ${size} ${mtimeMs}`;
    const md5 = known(path, { size, mtimeMs }) ?? hashed.get(content) ?? md5Of(readFileSync(file));
    hashed.set(content, md5);
    found.set(path, [size, mtimeMs, md5, '', 0]);
  }
  return found;
}

/** Undefined where it's missing or can't be read. */
export function readManifest(folder: string): SiteManifest | undefined {
  try {
    return parseManifest(readFileSync(join(folder, manifestFile)));
  } catch {
    return undefined;
  }
}

/** Removes the old file first: it may be a hard link to the list of another folder. */
function save(folder: string, manifest: SiteManifest): void {
  const file = join(folder, manifestFile);
  try {
    rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(manifest));
  } catch (error) {
    throw withPlace(error, file);
  }
}
