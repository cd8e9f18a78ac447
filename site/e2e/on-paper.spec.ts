/**
 * A browser's own search finds and opens content that's closed on screen. Every answer prints, below a line with the
 * brand, the page's address and the date.
 */
import { expect, type Page, test } from '@playwright/test';
import { onHost } from './page-examples.ts';

const answers = (page: Page) => page.locator('main details > :not(summary)');
const line = (page: Page) => page.locator('[data-on-paper]');

test('ACCEPTANCE-35 closed answers are printed', async ({ page }) => {
  for (const path of ['/faqs', '/contaminants', '/find-my-cartridge', '/world']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main details[open]').count()).toBe(0);
    const unprinted = await answers(page).evaluateAll((all) =>
      all.flatMap((answer) => {
        // A part that doesn't print at all, such as a form, needs no answers.
        const isLeftOut = answer.closest('details')?.checkVisibility() === false;
        const isSeen = answer.checkVisibility({ contentVisibilityAuto: true });
        return isLeftOut || (isSeen && answer.getBoundingClientRect().height > 0)
          ? []
          : [answer.textContent];
      }),
    );
    expect(unprinted, path).toEqual([]);
  }
});

test('QLT-01 the browser finds words in a closed answer, and opens it', async ({
  page,
  baseURL,
}) => {
  // On a wider screen, the list of stores is open.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/faqs', '/find-my-cartridge', '/stores', '/downloads']) {
    await page.goto(path);
    const closed = page.locator('main details:not([open])').last();
    // A few words that appear only once on the page.
    const words = await closed.evaluate((details) => {
      const all = document.createTreeWalker(details, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (all.nextNode())
        if (!all.currentNode.parentElement?.closest('summary'))
          texts.push((all.currentNode.textContent ?? '').trim());
      const page = document.body.textContent.toLowerCase();
      const isAlone = (text: string) => page.split(text.toLowerCase()).length === 2;
      return texts.find((text) => text.length > 3 && isAlone(text)) ?? '';
    });
    expect(words, path).not.toBe('');
    // A text fragment link searches the way the browser's own search does.
    await page.goto('about:blank');
    const sought = encodeURIComponent(words).replaceAll('-', '%2D');
    await page.goto(`${onHost(baseURL, 'au', path)}#:~:text=${sought}`);
    await expect(page.locator('main details[open]').first(), `${path}: ${words}`).toBeAttached();
  }
});

test('ACCEPTANCE-35 answers are open during printing, and as they were after it', async ({
  page,
}) => {
  await page.goto('/faqs');
  await page.waitForLoadState('networkidle');
  const open = () => page.locator('main details[open]').count();
  const count = await page.locator('main details').count();
  expect(count).toBeGreaterThan(10);
  await page.locator('main summary').first().click();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await open()).toBe(count);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await open()).toBe(1);
});

test('ACCEPTANCE-35 a printed page names the brand, its address and the date', async ({
  page,
  baseURL,
}) => {
  await page.goto(onHost(baseURL, 'nz', '/compare?codes=WH2-60,WH2-45'));
  await page.waitForLoadState('networkidle');
  await expect(line(page)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toBeVisible();
  await expect(line(page)).toHaveText(
    /^Puretec \S+\/compare\?codes=WH2-60,WH2-45, \d{1,2} [A-Z][a-z]+ 20\d\d$/,
  );
});

test('ACCEPTANCE-35 a sorted range and a comparison in a space take no more sheets', async ({
  page,
}) => {
  const sheets = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return file.match(/\/Type \/Page\b(?!s)/g)?.length;
  };
  for (const [path, change] of [
    ['/rainwater-filter-systems/rainwater-wholehouse-filter-systems', '?sort=fiveYears'],
    ['/compare?codes=UVT-40,UVT-70,HYBRID-G7', '&space=600x700x300&kWh=40'],
  ] as const) {
    const plain = await sheets(path);
    expect(await sheets(path + change), path).toBe(plain);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Fits my space\s*700/)).toBeVisible();
});
