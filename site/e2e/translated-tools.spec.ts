/**
 * Tools on a page that the browser translates. Chrome puts <font><font>…</font></font> in the place of each
 * text node, also of those that scripts add later; here each translated text ends with a mark.
 */
import { expect, type Page, test } from '@playwright/test';

const mark = '·';

/** Translates the page from its first element on, before any tool takes it over. */
async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript((ending) => {
    const left = 'script, style, noscript, textarea, font, svg';
    const translate = (text: Text) => {
      if (!text.parentElement || text.parentElement.closest(left) || !text.data.trim()) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `${text.data}${ending}`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = node instanceof Text ? [node] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(translate);
    };
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records) {
        if (type === 'characterData') translateIn(target);
        for (const node of addedNodes) if (node.isConnected) translateIn(node);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, mark);
}

const faults: string[] = [];
test.beforeEach(async ({ page }) => {
  faults.length = 0;
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/^A tool of this page/.test(message.text())) faults.push(message.text());
  });
  await translateFromTheStart(page);
});
test.afterEach(() => expect(faults).toEqual([]));

const main = (page: Page) => page.getByRole('main');
/** A control by words that may be in several elements, each with its own mark. */
const button = (page: Page, ...words: readonly string[]) =>
  page.getByRole('button', { name: new RegExp(`^${words.join('\\S* ')}`) });
const heading = (page: Page) => main(page).locator('h2').first();

test('the filter of a list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/mains-water-filter-systems/whole-house-filter-systems-for-mains');
  const status = page.locator('[data-island="product-filter"] [role="status"]');
  await page.locator('[data-island="product-filter"] summary').click();
  const flow = page.getByLabel('Flow rate');
  await flow.selectOption('60');
  await expect(status).toHaveText(`2 of 15 products${mark}`);
  await expect(page.locator('summary', { hasText: '(1 on)' })).toBeVisible();
  await flow.selectOption('55');
  await expect(status).toHaveText(`6 of 15 products${mark}`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(status).toHaveText(`15 products${mark}`);
});

test('ticks to compare', async ({ page }) => {
  await page.goto('/mains-water-filter-systems/whole-house-filter-systems-for-mains');
  const ticks = page.locator('.tick input');
  const status = page.locator('#compare [role="status"]');
  await ticks.nth(0).check();
  const [first, second] = await ticks.evaluateAll((all) =>
    all.map((tick) => tick.getAttribute('value')),
  );
  await expect(status).toHaveText(`${first}${mark}`);
  await ticks.nth(1).check();
  await expect(status).toHaveText(`${first}, ${second}${mark}`);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('#compare')).toBeHidden();
});

test('the comparison', async ({ page }) => {
  await page.goto('/compare?codes=WH2-45,WH1-20,WH2-60');
  await expect(heading(page)).toHaveText(`3 products compared${mark}`);
  await page.locator('[data-island="compare"] input[type="checkbox"]').check();
  await button(page, 'Remove', 'WH1-20').click();
  await expect(heading(page)).toHaveText(`2 products compared${mark}`);
  await page.getByLabel('Add a product').fill('nothing like it');
  await expect(main(page).getByText('No code or name matches')).toBeVisible();
  await page.getByLabel('Add a product').fill('hybrid');
  await expect(main(page).getByText('6 matches')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`3 products compared${mark}`);
  for (const code of ['WH2-45', 'WH2-60']) {
    await button(page, 'Remove', code).click();
  }
  await expect(heading(page)).toHaveText(`Add a second product${mark}`);
  await page.goto('/compare?codes=WH2-45,NONE-1');
  await expect(main(page)).toContainText('NONE-1');
  await button(page, 'Remove', 'WH2-45').click();
  await expect(page.getByLabel('Product 1')).toBeVisible();
});

test('the saved list', async ({ page }) => {
  await page.goto('/WH2-60');
  await expect(main(page).getByRole('link', { name: 'Save' })).toBeVisible();
  await page.goto('/saved?add=WH2-60,CR45,HYBRID-G7');
  await expect(heading(page)).toHaveText(`3 products saved${mark}`);
  await button(page, 'Remove', 'CR45').click();
  await expect(heading(page)).toHaveText(`2 products saved${mark}`);
  const viewed = page.locator('[aria-labelledby="viewed"]');
  await button(page, 'Remove', 'WH2-60').click();
  await viewed.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page)).toHaveText(`2 products saved${mark}`);
  await expect(viewed.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await viewed.getByRole('button', { name: 'Forget' }).click();
  await expect(viewed).toHaveCount(0);
  for (const code of ['HYBRID-G7', 'WH2-60']) {
    await button(page, 'Remove', code).click();
  }
  await expect(heading(page)).toHaveText(`No product saved${mark}`);
});

