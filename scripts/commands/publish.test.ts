import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeManifest } from '../build/site-manifest.ts';
import { projectRoot } from '../project-root.ts';
import { runLine } from '../testing/run-line.ts';
import { makeTrees } from '../testing/small-trees.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const work = temporaryFolder('publish');

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
        'umask 077; exec "$0" scripts/run.mjs publish --site "$1" --to "$2"',
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

it.each([
  ['--roll-back --site other', '--roll-back', '--site <dir>'],
  ['--list --site other', '--list', '--site <dir>'],
  ['--roll-back --other-host', '--roll-back', '--other-host'],
  ['--list --roll-back', '--list', '--roll-back'],
])('refuses options that the command would ignore: %s', async (words, one, other) => {
  const { status, output } = await runLine('publish', '--to', work, ...words.split(' '));
  expect([status, output.split('\n')[0]]).toEqual([
    2,
    `Option '${one}' can't be used with option '${other}'.`,
  ]);
});
