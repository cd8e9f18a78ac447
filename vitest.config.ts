import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
