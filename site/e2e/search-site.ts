/**
 * The built site of SITE_OUT under test, served with the embedded backends on real sockets. One
 * server for each worker, because a fault set by one test would strike another's calls. Pages come
 * as they were built. The search log needs a build with PURETEC_SEARCH_LOG_KEY set to `logKey`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startPreview } from './preview.ts';

export { expect };

/** ACCEPTANCE 24's key. */
export const logKey = 'test-key';

export type Fault = {
  readonly backend: 'items' | 'log' | 'gateway';
  readonly mode: 'none' | 'delay' | '500' | 'broken-json' | 'other-json' | 'html' | 'drop';
  readonly ms?: number;
  readonly exactly?: string;
};
export type Received = {
  readonly backend: 'items' | 'log' | 'gateway' | 'forms' | 'portal';
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body: string;
  readonly hash?: string;
};

type OpenOptions = {
  readonly country?: 'AU' | 'NZ';
  /** "commit" where the test holds scripts back, and the page would never be loaded. */
  readonly waitUntil?: 'load' | 'commit';
};

export type SearchSite = {
  readonly open: (path: string, options?: OpenOptions) => Promise<void>;
  readonly fault: (fault: Fault) => Promise<void>;
  /** Requests to a backend of the server since the test began, the oldest first. */
  readonly received: (backend?: Received['backend']) => Promise<readonly Received[]>;
  /** From here on the host has no `/backends.json`, and so no item search. */
  readonly withoutBackends: () => Promise<void>;
  /** The box, and what hangs from it. */
  readonly input: Locator;
  readonly list: Locator;
  readonly options: Locator;
  /** The status of the box for screen readers. */
  readonly status: Locator;
  readonly loading: Locator;
  /** The address of every item search that was asked for, the oldest first. */
  readonly itemSearches: readonly URL[];
};

type Worker = { readonly port: number };

export const test = base.extend<{ site: SearchSite }, { server: Worker }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'search-'));
      const { port, stop } = await startPreview(process.env.SITE_OUT ?? 'dist', data, logKey);
      await use({ port });
      stop();
      await rm(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ page, server: { port } }, use) => {
    const itemSearches: URL[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^\/api\/(cacheable|personalized)\/items$/.test(url.pathname)) itemSearches.push(url);
    });
    const input = page.locator('[data-search-box] search input[name="keywords"]');
    const fault = async (asked: Fault) => {
      const answer = await fetch(`http://127.0.0.1:${port}/__fault`, {
        method: 'POST',
        body: JSON.stringify(asked),
      });
      expect(answer.status).toBe(200);
    };
    const allReceived = async (): Promise<readonly Received[]> =>
      (await fetch(`http://127.0.0.1:${port}/__received`)).json();
    const before = (await allReceived()).length;
    await use({
      open: async (path, { country = 'AU', waitUntil = 'load' } = {}) => {
        await page.goto(`http://${country.toLowerCase()}.localhost:${port}${path}`, { waitUntil });
      },
      fault,
      received: async (backend = 'log') =>
        (await allReceived()).slice(before).filter((each) => each.backend === backend),
      withoutBackends: async () => {
        await page.route('**/backends.json', (route) => route.fulfill({ status: 404 }));
      },
      input,
      list: page.getByRole('listbox', { name: 'Suggestions' }),
      options: page.getByRole('option'),
      status: page.locator('[data-search-box] search [role="status"]'),
      loading: page.locator('[data-search-box] search [aria-busy="true"]'),
      itemSearches,
    });
    await fault({ backend: 'items', mode: 'none' });
    await fault({ backend: 'log', mode: 'none' });
    await fault({ backend: 'gateway', mode: 'none' });
  },
});

/** Focuses the box as a visitor does, and waits until it is a combobox. */
export async function enter(site: SearchSite): Promise<void> {
  await site.input.click();
  await expect(site.input).toHaveAttribute('role', 'combobox');
}

/** Opens a page and writes words into its box. */
export async function enterWords(site: SearchSite, path: string, words: string): Promise<void> {
  await site.open(path);
  await enter(site);
  await site.input.fill(words);
}

/** Focuses the box and waits until the search is ready, for example before a test stops the clock. */
export async function warmUp(page: Page, site: SearchSite): Promise<void> {
  // The search asks for it as soon as it's ready.
  const ready = page.waitForResponse('**/backends.json');
  await enter(site);
  await ready;
}

/** From here on the page's timers run only where the test says so. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}
