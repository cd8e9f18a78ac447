/** What `npm test` does: the built site before what looks at it, and one beside the other what can be. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { freePort } from '../testing/free-port.ts';
import { findBrowser } from './find-browser.ts';
import { type Outcome, runCommand, runVitest, type TestStep, whole } from './run-step.ts';

const work = join(projectRoot, '.cache', 'test');
/** Where the site under test is built, away from what somebody may be looking at in dist. */
export const builtSite = join(work, 'site');

const script = (name: string, path: string, ...args: string[]) =>
  whole(name, process.execPath, ['--import', 'tsx', join('scripts', path), ...args]);
const bin = (name: string, tool: string, ...args: string[]) =>
  whole(name, process.execPath, [toolPath(tool), ...args]);

const tools: Readonly<Record<string, string>> = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  playwright: '@playwright/test/cli.js',
};
const toolPath = (tool: string) => join(projectRoot, 'node_modules', tools[tool] ?? tool);

const build: readonly TestStep[] = [script('Build the site', 'build.ts', '--out', builtSite)];

/** None of them changes what another reads. The unit tests last through most of the others. */
const besideEachOther: readonly TestStep[] = [
  { name: 'Unit tests', run: () => runVitest(process.execPath, join(work, 'vitest.json')) },
  bin('Types', 'tsc', '--noEmit', '-p', '.'),
  bin('Lint and format', 'biome', 'ci', '.'),
  bin(
    'Arrows between the rooms',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'kernel',
    'codegen',
    'drawings',
    'site',
    'scripts',
  ),
  script('Links, fragments and images', 'audits/links.ts', builtSite),
  script('Rebuilds after random edits, beside cold builds', 'audits/rebuilds.ts', '4', '3', '2'),
  script('Development: every start serves, every edit shows', 'audits/development.ts'),
  script('Pages: HTML, titles, structured data, hreflang, sitemap', 'audits/pages.ts', builtSite),
  script('The same bytes from another folder and time zone', 'audits/reproducible.ts', builtSite),
  script('The same answers from every host', 'audits/hosts.ts', builtSite),
  script('A truth changed in one place of the catalogue', 'audits/one-place.ts'),
  script('One price changed, and nothing else', 'audits/one-price.ts', builtSite),
  script('Builds that are killed, and two at once', 'audits/kills.ts', '4', '1', '3', '5'),
  script('The runbook, section by section', 'audits/runbook.ts', builtSite),
  script('Errands in Firefox, where there is one', 'audits/firefox.ts', builtSite),
  script('Node 24: unit tests, check and start', 'audits/node-24.ts'),
  { name: 'A synthetic catalogue of 250 products', run: buildSynthetic },
];

/** One after another; the steps of one share the machine. */
export const stages: readonly (readonly TestStep[])[] = [
  build,
  besideEachOther,
  [{ name: 'Browser tests', run: runPlaywright }],
];

async function buildSynthetic(): Promise<Outcome> {
  const catalogue = join(work, 'synthetic');
  rmSync(catalogue, { recursive: true, force: true });
  const run = (path: string, ...args: string[]) =>
    runCommand(process.execPath, ['--import', 'tsx', join('scripts', path), ...args]);
  const made = await run('synthetic.ts', '--products', '250', '--out', catalogue);
  const built = await run(
    'build.ts',
    '--catalogue',
    catalogue,
    '--out',
    join(work, 'synthetic-site'),
    // Thousands of pictures of invented products would show nothing new.
    '--without-images',
  );
  const failed = made.code !== 0 || built.code !== 0;
  if (failed) console.log(`\n${made.output}${built.output}`);
  return failed ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

async function runPlaywright(): Promise<Outcome> {
  const report = join(work, 'playwright.json');
  const { code, output } = await runCommand(
    process.execPath,
    [toolPath('playwright'), 'test', '--reporter=line,json'],
    {
      CHROMIUM_PATH: findBrowser(),
      SITE_OUT: builtSite,
      PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  );
  if (code !== 0) console.log(`\n${output}`);
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second attempt … `);
  const passed = stats.expected + stats.flaky;
  return { passed, failed: stats.unexpected || (code === 0 ? 0 : 1) };
}
