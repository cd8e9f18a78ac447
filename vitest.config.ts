import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files come first, then those of commands, so that none is left for one core at the end. */
const order = [
  /\/(ci|mistakes|table|every-field|third-country|rebuilds|reproducible)\.test\.ts$/,
  /\/scripts\/|\/e2e\/pages\.test\.ts$/,
  /./,
];
const rankOf = ({ moduleId }: TestSpecification) => order.findIndex((each) => each.test(moduleId));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

/** Tests of the whole product: the built site in SITE_OUT, hosts, and commands that build. */
const builtSite = ['site/e2e/**/*.test.ts', 'scripts/end-to-end/**/*.test.ts'];

/** Tests that replace a module with vi.mock, or bundle the site and so set NODE_ENV. The next file in the same process would see it too. */
const replacing = [
  'codegen/generate.test.ts',
  'scripts/build/generated-tables.test.ts',
  'scripts/build/shards.test.ts',
  'scripts/dev/start-development.test.ts',
  'site/page-types/compare/UnknownCodes.test.tsx',
];

export default defineConfig({
  test: {
    // By itself it leaves one core of a machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Restores spies, stubs and globals after each test.
    restoreMocks: true,
    unstubGlobals: true,
    // Prices, slugs and orders must not depend on where the tests run.
    env: { TZ: 'Pacific/Auckland' },
    // A busy machine isn't a failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{kernel,codegen,drawings,site,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...builtSite, ...replacing, 'site/generated/**', '**/node_modules/**'],
          // Loading our modules again for each file would take as long as most of the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-replacing', include: replacing } },
      {
        extends: true,
        test: {
          name: 'built',
          include: builtSite,
          isolate: false,
          // Signs the search log, as in ACCEPTANCE 24.
          env: { PURETEC_SEARCH_LOG_KEY: 'test-key' },
        },
      },
    ],
  },
});
