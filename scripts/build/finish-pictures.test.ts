import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSources } from '../images/sources.ts';
import { resolveOutput, unfinishedFile } from '../output/output-folder.ts';
import { preview } from '../preview/cli.ts';
import { ask } from '../preview/testing/ask.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { startNode } from '../testing/start-program.ts';
import { deferPictures, finishPictures, reportFinishing } from './finish-pictures.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'finish-'));
  out = join(folder, 'site');
  makeTrees(out);
  deferPictures(out, names.length);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = ['A', 'B', 'C', 'D'];
const at = (name: string) => `/_ipx/f_webp&s_20x20/products/${name}.webp`;
const file = (name: string) => join(out, 'au', at(name));

function finish() {
  const sources = createSources(join(folder, 'images'), {
    draw: async (source) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="${source.charCodeAt(9)}"/></svg>`,
    version: (source) => source,
  });
  const left = names.map((name) => ({ address: at(name), tree: 'au', page: `/${name}` }));
  return finishPictures(out, { sources, left }, join(folder, 'cache'));
}

it('IMG-01 serves the site at once, makes a picture when it is requested, and finishes the rest', async () => {
  const finishing = finish();
  const args = ['--out', out, '--port', '0', '--data', join(folder, 'data')];
  const started = await preview(args, () => {}, undefined, finishing);
  const picture = await ask(started.port, at('D'));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await ask(started.port, at('X'))).status).toBe(404);
  expect((await ask(started.port, at('A'), { host: 'nz.localhost' })).status).toBe(404);
  const lines: string[] = [];
  reportFinishing(finishing, (line) => void lines.push(line));
  expect(await finishing.ended).toBe(true);
  await started.close();
  expect(names.filter((name) => !existsSync(file(name)))).toEqual([]);
  expect(existsSync(join(out, unfinishedFile))).toBe(false);
  expect(lines).toEqual(['All pictures are ready.', 'All 4 pictures and documents are ready.']);
});

it('IMG-01 marks the site as incomplete when stopped early, and completes it at the next start', async () => {
  const stopped = finish();
  await stopped.stop();
  expect(await stopped.ended).toBe(false);
  expect(readFileSync(join(out, unfinishedFile), 'utf8')).toMatch(
    /^4 pictures and documents were still missing/,
  );
  // The marker counts as a build's own file, so the next build may replace the folder.
  expect(() => resolveOutput(out, 'catalogue')).not.toThrow();
  const program = ['--import', 'tsx', 'scripts/preview.ts', '--out', out, '--port', '0'];
  const served = startNode([...program, '--data', join(folder, 'data')]);
  await served.prints(`Some pictures of "${out}" are missing`);
  served.child.kill('SIGTERM');
  expect((await served.ended).status).toBe(0);
  expect(await finish().ended).toBe(true);
  expect(names.filter((name) => !existsSync(file(name)))).toEqual([]);
});

it('IMG-01 writes nothing into the site of a build that ran in the meantime', async () => {
  const finishing = finish();
  renameSync(out, join(folder, 'previous'));
  makeTrees(out);
  await finishing.provide('AU', at('A'));
  expect(await finishing.ended).toBe(false);
  expect(existsSync(join(out, 'au/_ipx'))).toBe(false);
});
