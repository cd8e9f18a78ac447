/** Typing, pausing and hiding in the search box (SPEC 4). */
import { holdBack } from './hold-back.ts';
import { backends, enterWords, expect, test, warmUp } from './search-site.ts';

const page = '/WH2-60';

const later = /\/assets\/[^/]*\.js$/;

for (const fails of [false, true])
  test(`SRCH-03 the sign of loading is shown at once, and ends ${fails ? 'where the scripts fail' : 'with the list'}`, async ({
    page: tab,
    site,
  }) => {
    const release = await holdBack(tab, later, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await site.open(page, { waitUntil: 'commit' });
    await site.input.click();
    await expect(site.loading).toHaveCount(0);
    await tab.keyboard.type('wh2');
    await expect(site.input).not.toHaveAttribute('role', 'combobox');
    await expect(site.loading).toHaveCount(1);
    release();
    await expect(site.loading).toHaveCount(0);
    await expect(site.input).toHaveValue('wh2');
    if (!fails) await expect(site.options.first()).toBeVisible();
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

test('SRCH-11 See All Results means the words in the box, also while they are searched for', async ({
  page: tab,
  site,
}) => {
  await enterWords(site, page, 'cartridge');
  await expect(site.options).toHaveCount(6);
  await holdBack(tab, backends.items);
  await site.input.pressSequentially('s');
  await expect(site.loading).toHaveCount(1);
  // The test doesn't wait here, because the new list would show by then.
  expect(await site.options.last().getAttribute('href')).toBe('/search?keywords=cartridges');
  await site.input.press('ArrowUp');
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=cartridges$/);
});

test('SRCH-04 A-18 a slow press on an entry still opens it', async ({ page: tab, site }) => {
  await enterWords(site, page, 'CR45');
  await site.options.first().hover();
  // From here on, the page's timers only run when the test says so.
  await tab.clock.install();
  await tab.clock.pauseAt(Date.now() + 1000);
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

test('SRCH-07 the list stays within its window, and has room where its box is narrow, with the banner open too', async ({
  page: tab,
  site,
}) => {
  for (const [width, height] of [
    [1440, 400],
    [1280, 400],
    [720, 450],
  ] as const) {
    await tab.setViewportSize({ width, height });
    await enterWords(site, '/', 'filter');
    await expect(tab.locator('[data-banner-panel]')).toBeVisible();
    await expect(site.options).toHaveCount(6);
    const measure = () =>
      site.input.evaluate((input) => {
        const box = input.parentElement?.getBoundingClientRect();
        const list = document.querySelector('search form + div')?.getBoundingClientRect();
        return (
          box &&
          list && {
            start: list.left - box.left,
            width: list.width,
            right: list.right,
            bottom: list.bottom,
          }
        );
      });
    await tab.evaluate(() => {
      // The banner opens within a second.
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect.poll(async () => (await measure())?.start, { message: `${width}` }).toBe(0);
    const list = await measure();
    expect(list?.width).toBeGreaterThan(400);
    expect(list?.right).toBeLessThanOrEqual(width);
    expect(list?.bottom).toBeLessThanOrEqual(height);
  }
});
