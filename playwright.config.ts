/**
 * Browser tests of a built site: SITE_OUT names its folder, PORT the port that it is served on,
 * CHROMIUM_PATH the browser.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { withoutPictures } from './site/e2e/browser.ts';

const out = process.env.SITE_OUT ?? 'dist';
const port = process.env.PORT ?? '4310';

export default defineConfig({
  testDir: 'site/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/e2e',
  // A test waits for a page or its pause a fifth of the time, so three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    baseURL: `http://au.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    // The offer opens for a second on a visit's first page, a quarter of the work. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: withoutPictures,
  },
  webServer: {
    command: `node scripts/run.mjs preview --out ${out} --port ${port} --data ${join(tmpdir(), `e2e-${port}`)}`,
    url: `http://127.0.0.1:${port}/`,
    env: { PURETEC_SEARCH_LOG_KEY: 'test-key' },
    reuseExistingServer: false,
  },
});
