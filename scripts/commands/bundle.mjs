/**
 * The commands as JavaScript in .cache/commands/<key>/, because reading TypeScript at every start
 * costs more than many a command does. One bundle for all: what is imported late is a file of its
 * own, and so is every *-worker.ts. Packages stay outside, except for the few small ones that the
 * reading of a catalogue begins with. Plain JavaScript, as run.mjs, which uses it.
 */
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** Found one by one in node_modules they take 65 ms; bundled, 10. */
const carried = ['ajv', 'mdast-util-from-markdown', 'yaml'];
/** What the bundle depends on besides the modules in it, and what says that packages are installed. */
const others = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'scripts/run.mjs',
  'scripts/commands/bundle.mjs',
  'scripts/commands/make-bundle.mjs',
];
const hour = 60 * 60_000;

/**
 * A link in the place of .cache, or of a folder of code in it, that leads out of the checkout or
 * nowhere: code that stands elsewhere finds none of the packages here.
 */
export function linkOutside(root) {
  const real = realpathSync(root) + sep;
  return ['.cache', '.cache/commands', '.cache/bundles'].find((name) => {
    const path = join(root, name);
    return isLink(path) && !(existsSync(path) && realpathSync(path).startsWith(real));
  });
}

function isLink(path) {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/**
 * The folder of the bundle, where none of the files that it was made of has been touched since.
 * `undefined` where it must be made, or packages may have to be installed.
 */
export function currentBundle(root) {
  try {
    // A pipe in its place would be waited for.
    if (!statSync(stampFile(root)).isFile()) return undefined;
    const { key, made, parts } = JSON.parse(readFileSync(stampFile(root), 'utf8'));
    const folder = join(cacheOf(root), key);
    const isAsItWas = (at, files) =>
      Object.entries(files).every(([file, state]) => stateOf(at, file) === state);
    if (!isAsItWas(root, made) || !isAsItWas(folder, parts)) return undefined;
    keep(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** Bundles the commands. `undefined` where that cannot be: code that is broken just now, a cache that cannot be written. */
export async function makeBundle(root) {
  const cache = cacheOf(root);
  // Systems note the time of a change only every few milliseconds.
  const started = Date.now() - 20;
  const fresh = join(cache, `new-${randomUUID()}`);
  try {
    const { rolldown } = await import('rolldown');
    const bundle = await rolldown({
      cwd: root,
      input: Object.fromEntries(entries(root).map((file) => [basename(file, '.ts'), file])),
      platform: 'node',
      external: externals(root),
      logLevel: 'silent',
    });
    const { output } = await bundle.write({
      dir: fresh,
      format: 'esm',
      // For the stacks of faults alone (source-lines.ts): Node would read every map at every start.
      sourcemap: 'hidden',
    });
    await bundle.close();
    const key = hashOf(output);
    const folder = join(cache, key);
    place(fresh, folder);
    keep(folder);
    // Those of packages are known by what is installed; some are no files, but the bundler's own.
    const files = output
      .flatMap(({ moduleIds = [] }) => moduleIds)
      .filter((id) => existsSync(id) && !id.includes('node_modules'))
      .map((id) => relative(root, id));
    const parts = output.map(({ fileName }) => fileName);
    writeStamp(root, { key, files: [...files, ...others], folder, parts, started });
    sweep(cache);
    return folder;
  } catch {
    return undefined;
  }
}

const cacheOf = (root) => join(root, '.cache', 'commands');
const stampFile = (root) => join(cacheOf(root), 'made-of.json');

/** Nobody can set the time of a change of state, as they can that of the content. */
function stateOf(root, file) {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found && `${found.ctimeMs} ${found.size}`;
}

/** Commands by their place, workers by their name. */
function entries(root) {
  const commands = readdirSync(join(root, 'scripts'));
  const all = ['scripts', 'codegen'].flatMap((room) =>
    existsSync(join(root, room))
      ? readdirSync(join(root, room), { recursive: true }).map((file) => `${room}/${file}`)
      : [],
  );
  return [
    ...commands.filter((file) => /^[^.]+\.ts$/.test(file)).map((file) => `scripts/${file}`),
    ...all.filter((file) => file.endsWith('-worker.ts')),
  ];
}

function externals(root) {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const outside = names.filter((name) => !carried.includes(name));
  return (id) => outside.some((name) => id === name || id.startsWith(`${name}/`));
}

function hashOf(output) {
  const hash = createHash('sha256');
  for (const { fileName, code, source } of output) hash.update(`${fileName}\n${code ?? source}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * The same bundle may be there already: made by another command just now, before an edit that was
 * undone, or damaged since. Ours is whole.
 */
function place(fresh, folder) {
  const former = `${fresh}-former`;
  try {
    if (existsSync(folder)) renameSync(folder, former);
    renameSync(fresh, folder);
  } catch (error) {
    // Another command has placed its own in between.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  } finally {
    rmSync(former, { recursive: true, force: true });
  }
}

/** A file that was edited while it was bundled may have been read before: then the next command bundles again. */
function writeStamp(root, { key, files, folder, parts: names, started }) {
  const made = Object.fromEntries(files.map((file) => [file, stateOf(root, file)]));
  const parts = Object.fromEntries(names.map((file) => [file, stateOf(folder, file)]));
  if (Object.values(made).some((state) => !state || Number.parseFloat(state) >= started)) return;
  const fresh = `${stampFile(root)}.${randomUUID()}`;
  mkdirSync(dirname(fresh), { recursive: true });
  writeFileSync(fresh, JSON.stringify({ key, made, parts }));
  renameSync(fresh, stampFile(root));
}

/** A server imports parts of its bundle late, after others have been made: it says every hour that it lives. */
function keep(folder) {
  const touch = () => {
    const now = new Date();
    try {
      utimesSync(folder, now, now);
    } catch {}
  };
  touch();
  setInterval(touch, hour).unref();
}

/** Removes what nobody has used for a day, and what was not finished. */
function sweep(cache) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    const used = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path.endsWith('made-of.json') || Date.now() - used < 24 * hour) continue;
    rmSync(path, { recursive: true, force: true });
  }
}
