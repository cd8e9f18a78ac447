import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeManifest } from './build/site-manifest.ts';
import { projectRoot } from './project-root.ts';
import { makeTrees } from './testing/small-trees.ts';

const work = mkdtempSync(join(tmpdir(), 'publish-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

it.runIf(process.platform !== 'win32')(
  'makes published files readable for all users, whatever the umask',
  () => {
    const [site, place] = [join(work, 'site'), join(work, 'new', 'www')];
    makeTrees(site);
    writeManifest(site, { withPictures: true });
    const done = spawnSync(
      'sh',
      [
        '-c',
        'umask 077; exec "$0" --import tsx scripts/publish.ts --site "$1" --to "$2"',
        ...[process.execPath, site, place],
      ],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect(done.stderr).toBe('');
    const modes = readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => !`${entry.parentPath}/${entry.name}`.includes('.puretec'))
      .map((entry) => [entry.isFile(), statSync(join(entry.parentPath, entry.name)).mode & 0o777]);
    expect(new Set(modes.map(([isFile, mode]) => `${isFile} ${Number(mode).toString(8)}`))).toEqual(
      new Set(['true 644', 'false 755']),
    );
    expect(statSync(place).mode & 0o777).toBe(0o755);
  },
);

it("refuses a target that isn't a folder in one sentence, before anything is published", () => {
  const [site, link] = [join(work, 'built'), join(work, 'link')];
  makeTrees(site);
  writeManifest(site, { withPictures: true });
  symlinkSync(join(work, 'nowhere'), link);
  const before = readdirSync(projectRoot);
  for (const [to, reason] of [
    ['', "isn't a folder"],
    [link, "is a link to something that isn't there"],
  ] as const) {
    const done = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/publish.ts', '--site', site, '--to', to],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect(done.status).toBe(1);
    expect(done.stdout).toBe('');
    expect(done.stderr).toMatch(/^"[^"]*" [^\n]+ --to \/var\/www\/puretec\.\n$/);
    expect(done.stderr).toContain(`"${to}" ${reason}. Nothing was published or touched.`);
  }
  expect(readdirSync(projectRoot)).toEqual(before);
});

it('refuses options that the command would ignore', () => {
  const to = join(work, 'unused');
  for (const [args, message] of [
    [['--roll-back', '--site', 'other'], "--site doesn't go with --roll-back or --list."],
    [['--list', '--site', 'other'], "--site doesn't go with --roll-back or --list."],
    [['--roll-back', '--other-host'], "--other-host doesn't go with --roll-back or --list."],
    [['--list', '--roll-back'], 'Use --list or --roll-back, not both.'],
  ] as const) {
    const done = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/publish.ts', '--to', to, ...args],
      { cwd: projectRoot, encoding: 'utf8' },
    );
    expect([done.status, done.stderr.split('\n')[0]]).toEqual([2, message]);
  }
});