test('the cartridge finder', async ({ page }) => {
  await page.goto('/find-my-cartridge');
  const code = page.getByLabel('Code of your system or cartridge');
  const found = page.locator('#found');
  await code.fill('hybrid');
  await expect(found).toContainText('codes match');
  const several = await found.textContent();
  await code.fill('hybrid-g');
  await expect(found).not.toHaveText(several ?? '');
  await code.fill('hybrid-g7');
  await expect(found).toContainText('HYBRID-G7');
  await code.fill('cr45');
  await expect(found).toContainText('CR45');
  await code.fill('zzzz');
  await expect(found).toContainText('zzzz');
  await code.fill('');
  await expect(found).toHaveCount(0);
});

test('the product selector', async ({ page }) => {
  await page.goto('/world');
  await expect(page.locator('[data-island="selector"] > div')).toBeAttached();
  await page.locator('main a[href*="?source=rainwater"]').click();
  const step = page.locator('#question');
  const questions = new Set<string>();
  for (let count = 0; count < 3; count += 1) {
    await expect(step).toBeVisible();
    const question = (await step.textContent()) ?? '';
    questions.add(question);
    await page.locator('[aria-labelledby="question"] li a').first().click();
    await expect(step).not.toHaveText(question);
    if (await page.getByRole('checkbox').first().isVisible()) break;
  }
  expect(questions.size).toBeGreaterThan(1);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('button', { name: 'Show what fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Show what fits' }).click();
  await expect(page.locator('#result')).toContainText(/fit|Nothing/);
  await page.getByRole('link', { name: 'Change' }).first().click();
  await expect(step).toBeVisible();
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page.locator('#waters')).toBeVisible();
});

test('the schedule', async ({ page }) => {
  await page.goto('/specifiers/schedule?codes=FILTERWALL-F5,HYBRID-G7,WH2-60');
  await expect(heading(page)).toHaveText(`3 products on the schedule${mark}`);
  await button(page, 'Remove', 'HYBRID-G7').click();
  await expect(heading(page)).toHaveText(`2 products on the schedule${mark}`);
  await expect(main(page).getByRole('status').first()).toContainText('HYBRID-G7 removed');
  await page.getByLabel('Add a product').fill('cr45');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(`3 products on the schedule${mark}`);
});

test('the finder of stores', async ({ page }) => {
  await page.goto('/stores?part=WH2-60,CR45');
  const answer = page.locator('[data-places-answer] h3');
  const place = page.getByLabel('Postcode or suburb');
  await expect(page.locator('[data-places-answer]')).toBeAttached();
  await expect(main(page).getByText('Ask for these codes')).toBeVisible();
  await place.fill('3220');
  await page.getByRole('button', { name: 'Find' }).first().click();
  await expect(answer).toContainText('nearest first');
  await page.getByRole('button', { name: /^Show all/ }).click();
  await place.fill('zzz');
  await page.getByRole('button', { name: 'Find' }).first().click();
  await expect(answer).not.toContainText('nearest first');
  await page.getByRole('button', { name: 'Search without it' }).click();
  await expect(main(page).getByText('Ask for these codes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the list by region' }).click();
  await expect(answer).toHaveCount(0);
});

test('a suburb typed before the finder takes its form over', async ({ page }) => {
  await page.goto('/stores');
  const place = page.getByLabel('Postcode or suburb');
  await place.fill('Geelong');
  await page.waitForLoadState('networkidle');
  await expect(place).toHaveValue('Geelong');
  await expect(place).toBeFocused();
});

test('a form with faults', async ({ page }) => {
  await page.goto('/contact-us');
  await page.waitForLoadState('networkidle');
  const form = page.locator('main form[method="post"]');
  const notice = page.locator('#form-notice');
  await form.locator('button[type="submit"]').click();
  await expect(notice).toContainText('answers need a look');
  const before = await notice.textContent();
  await form.getByLabel('Your name').fill('Ann Example');
  await form.locator('button[type="submit"]').click();
  await expect(notice).not.toHaveText(before ?? '');
  await expect(form.getByLabel('Your name')).not.toHaveAttribute('aria-invalid');
});
