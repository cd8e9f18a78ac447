import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSources } from '../images/sources.ts';
import { UserError } from '../user-error.ts';
import { createImageHandler } from './handle-images.ts';
import { type PreviewOptions, startPreview } from './serve.ts';
import { ask } from './testing/ask.ts';
import { openSmallSite, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

async function start(more: Partial<PreviewOptions> = {}) {
  const lines: string[] = [];
  const options = { out: site.out, port: 0, data: site.dataDir, ...more };
  return { lines, ...(await startPreview(options, (line) => void lines.push(line))) };
}

it('SRCH-20 prints two addresses for each country, and a line for each call of a backend', async () => {
  const { lines, port, ports, close } = await start();
  await ask(port, '/');
  await ask(port, '/api/cacheable/items?q=tap');
  expect(lines).toEqual([
    `Australia    http://au.localhost:${port}/ or http://localhost:${port}/`,
    `New Zealand  http://nz.localhost:${port}/ or http://localhost:${ports.NZ}/`,
    '[items] 400 GET /api/cacheable/items?q=tap',
  ]);
  expect((await ask(port, '/', { host: 'nz.localhost' })).text).toContain('Home NZ');
  await close();
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
});

it('IMG-01 makes a picture that the tree lacks when a page asks for it', async () => {
  const sources = createSources('/nowhere', {
    draw: async (source) =>
      source === 'products/A.svg'
        ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>'
        : undefined,
    version: (source) => source,
  });
  await site.write('au/_ipx/f_webp&s_9x9/products/B.webp', 'placed by the build');
  const { port, close } = await start({ makePicture: createImageHandler(sources, site.dataDir) });
  const at = (name: string) => `/_ipx/f_webp&s_9x9/products/${name}.webp`;
  const picture = await ask(port, at('A'));
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await ask(port, at('B'))).text).toBe('placed by the build');
  expect((await ask(port, at('X'))).status).toBe(404);
  expect((await ask(port, '/_ipx/w_99999/products/A.svg')).status).toBe(400);
  await close();
});

it.each([
  ['au/index.html', undefined, "There's no built site in"],
  ['nz/_headers', '  X: 1', '_headers:1: Add a path, such as /*, above "X: 1".'],
  ['au/_redirects', 'bad', `_redirects:1: "bad" isn't a redirect. Use "/from /to 301".`],
  [
    'preview.json',
    '{"forms": 1}',
    `preview.json" is damaged or wasn't written by a build. Run npx puretec build`,
  ],
  ['au/backends.json', '{', `backends.json" is damaged or wasn't written by a build.`],
])('says in a sentence that %s is damaged', async (file, text, sentence) => {
  const damaged = await openSmallSite();
  if (text === undefined) rmSync(join(damaged.out, file));
  else await damaged.write(file, text);
  const started = startPreview({ out: damaged.out, port: 0 }, () => {});
  await expect(started).rejects.toThrow(sentence);
  await expect(started).rejects.toBeInstanceOf(UserError);
  await damaged.remove();
});
