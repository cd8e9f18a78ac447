/**
 * The commands as JavaScript in .cache/commands/<id>/ for Node 20, which would need half a second to
 * strip types at every start. Later versions run the sources. Plain JavaScript, because run.mjs uses it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bundled as well, because Node takes 55 ms to find them file by file. */
const bundledPackages = ['ajv', 'mdast-util-from-markdown', 'yaml'];
const week = 7 * 24 * 60 * 60_000;

const cacheOf = (root) => join(root, '.cache', 'commands');
/** Unlike the time of a file's content, no program can set this one. */
const stateOf = (file) => `${fs.statSync(file).ctimeMs} ${fs.statSync(file).size}`;

/** The folder of the bundle if none of its files, sources or packages changed. Undefined otherwise. */
export function currentBundle(root) {
  try {
    const stamp = join(cacheOf(root), 'stamp.json');
    if (!fs.statSync(stamp).isFile()) return undefined;
    const { folder, files } = JSON.parse(fs.readFileSync(stamp, 'utf8'));
    for (const [file, state] of Object.entries(files))
      if (stateOf(join(root, file)) !== state) return undefined;
    fs.utimesSync(folder, new Date(), new Date());
    return folder;
  } catch {
    return undefined;
  }
}

async function makeBundle(root) {
  // Systems round the time of a change down by a few milliseconds.
  const started = Date.now() - 20;
  const { rolldown } = await import('rolldown');
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(join(root, 'package.json')));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const external = packages.filter((name) => !bundledPackages.includes(name));
  const sources = ['scripts', 'codegen']
    .filter((name) => fs.existsSync(join(root, name)))
    .flatMap((name) =>
      fs.readdirSync(join(root, name), { recursive: true }).map((file) => `${name}/${file}`),
    );
  const entries = sources.filter((file) => /^scripts\/[^/.]+\.ts$|-worker\.ts$/.test(file));
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), file])),
    platform: 'node',
    external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  const content = createHash('sha256');
  for (const { fileName, code } of output) content.update(`${fileName}\0${code}\0`);
  // The cache of the catalogue is for this code, so it goes by the folder's name.
  const folder = join(cacheOf(root), content.digest('hex').slice(0, 32));
  fs.mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of output) fs.writeFileSync(join(folder, fileName), code);
  const read = output.flatMap(({ moduleIds = [] }) => moduleIds).filter((id) => fs.existsSync(id));
  const locks = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'];
  const names = [
    ...read.map((id) => relative(root, id)).filter((id) => !id.startsWith('node_modules')),
    ...output.map(({ fileName }) => relative(root, join(folder, fileName))),
    ...locks,
  ];
  const files = Object.fromEntries(names.map((name) => [name, stateOf(join(root, name))]));
  // The bundle may hold the old text of a source that was edited meanwhile.
  if (read.every((id) => Number.parseFloat(stateOf(id)) < started)) {
    fs.writeFileSync(join(folder, 'stamp.json'), JSON.stringify({ folder, files }));
    fs.renameSync(join(folder, 'stamp.json'), join(cacheOf(root), 'stamp.json'));
  }
  // A server may still import parts of an older bundle.
  for (const name of fs.readdirSync(cacheOf(root)))
    if (Date.now() - fs.statSync(join(cacheOf(root), name)).mtimeMs > week)
      fs.rmSync(join(cacheOf(root), name), { recursive: true, force: true });
  return folder;
}

// In a process of its own, because the bundler's 300 MB stay with it to the end.
if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(await makeBundle(process.argv[2]));
