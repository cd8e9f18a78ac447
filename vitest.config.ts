import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those of the commands first: they start programs and take longest, and none is left for the end. */
class CommandsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfCommands = ({ moduleId }: TestSpecification) => moduleId.includes('/scripts/');
    return [...sorted.filter(isOfCommands), ...sorted.filter((file) => !isOfCommands(file))];
  }
}

export default defineConfig({
  test: {
    // By itself it leaves one core of a machine idle.
    maxWorkers: '100%',
    sequence: { sequencer: CommandsFirst },
    include: ['{kernel,codegen,drawings,site,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['site/e2e/**', 'site/generated/**', '**/node_modules/**'],
    // Spies and stubs end with the test that set them.
    // A busy machine is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each test file gets a fresh set of console spies and globals.
    restoreMocks: true,
    unstubGlobals: true,
    // Prices, slugs and orders must not depend on where the tests run.
    env: { TZ: 'Pacific/Auckland' },
  },
});
