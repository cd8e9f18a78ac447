import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeNames } from '../build/write-names-schema.ts';
import { cmsHandler } from '../cms/serve-cms.ts';
import { compile } from '../compile-with-cache.ts';
import { untilStopped } from '../exit-status.ts';
import { listen } from '../preview/listen.ts';
import { projectRoot } from '../project-root.ts';
import { UserError } from '../user-error.ts';

type Options = { readonly catalogue: string; readonly port: number };

export async function run({ catalogue, port }: Options): Promise<number> {
  const { tables } = await compile(catalogue);
  // Forms offer these names.
  if (tables) writeNames(tables, catalogue);
  const scripts = decapFolder();
  const listening = await listen(cmsHandler({ root: catalogue, scripts }), port);
  console.log(`Edit the catalogue at http://localhost:${listening.port}/`);
  await untilStopped();
  await listening.close();
  return 0;
}

/** As an npm package it would install about 560 others, which the bundle already contains. */
const decap = 'decap-cms@3.16.3';
const sha512 =
  'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/** Downloads the bundle once. Throws a UserError if that fails. */
function decapFolder(): string {
  const folder = join(projectRoot, '.cache', decap);
  if (existsSync(folder)) return join(folder, 'package', 'dist');
  console.log('Downloading Decap CMS (16 MB, first time only) …');
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  try {
    const options = { cwd: temporary, shell: process.platform === 'win32' };
    const npm = spawnSync('npm', ['pack', decap, '--silent'], { ...options, encoding: 'utf8' });
    const file = npm.stdout?.trim() ?? '';
    if (npm.status !== 0)
      throw new UserError(
        `Couldn't download Decap CMS. Check your connection and try again.\n${npm.stderr}`,
      );
    if (hash('sha512', readFileSync(join(temporary, file)), 'base64') !== sha512)
      throw new UserError(
        `The downloaded ${decap} doesn't have the hash we expect, so it wasn't used. Run the command again.`,
      );
    const { status } = spawnSync('tar', ['-xzf', file, '--exclude=*.map'], options);
    if (status !== 0) throw new UserError("tar couldn't unpack Decap CMS. Run the command again.");
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return join(folder, 'package', 'dist');
}
