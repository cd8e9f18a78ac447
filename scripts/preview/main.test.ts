import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserError } from '../user-error.ts';
import { preview, readArguments } from './cli.ts';
import { ask } from './testing/ask.ts';
import { openSmallSite, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

const settings = async () => ({
  gatewayStage: 'dev',
  gatewayTargets: [],
  forms: [],
  productCodes: { codes: [], former: [] },
  dealerLoginPath: '/portal',
  synonyms: [],
});

describe('npm run preview', () => {
  it('prints two addresses for each country: by name, and on plain localhost', async () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const args = ['--out', site.out, '--port', '0', '--data', site.dataDir];
    const started = await preview(args, print, settings);
    expect(lines).toEqual([
      `Australia    http://au.localhost:${started.port}/ or http://localhost:${started.port}/`,
      `New Zealand  http://nz.localhost:${started.port}/ or http://localhost:${started.ports.NZ}/`,
    ]);
    expect((await ask(started.port, '/', { host: 'nz.localhost' })).text).toContain('Home NZ');
    await started.close();
    expect(lines).toHaveLength(2);
    await expect(ask(started.port, '/')).rejects.toThrow('ECONNREFUSED');
  });

  it('SRCH-20 prints a line for each call of a backend', async () => {
    const lines: string[] = [];
    const args = ['--out', site.out, '--port', '0', '--data', site.dataDir];
    const started = await preview(args, (line) => void lines.push(line), settings);
    await ask(started.port, '/');
    await ask(started.port, '/api/cacheable/items?q=tap');
    await started.close();
    expect(lines.slice(2)).toEqual(['[items] 400 GET /api/cacheable/items?q=tap']);
  });

  it('prints a line for each request when asked', async () => {
    const lines: string[] = [];
    const args = ['--out', site.out, '--port', '0', '--data', site.dataDir, '--verbose'];
    const started = await preview(args, (line) => void lines.push(line), settings);
    await ask(started.port, '/NOPE');
    await started.close();
    expect(lines.at(-1)).toBe('404 GET au.localhost/NOPE');
  });

  it('says plainly that a tree is missing', async () => {
    const out = join(site.out, 'none');
    await expect(preview(['--out', out], () => {}, settings)).rejects.toThrow(
      `There is no built site in "${out}": ${join(out, 'au', 'index.html')} is missing. ` +
        'Run "npm run build" first, or name the folder with --out.',
    );
  });

  it.each([
    ['nz/_headers', '  X: 1', '_headers:1: put a header below'],
    ['au/_redirects', 'bad', '_redirects:1: write "/from /to 301"; found "bad"'],
    ['preview.json', 'null', `preview.json" isn't what a build writes. Run "npm run build" again.`],
    ['preview.json', '{"forms": 1}', `preview.json" isn't what a build writes.`],
    ['au/backends.json', '{', `backends.json" isn't what a build writes.`],
  ])('says in a sentence that %s is damaged', async (file, text, sentence) => {
    const damaged = await openSmallSite();
    await damaged.write('preview.json', JSON.stringify(await settings()));
    await damaged.write(file, text);
    const started = preview(['--out', damaged.out, '--port', '0'], () => {});
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.toBeInstanceOf(UserError);
    await damaged.remove();
  });

  it('reads its arguments, with dist and 4173 for what is left out', () => {
    expect(readArguments([])).toEqual({
      out: 'dist',
      port: 4173,
      dataDir: '.cache/preview',
      asBuilt: false,
      faults: false,
      verbose: false,
    });
    expect(() => readArguments(['--port', '99999'])).toThrow(
      '--port takes a number from 0 to 65535',
    );
    expect(() => readArguments(['--prot', '1'])).toThrow('npm run preview -- [--out DIR]');
  });
});
