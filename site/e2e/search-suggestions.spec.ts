/** Typing, waiting and hiding of the search box (SPEC 4). */
import sharp from 'sharp';
import { holdBack } from './hold-back.ts';
import { enter, enterWords, expect, freeze, test, warmUp } from './search-site.ts';

const page = '/WH2-60';

test.describe('the wait before a search', () => {
  test('SRCH-01 typing triggers one search after 300 ms of quiet', async ({ page: tab, site }) => {
    await site.open(page);
    await warmUp(tab, site);
    await freeze(tab);
    for (const letter of 'water') {
      await tab.keyboard.type(letter);
      await tab.clock.runFor(299);
    }
    expect(site.itemSearches).toHaveLength(0);
    await tab.clock.runFor(1);
    await expect.poll(() => site.itemSearches.length).toBe(1);
    await expect(site.options.first()).toBeVisible();
    expect(site.itemSearches.map((url) => url.searchParams.get('q'))).toEqual(['water']);
  });

  test('SRCH-02 an emptied box clears the list; blanks ask for nothing', async ({ site }) => {
    await enterWords(site, page, 'water');
    await expect(site.options.first()).toBeVisible();
    await site.input.fill('');
    await expect(site.list).toHaveCount(0);
    await site.input.fill('   ');
    await site.input.press('Enter');
    await expect(site.input).toBeFocused();
    expect(site.itemSearches).toHaveLength(1);
  });

  test('SRCH-03 says that it is searching, and stops saying so', async ({ site }) => {
    await site.open(page);
    await site.fault({ backend: 'items', mode: 'delay', ms: 1500 });
    await enter(site);
    await site.input.fill('water');
    await expect(site.status).toHaveText('Searching');
    await expect(site.loading).toHaveCount(1);
    await expect(site.options.first()).toBeVisible();
    await expect(site.status).not.toHaveText('Searching');
    await expect(site.loading).toHaveCount(0);
  });

  test('SRCH-03 says so too while its own scripts and data are under way', async ({
    page: tab,
    site,
  }) => {
    const release = await holdBack(tab, '**/search-data.json');
    await site.open(page);
    await enter(site);
    await expect(site.loading).toHaveCount(0);
    await site.input.pressSequentially('wh2');
    await expect(site.loading).toHaveCount(1);
    await expect(site.status).toHaveText('Searching');
    await site.input.fill('');
    await expect(site.loading).toHaveCount(0);
    await site.input.fill('wh2');
    release();
    await expect(site.options.first()).toBeVisible();
    await expect(site.loading).toHaveCount(0);
  });

  for (const [width, reducedMotion] of [
    [360, 'no-preference'],
    [1440, 'reduce'],
  ] as const) {
    test(`SRCH-03 loading is seen: 150 pixels of the box differ (${width} px, motion ${reducedMotion})`, async ({
      page: tab,
      site,
    }) => {
      await tab.setViewportSize({ width, height: 740 });
      await tab.emulateMedia({ reducedMotion });
      await site.open('/dealers');
      await site.fault({ backend: 'items', mode: 'delay', ms: 60_000 });
      await warmUp(tab, site);
      await freeze(tab);
      await site.input.fill('zz');
      const row = site.input.locator('xpath=..');
      const before = await row.screenshot({ caret: 'hide' });
      await tab.clock.runFor(300);
      await expect(site.loading).toHaveCount(1);
      const after = await row.screenshot({ caret: 'hide' });
      expect(await clearlyDifferent(before, after)).toBeGreaterThanOrEqual(150);
    });
  }
});

