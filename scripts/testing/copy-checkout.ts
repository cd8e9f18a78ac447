import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { projectRoot } from '../project-root.ts';

/** Copies this checkout as git would clone it, with the same packages. Can share encoded pictures. */
export function copyCheckout(to: string, { sharesPictures }: { sharesPictures: boolean }): void {
  const left = ['node_modules', '.cache', '.git', 'dist', 'site/generated'];
  const own = left.map((name) => join(projectRoot, name));
  cpSync(projectRoot, to, { recursive: true, filter: (path) => !own.includes(path) });
  symlinkSync(join(projectRoot, 'node_modules'), join(to, 'node_modules'), 'junction');
  if (!sharesPictures) return;
  mkdirSync(join(to, '.cache'));
  const images = join(projectRoot, '.cache', 'images');
  mkdirSync(images, { recursive: true });
  symlinkSync(images, join(to, '.cache', 'images'), 'junction');
}

/** Shares this checkout's bundle of the site's code, and copies what it has parsed. */
export function shareBundles(to: string): void {
  const parsed = join(projectRoot, '.cache', 'catalogue');
  if (existsSync(parsed)) cpSync(parsed, join(to, '.cache', 'catalogue'), { recursive: true });
  const bundles = join(projectRoot, '.cache', 'bundles');
  mkdirSync(bundles, { recursive: true });
  symlinkSync(bundles, join(to, '.cache', 'bundles'), 'junction');
}

/** Copies this checkout with the fixture catalogue instead of ours. Encoded pictures are shared. */
export function copyWithFixture(to: string): void {
  copyCheckout(to, { sharesPictures: true });
  const catalogue = join(to, 'catalogue');
  for (const name of readdirSync(catalogue))
    if (name !== 'schema') rmSync(join(catalogue, name), { recursive: true });
  cpSync(fixture, catalogue, { recursive: true });
}
