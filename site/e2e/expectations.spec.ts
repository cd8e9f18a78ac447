/** What visitors and the law expect beside the specification (QLT), as the built pages keep it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { builtPage, linksOf, trees, wordsOf } from './built-page.ts';

/** Figures that are read together share a row. */
const rows = new Map([
  ...['height', 'width', 'depth'].map((id) => [id, 'Height × width × depth'] as const),
  ...['minPressure', 'maxPressure'].map((id) => [id, 'Pressure'] as const),
  ['flowPressure', 'Maximum flow rate'],
  ['load', 'Power supply'],
  ['serviceSide', 'Clear space for service'],
]);

test('QLT-07 every specification of a product stands on its page with its label and unit', () => {
  type Label = { readonly id: string; readonly label: string; readonly unit?: string };
  const { specifications }: { specifications: readonly Label[] } = parse(
    readFileSync('catalogue/specifications.yaml', 'utf8'),
  );
  let found = 0;
  for (const name of readdirSync('catalogue/products')) {
    const code = name.replace('.yaml', '');
    const product = parse(readFileSync(`catalogue/products/${name}`, 'utf8'));
    for (const tree of trees) {
      const page = builtPage(tree, `/${code}`);
      const table = new Map(
        page
          ?.querySelectorAll('main table tr')
          .map((row) => [wordsOf(row.querySelector('th')), wordsOf(row.querySelector('td'))]),
      );
      if (!page) continue;
      for (const [id, value] of Object.entries(product.specifications ?? {})) {
        const { label = '', unit = '' } = specifications.find((entry) => entry.id === id) ?? {};
        const figure = typeof value === 'number' ? value.toLocaleString('en-AU') : String(value);
        const shown = table.get(label) ?? table.get(rows.get(id) ?? '') ?? '';
        expect(shown.replaceAll('\u00a0', ' '), `${code}: ${label}`).toContain(
          id === 'serviceSide' ? figure.toLowerCase() : figure,
        );
        expect(shown, `${code}: ${label}`).toContain(value === 1 ? unit.replace(/s$/, '') : unit);
        found += 1;
      }
    }
  }
  expect(found).toBeGreaterThan(500);
});

test('QLT-07 a printed product page keeps the specification and drops the menus', async ({
  page,
}) => {
  await page.goto('/WH2-60');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main table').first()).toBeVisible();
  await expect(page.locator('header nav').first()).toBeHidden();
});

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
  await expect
    .poll(stored)
    .toEqual(expect.arrayContaining(['puretec-compared', 'puretec-saved', 'puretec-viewed']));
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

for (const tree of trees) {
  test(`QLT-12 A-32b (${tree}) a claim of the strip leads to its note and back in the same order`, () => {
    const strip = builtPage(tree, '/')?.querySelector('section[aria-label="Facts"]');
    const marks = strip?.querySelectorAll('sup a') ?? [];
    expect(marks.length).toBe(strip?.querySelectorAll('ul > li').length);
    for (const mark of marks) {
      const note = strip?.querySelector(mark.getAttribute('href') ?? '');
      expect(wordsOf(note).length).toBeGreaterThan(30);
    }
    const bacteria = strip
      ?.querySelectorAll('ul > li')
      .find((fact) => wordsOf(fact).includes('99.99'));
    const note = strip?.querySelector(bacteria?.querySelector('a')?.getAttribute('href') ?? '');
    expect(wordsOf(note)).toMatch(/for bacteria only.*clear water/);
  });

  test(`QLT-01 (${tree}) an accessibility statement names a way to write, and every page leads to it`, () => {
    const statement = builtPage(tree, '/accessibility');
    expect(linksOf(statement?.querySelector('main'))).toContain('/contact-us');
    for (const path of ['/', '/dealers', '/WH2-60', '/faqs', '/404'])
      expect(linksOf(builtPage(tree, path)?.querySelector('footer')), path).toContain(
        '/accessibility',
      );
  });
}
