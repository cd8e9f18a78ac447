import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runLine } from '../testing/run-line.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { changedFiles, treeHashes } from '../testing/tree-hashes.ts';
import { buildSite } from './build-site.ts';
import { isInShard, mergeShards, readShard } from './shards.ts';

describe('a shard of a site', () => {
  it('is given as its number and the total', () => {
    expect(readShard('2/3')).toEqual({ number: 2, of: 3 });
  });

  it.each(['0/3', '4/3', '3', '1/0', '-1/3', '1/3/5', '1.5/3', ''])('refuses %j', (text) => {
    expect(() => readShard(text)).toThrow(`such as 1/3, not "${text}"`);
  });

  it('puts every file in exactly one shard, with about as many in each', () => {
    const files = Array.from({ length: 3000 }, (_, index) => `au/P-${index}.html`);
    const counts = [1, 2, 3].map(
      (number) => files.filter((file) => isInShard(file, { number, of: 3 })).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(3000);
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(isInShard('au/index.html', undefined)).toBe(true);
  });
});

describe('merged shards', () => {
  const folder = temporaryFolder('shards');
  const at = (name: string) => join(folder, name);
  const build = (out: string, number?: number) =>
    buildSite({
      catalogue: 'codegen/fixtures/catalogue',
      ...{ out: at(out), strict: false, withImages: false },
      ...(number !== undefined && { shard: { number, of: 2 } }),
    });
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(console, 'log').mockReturnValue();
    for (const [name, number] of [
      ['one', 1],
      ['two', 2],
    ] as const)
      expect(await build(name, number)).toEqual({ ok: true, problems: [] });
    await mergeShards([at('one'), at('two')], at('merged'));
  });
  afterAll(() => vi.restoreAllMocks());

  // ci.test.ts compares them with one machine's site.
  it('are reused by the next build', async () => {
    const merged = treeHashes(at('merged'));
    expect(await build('merged')).toEqual({ ok: true, problems: [] });
    expect(changedFiles(merged, treeHashes(at('merged')))).toEqual([]);
  });

  it.each([
    ['one is missing', ['one'], () => {}, /Missing shard [12] of 2\. Add its/],
    ['one is listed twice', ['one', 'one'], () => {}, 'are the same shard'],
    ['one is a whole site', ['one', 'merged'], () => {}, "isn't a shard of a site"],
    [
      'a page has changed',
      ['one', 'copy'],
      () => appendFileSync(at('copy/au/index.html'), ' '),
      'has changed.',
    ],
    ['a page is missing', ['one', 'copy'], () => rmSync(at('copy/au/index.html')), 'is missing.'],
  ])('publish nothing if %s', async (_name, names, damage, message) => {
    const shard = existsSync(at('two/au/index.html')) ? 'two' : 'one';
    rmSync(at('copy'), { recursive: true, force: true });
    cpSync(at(shard), at('copy'), { recursive: true });
    damage();
    const other = shard === 'two' ? 'one' : 'two';
    const folders = names.map((name) => at(name === 'one' ? other : name));
    await expect(mergeShards(folders, at('refused'))).rejects.toThrow(message);
    expect(existsSync(at('refused'))).toBe(false);
  });

  it('never replace one of the shards', async () => {
    await expect(mergeShards([at('one'), at('two')], at('two'))).rejects.toThrow(
      `"${at('two')}" is one of the shards`,
    );
  });

  it('are merged only for the host they were made for', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const run = (...args: readonly string[]) =>
      runLine('build', '--catalogue', 'codegen/fixtures/catalogue', '--at', tomorrow, ...args);
    const shard = (name: string, ...more: readonly string[]) =>
      run('--shard', '1/1', '--out', at(name), '--without-images', ...more);
    const merge = (name: string) =>
      run('--merge', at(name), '--out', at('site'), '--host', 'nginx');
    expect(await shard('plain')).toMatchObject({ status: 0 });
    const refused = await merge('plain');
    expect(refused.status).toBe(1);
    expect(refused.output).toContain('Build each shard again with --host nginx');
    expect(existsSync(at('site'))).toBe(false);
    expect(await shard('hosted', '--host', 'nginx')).toMatchObject({ status: 0 });
    const { output } = await merge('hosted');
    const out = at('site');
    expect(output).toContain(
      `Built ${out}/au and ${out}/nz, and ${out}/nginx for the web host, as at ${tomorrow}`,
    );
    expect(existsSync(at('site/nginx/site.conf'))).toBe(true);
  });
});