test.describe('typing before the scripts have arrived', () => {
  const later = /\/assets\/[^/]*\.js$/;

  test('SRCH-03 shows the sign of loading at once, and ends it with the list', async ({
    page: tab,
    site,
  }) => {
    const release = await holdBack(tab, later);
    await site.open(page, { waitUntil: 'commit' });
    await site.input.click();
    await expect(site.loading).toHaveCount(0);
    await tab.keyboard.type('wh2');
    await expect(site.input).not.toHaveAttribute('role', 'combobox');
    await expect(site.loading).toHaveCount(1);
    release();
    await expect(site.options.first()).toBeVisible();
    await expect(site.loading).toHaveCount(0);
  });

  test('SRCH-31 keeps an ArrowDown that comes before the answer, until other words are typed', async ({
    page: tab,
    site,
  }) => {
    await site.open(page);
    await warmUp(tab, site);
    await site.input.pressSequentially('wh2');
    await site.input.press('ArrowDown');
    await expect(site.options.first()).toHaveAttribute('aria-selected', 'true');
    await site.input.fill('');
    await site.input.pressSequentially('cr4');
    await site.input.press('ArrowDown');
    await site.input.pressSequentially('5');
    await expect(site.options.first()).toContainText('CR45');
    await expect(site.input).not.toHaveAttribute('aria-activedescendant');
  });

  test('SRCH-03 the sign of loading ends where the scripts fail', async ({ page: tab, site }) => {
    const release = await holdBack(tab, later, (route) => route.abort());
    await site.open(page, { waitUntil: 'commit' });
    await site.input.click();
    await tab.keyboard.type('wh2');
    await expect(site.loading).toHaveCount(1);
    release();
    await expect(site.loading).toHaveCount(0);
    await expect(site.input).toHaveValue('wh2');
  });

  test('SRCH-31 is searched for though no key follows and the page is still loading', async ({
    page: tab,
    site,
  }) => {
    await holdBack(tab, /\/_ipx\//);
    const release = await holdBack(tab, /\/assets\/[^/]*\.js$/);
    await site.open(page, { waitUntil: 'commit' });
    await site.input.focus();
    await tab.keyboard.insertText('wh2');
    release();
    await expect(site.options.first()).toBeVisible();
  });
});

test.describe('words that change', () => {
  test('SRCH-31 a highlight does not survive typing: Enter means the words', async ({
    page: tab,
    site,
  }) => {
    await enterWords(site, page, 'wh2');
    await expect(site.options).toHaveCount(6);
    await site.input.press('ArrowDown');
    await expect(site.options.first()).toHaveAttribute('aria-selected', 'true');
    await site.input.pressSequentially('-60');
    await site.input.press('Enter');
    await expect(tab).toHaveURL(/\/search\?keywords=wh2-60$/);
  });

  test('SRCH-11 See All Results means the words in the box, also while they are searched for', async ({
    page: tab,
    site,
  }) => {
    for (const choose of ['pointer', 'keys']) {
      await enterWords(site, page, 'cartridge');
      await expect(site.options).toHaveCount(6);
      await site.fault({ backend: 'items', mode: 'delay', ms: 20_000, exactly: 'cartridges' });
      await site.input.pressSequentially('s');
      await expect(site.loading).toHaveCount(1);
      // At once: waited for, the new list would be there.
      expect(await site.options.last().getAttribute('href')).toBe('/search?keywords=cartridges');
      if (choose === 'pointer') await site.options.last().click();
      else {
        await site.input.press('ArrowUp');
        await site.input.press('Enter');
      }
      await expect(tab).toHaveURL(/\/search\?keywords=cartridges$/);
      await site.fault({ backend: 'items', mode: 'none' });
    }
  });

  test('SRCH-06 "No Results" leaves with the words that it was said of', async ({
    page: tab,
    site,
  }) => {
    await enterWords(site, page, 'zzzzqq');
    await expect(tab.getByText('No Results', { exact: true })).toBeVisible();
    await freeze(tab);
    await site.input.fill('wh2');
    await expect(tab.getByText('No Results')).toHaveCount(0);
    await site.input.fill('zzzzqq');
    await tab.clock.runFor(300);
    await expect(tab.getByText('No Results', { exact: true })).toBeVisible();
  });
});

test.describe('hiding and restoring', () => {
  test('SRCH-04 SRCH-05 hides 150 ms after the focus has gone, and returns without a request', async ({
    page: tab,
    site,
  }) => {
    await enterWords(site, page, 'water');
    await expect(site.list).toBeVisible();
    await freeze(tab);
    await site.input.blur();
    await tab.clock.runFor(149);
    await expect(site.list).toBeVisible();
    await tab.clock.runFor(1);
    await expect(site.list).toHaveCount(0);
    await site.input.focus();
    await expect(site.list).toBeVisible();
    expect(site.itemSearches).toHaveLength(1);
  });

  test('SRCH-05 after Escape a click in the box brings the list back, without a request', async ({
    site,
  }) => {
    await enterWords(site, page, 'water');
    await expect(site.list).toBeVisible();
    await site.input.press('Escape');
    await expect(site.list).toHaveCount(0);
    await expect(site.input).toBeFocused();
    await site.input.click();
    await expect(site.list).toBeVisible();
    expect(site.itemSearches).toHaveLength(1);
  });

  test('SRCH-04 A-18 a slow press on an entry still opens it', async ({ page: tab, site }) => {
    await enterWords(site, page, 'CR45');
    await site.options.first().hover();
    await freeze(tab);
    await tab.mouse.down();
    await tab.clock.runFor(1000);
    await expect(site.list).toBeVisible();
    await tab.mouse.up();
    await expect(tab).toHaveURL(/\/CR45$/);
  });

  test('SRCH-09 a press during which the list changes opens nothing that was not pressed', async ({
    page: tab,
    site,
  }) => {
    await enterWords(site, page, 'filter');
    const second = site.options.nth(1);
    const pressed = await second.getAttribute('href');
    await second.hover();
    await tab.mouse.down();
    await site.input.fill('lamp');
    await expect(second).not.toHaveAttribute('href', pressed ?? '');
    await tab.mouse.up();
    await expect(site.list).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe(page);
    await second.click();
    await expect(tab).not.toHaveURL(new RegExp(`${page}$`));
  });

  test('SRCH-07 the list stays within its window and as wide as its box, with the banner open too', async ({
    page: tab,
    site,
  }) => {
    for (const [width, height] of [
      [1440, 400],
      [1024, 500],
      [768, 450],
      [720, 450],
      [640, 450],
    ] as const) {
      await tab.setViewportSize({ width, height });
      await enterWords(site, '/', 'filter');
      await expect(tab.locator('[data-banner-panel]')).toBeVisible();
      await expect(site.options).toHaveCount(6);
      const measure = () =>
        site.input.evaluate((input) => {
          const box = input.parentElement?.getBoundingClientRect();
          const list = document.querySelector('search form + div')?.getBoundingClientRect();
          return box && list && [list.left - box.left, list.right - box.right, list.bottom];
        });
      // The banner comes down within a second.
      await expect
        .poll(async () => (await measure())?.slice(0, 2), { message: `${width} x ${height}` })
        .toEqual([0, 0]);
      await tab.waitForTimeout(1100);
      expect((await measure())?.[2]).toBeLessThanOrEqual(height);
    }
  });

  test('SRCH-07 an answer begins at its first entry, however far the one before was scrolled', async ({
    page: tab,
    site,
  }) => {
    await tab.setViewportSize({ width: 360, height: 640 });
    await enterWords(site, page, 'filter');
    await site.options.last().scrollIntoViewIfNeeded();
    await expect(site.options.first()).not.toBeInViewport({ ratio: 0.9 });
    const before = await site.options.first().getAttribute('href');
    await site.input.fill('lamp');
    await expect(site.options.first()).not.toHaveAttribute('href', before ?? '');
    await expect(site.options.first()).toBeInViewport({ ratio: 0.9 });
  });
});

/** How many pixels of two pictures of one size differ by more than a shade. */
async function clearlyDifferent(before: Buffer, after: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!one || !other || one.length !== other.length) throw new Error('pictures of two sizes');
  let count = 0;
  for (let place = 0; place < one.length; place += 3) {
    const apart = [0, 1, 2].map((part) =>
      Math.abs((one[place + part] ?? 0) - (other[place + part] ?? 0)),
    );
    if (Math.max(...apart) > 64) count += 1;
  }
  return count;
}
