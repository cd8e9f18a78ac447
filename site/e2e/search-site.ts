/** The built site's search, and calls to its backends. */
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { onHost } from './page-examples.ts';

export { expect };

/** The addresses of the embedded backends, for tests that watch or break them. */
export const backends = {
  items: /\/api\/(?:cacheable|personalized)\/items\?/,
  log: /\/api\/netsuite\/save-search-queries$/,
  gateway: /\/gateway\//,
} as const;

type OpenOptions = {
  readonly country?: 'au' | 'nz';
  /** Use "commit" if the test blocks scripts, because the load event never fires. */
  readonly waitUntil?: 'load' | 'commit';
};

export type SearchSite = {
  readonly open: (path: string, options?: OpenOptions) => Promise<void>;
  /** Calls to a backend since the test began, oldest first. */
  readonly calls: (backend: keyof typeof backends) => readonly Request[];
  /** Removes `/backends.json` from the host, so there's no item search. */
  readonly withoutBackends: () => Promise<void>;
  /** The search box with its panel. */
  readonly input: Locator;
  readonly list: Locator;
  readonly options: Locator;
  /** The status of the box for screen readers. */
  readonly status: Locator;
  readonly loading: Locator;
};

export const test = base.extend<{ site: SearchSite }>({
  site: async ({ page, baseURL }, use) => {
    const requests: Request[] = [];
    page.context().on('request', (request) => requests.push(request));
    await use({
      open: async (path, { country = 'au', waitUntil = 'load' } = {}) => {
        await page.goto(onHost(baseURL, country, path), { waitUntil });
      },
      calls: (backend) => requests.filter((request) => backends[backend].test(request.url())),
      withoutBackends: async () => {
        await page.route('**/backends.json', (route) => route.fulfill({ status: 404 }));
      },
      input: page.locator('[data-search-box] search input[name="keywords"]'),
      list: page.getByRole('listbox', { name: 'Suggestions' }),
      options: page.getByRole('option'),
      status: page.locator('[data-search-box] search [role="status"]'),
      loading: page.locator('[data-search-box] search [aria-busy="true"]'),
    });
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
  // The search fetches it as soon as it's ready.
  const ready = page.waitForResponse('**/backends.json');
  await enter(site);
  await ready;
}
