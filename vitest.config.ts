import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts the tests of commands first: they start programs and take longest, so none is left for the end. */
class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfCommands = ({ moduleId }: TestSpecification) => moduleId.includes('/scripts/');
    return [...sorted.filter(isOfCommands), ...sorted.filter((file) => !isOfCommands(file))];
  }
}

/** Tests of the whole product: the built site in SITE_OUT, hosts, and commands that build. */
const builtSite = ['site/e2e/**/*.test.ts', 'scripts/end-to-end/**/*.test.ts'];

export default defineConfig({
  test: {
    // By itself it leaves one core of a machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: CommandsFirst },
    // Restores spies, stubs and globals after each test.
    restoreMocks: true,
    unstubGlobals: true,
    // Prices, slugs and orders must not depend on where the tests run.
    env: { TZ: 'Pacific/Auckland' },
    // A busy machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{kernel,codegen,drawings,site,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...builtSite, 'site/generated/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: builtSite,
          // Signs the search log, as in ACCEPTANCE 24.
          env: { PURETEC_SEARCH_LOG_KEY: 'test-key' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
