import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder('merge-host');

const build = (...args: readonly string[]) =>
  runScript('build', '--catalogue', 'codegen/fixtures/catalogue', ...args);
const shard = (name: string, ...more: readonly string[]) =>
  build('--shard', '1/1', '--out', join(folder, name), '--without-images', ...more);

it('merges shards only for the host they were made for', async () => {
  const out = join(folder, 'site');
  expect(await shard('plain')).toMatchObject({ status: 0 });
  const refused = await build('--merge', join(folder, 'plain'), '--out', out, '--host', 'nginx');
  expect(refused.status).toBe(1);
  expect(refused.output).toContain('Make each shard again with --host nginx');
  expect(existsSync(out)).toBe(false);
  expect(await shard('hosted', '--host', 'nginx')).toMatchObject({ status: 0 });
  const merged = await build('--merge', join(folder, 'hosted'), '--out', out, '--host', 'nginx');
  expect(merged.output).toContain(`Built ${out}/au and ${out}/nz, and ${out}/nginx for the host`);
  expect(existsSync(join(out, 'nginx', 'site.conf'))).toBe(true);
});
