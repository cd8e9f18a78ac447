/** The build as a process, on the fixture catalogue: what it leaves behind after a disturbance. */
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manifestFile } from './output/output-folder.ts';
import { projectRoot } from './project-root.ts';
import { mountDisk } from './testing/small-disk.ts';
import { type Ended, fixtureTo, runNode, startNode } from './testing/start-program.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { changedFiles, treeHashes } from './testing/tree-hashes.ts';

const folder = temporaryFolder('build');
const out = join(folder, 'site');
let hashes: ReturnType<typeof treeHashes>;

const build = (target: string, env?: NodeJS.ProcessEnv): Promise<Ended> =>
  runNode(['scripts/run.mjs', 'build', ...fixtureTo(target)], env);

/** A module that loads before the command and makes the disk or a page fail. */
function sabotage(name: string, code: string): NodeJS.ProcessEnv {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createRequire, syncBuiltinESMExports } from 'node:module';
     const require = createRequire(${JSON.stringify(join(projectRoot, 'package.json'))});
     ${code}
     syncBuiltinESMExports();`,
  );
  return { NODE_OPTIONS: `--import ${file}` };
}

const throws = () =>
  sabotage(
    'throws',
    `const server = require('react-dom/server');
     for (const name of Object.keys(server))
       if (name.startsWith('render')) server[name] = () => { throw new Error('this page'); };`,
  );

/** Without the manifest, the next build makes everything again. */
const forget = () => rmSync(join(out, manifestFile), { force: true });
const untouched = () => {
  expect(changedFiles(hashes, treeHashes(out))).toEqual([]);
  const visible = readdirSync(folder).filter((name) => /site/.test(name));
  expect(visible.sort(), 'nothing of the build is left next to it').toEqual(['site']);
};

beforeAll(async () => {
  const { status, output } = await build(out);
  expect(status, output).toBe(0);
  hashes = treeHashes(out);
  expect(hashes.size).toBeGreaterThan(50);
});

describe('ACCEPTANCE 20 a failed build leaves the published site alone and says so', () => {
  beforeEach(forget);
  const kept = /\nNothing was built\. The previous build in .+ hasn't changed\.\n$/;

  it('on a disk that fills up', async ({ skip }) => {
    const disk = join(folder, 'disk');
    const unmount = mountDisk(disk, '6m');
    if (!unmount) return skip();
    try {
      const target = join(disk, 'site');
      cpSync(out, target, { recursive: true });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 200_000));
      const before = treeHashes(target);
      const { status, output } = await build(target);
      expect(status).toBe(1);
      expect(output).toMatch(/\nThe disk is full \(at ".+"\)\. Free some space and run /);
      expect(output).toMatch(kept);
      expect(changedFiles(before, treeHashes(target))).toEqual([]);
      expect(readdirSync(disk).sort()).toEqual(['filler', 'site']);
    } finally {
      unmount();
    }
  });

  it('where a page throws, with the stack: that is ours', async () => {
    const ended = await build(out, throws());
    expect(ended.status).toBe(1);
    expect(ended.output).toMatch(
      /This is a bug in the program:\nCan't build the page \/\S* for (?:AU|NZ):\nError: this page\n\s+at /,
    );
    // The build reports the error once, even if other pages fail at the same time.
    expect(ended.output.split('This is a bug in the program')).toHaveLength(2);
    expect(ended.output).toMatch(kept);
    untouched();
  });

  it('where a rule finds a mistake, with what the check says alone', async () => {
    const catalogue = join(folder, 'mistaken');
    cpSync('codegen/fixtures/catalogue', catalogue, { recursive: true });
    // With this many pages, the build uses worker processes.
    const page = readFileSync(join(catalogue, 'pages/contact-us.yaml'), 'utf8');
    for (let more = 0; more < 20; more++)
      writeFileSync(
        join(catalogue, `pages/more-${more}.yaml`),
        page.replace('/contact-us', `/more-${more}`),
      );
    const [menu] = readdirSync(join(catalogue, 'menus'));
    appendFileSync(join(catalogue, 'menus', menu ?? ''), '  - { label: Nowhere, url: /nowhere }\n');
    const run = (name: string, ...more: string[]) =>
      runNode(['scripts/run.mjs', name, '--catalogue', catalogue, ...more], throws());
    const check = await run('check');
    const said = check.output.replace(/\d+ files checked\n$/, '');
    expect(said).toContain('/nowhere');
    const { status, output } = await run('build', '--out', out, '--without-images');
    expect(status).toBe(1);
    expect(output.replace(/^Checking the catalogue … [\d.]+ s\n/, '')).toBe(
      `${said}Nothing was built. The previous build in ${out} hasn't changed.\n`,
    );
    untouched();
  });

  it('when npm, and the shell between, are asked to stop', async () => {
    // As with npm: a shell runs run.mjs, and only the shell gets the signal.
    const runner = ['scripts/run.mjs', 'build', ...fixtureTo(out)];
    const shell = startNode([
      '-e',
      `const { spawn } = require('node:child_process');
       spawn(process.execPath, ${JSON.stringify(runner)}, { stdio: 'inherit' });
       process.on('exit', () => {});`,
    ]);
    await shell.prints('Checking');
    shell.child.kill('SIGTERM');
    const { output } = await shell.ended;
    expect(output).toContain('Stopped by SIGTERM.');
    expect(output).not.toContain('Built');
    untouched();
  });
});
