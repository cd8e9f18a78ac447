/**
 * What the pictures of a built site cost: cold, with an empty cache, and again with what the first
 * run left. `node --import tsx scripts/audits/pictures.ts [--out DIR] [--catalogue DIR]`; the trees
 * may have been built --without-images.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/main.ts';
import { countryKeys } from '../../kernel/countries.ts';
import { readArguments } from '../arguments.ts';
import { imageSources } from '../build/images.ts';
import { runCommand } from '../command.ts';
import { collectImageUrls } from '../images/collect-urls.ts';
import { createPictures } from '../images/create-pictures.ts';
import { reportProblems } from '../report-problems.ts';

runCommand(async () => {
  const { out, catalogue: folder } = readArguments('[--out DIR] [--catalogue DIR]', {
    out: { type: 'string', default: 'dist' },
    catalogue: { type: 'string', default: 'catalogue' },
  });
  const { catalogue, problems } = await compileCatalogue(folder);
  if (!catalogue) {
    reportProblems(problems);
    return 1;
  }
  const wanted = Object.values(countryKeys).flatMap((tree) =>
    filesOf(join(out, tree))
      .filter((file) => /\.(html|json)$/.test(file))
      .flatMap((page) => addressesIn(page).map((address) => ({ address, page, tree }))),
  );
  const work = mkdtempSync(join(tmpdir(), 'pictures-'));
  try {
    for (const run of ['cold', 'again']) {
      const before = process.cpuUsage();
      const began = performance.now();
      const cacheDirectory = join(work, 'cache');
      const sources = imageSources(folder, catalogue);
      const pictures = createPictures({ sources, cacheDirectory });
      for (const each of wanted) pictures.want({ ...each, tree: join(work, run, each.tree) });
      const { placed, encoded } = await pictures.finish();
      const { user, system } = process.cpuUsage(before);
      const wall = (performance.now() - began) / 1000;
      console.log(
        `${run}: ${placed} files, ${encoded} encoded; ${wall.toFixed(1)} s, ${(user / 1e6).toFixed(1)} user, ${(system / 1e6).toFixed(1)} system; cache ${megabytes(cacheDirectory)} MB`,
      );
    }
    return 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

/** Data of the search and the tools names pictures as pages do. */
function addressesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.html')) return collectImageUrls(text);
  return [...text.matchAll(/"(\/_ipx\/[^"*]+)"/g)].map(([, address = '']) => address);
}

const megabytes = (folder: string): string =>
  (filesOf(folder).reduce((sum, file) => sum + statSync(file).size, 0) / 1e6).toFixed(1);
