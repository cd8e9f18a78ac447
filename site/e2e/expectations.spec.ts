/** Expectations of visitors and the law beyond the specification (QLT), in the browser. */
import { expect, test } from '@playwright/test';
import { builtPage, trees, wordsOf } from './built-page.ts';

test('QLT-09 a visit keeps nothing in the browser that /privacy does not list', async ({
  page,
  context,
}) => {
  await page.goto('/dealers');
  await page.goto('/specifiers');
  await page.goto('/');
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click();
  await page.goto('/search?keywords=softener');
  await page.locator('main .tick input').first().check({ force: true });
  await page.getByRole('link', { name: 'Save', exact: true }).first().click();
  await page.goto('/WH2-60');
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const form of ['contact', 'warranty-registration']) {
    await page.goto(form === 'contact' ? '/contact-us' : `/${form}`);
    const field = page.locator('main form input[type="text"]').first();
    await expect(async () => {
      await field.fill('Sam');
      await field.blur();
      expect(await stored()).toContain(`form:${form}`);
    }).toPass();
  }
  await expect.poll(stored).toEqual(expect.arrayContaining(['puretec-compared', 'puretec-saved']));
  const names = [...(await stored()), ...(await context.cookies()).map(({ name }) => name)];
  expect(names).toEqual(expect.arrayContaining(['currentPage', 'upgrade_notification_closed']));
  for (const tree of trees) {
    const privacy = builtPage(tree, '/privacy');
    const listed = privacy
      ?.querySelectorAll('#cookies tbody th, #kept-in-browser tbody th')
      .map(wordsOf);
    expect(names.filter((name) => !listed?.includes(name))).toEqual([]);
    expect(listed).toContain('isLoggedIn');
  }
});

test('QLT-10 every answer carries the policy, and what is searched for stays text', async ({
  page,
}) => {
  for (const path of ['/', '/WH2-60', '/search?keywords=x', '/no-such-page', '/items.json']) {
    const answer = await page.goto(path);
    const headers = answer?.headers() ?? {};
    expect(headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('max-age');
  }
  const ran: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push(dialog.message())));
  const keywords = '"><img src=x onerror=alert(1)>';
  await page.goto(`/search?keywords=${encodeURIComponent(keywords)}`);
  await expect(page.locator('main')).toContainText('onerror=alert(1)');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(ran).toEqual([]);
});
