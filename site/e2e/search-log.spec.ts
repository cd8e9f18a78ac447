/** The search log of a real browser, as the embedded backend received it (SPEC 7.2, ACCEPTANCE 24). */
import { createHmac } from 'node:crypto';
import { enter, expect, logKey, test, warmUp } from './search-site.ts';

const sign = (body: string) => createHmac('sha256', logKey).update(body).digest('hex');

test('ACCEPTANCE 24 LOG-01 LOG-02 A-23 the bytes and their signature are the vector’s', async ({
  site,
}) => {
  await site.open('/');
  await enter(site);
  const before = (await site.received()).length;
  await site.input.fill('pfas');
  await expect.poll(async () => (await site.received()).length).toBe(before + 1);
  const sent = (await site.received()).at(-1);
  expect(sent?.path).toBe('/api/netsuite/save-search-queries');
  expect(sent?.body).toBe('{"query":"pfas","country":"AU","ipaddress":""}');
  expect(sent?.hash).toBe('da3dae20699e8c6b3b533c1de7b9abf67185aa1d23a5dcc991a90ab05e83d239');
  expect(sent).toMatchObject({ status: 200 });
});

test('LOG-01 A-21 a search is logged once, when it is completed', async ({ site }) => {
  await site.open('/');
  await site.fault({ backend: 'items', mode: 'delay', ms: 1000, exactly: 'taps' });
  await enter(site);
  const before = (await site.received()).length;
  await site.input.fill('taps');
  await expect.poll(() => site.itemSearches.length).toBe(1);
  await site.input.fill('kitchen tap');
  await expect(site.options.first()).toBeVisible();
  await site.input.blur();
  await expect(site.list).toHaveCount(0);
  await site.input.focus();
  await expect(site.list).toBeVisible();
  await expect.poll(async () => (await site.received()).length).toBe(before + 1);
  expect((await site.received()).at(-1)?.body).toContain('"kitchen tap"');
});

test('LOG-01 A-21 a search that Enter sends before its pause is over is logged once', async ({
  page: tab,
  site,
}) => {
  await site.open('/');
  await warmUp(tab, site);
  const before = (await site.received()).length;
  await site.input.fill('kitchen tap');
  await site.input.press('Enter');
  await expect(tab).toHaveURL(/\/search\?keywords=kitchen%20tap$/);
  await expect.poll(async () => (await site.received()).length).toBe(before + 1);
  const sent = (await site.received()).at(-1);
  expect(sent?.body).toBe('{"query":"kitchen tap","country":"AU","ipaddress":""}');
  expect(sent?.hash).toBe(sign(String(sent?.body)));
});

test('ACCEPTANCE 27 LOG-03 ERR-10 search and navigation work while the log fails', async ({
  page: tab,
  site,
}) => {
  for (const mode of ['500', 'html', 'drop', 'delay'] as const)
    await test.step(mode, async () => {
      await site.open('/');
      await site.fault({ backend: 'log', mode, ...(mode === 'delay' && { ms: 60_000 }) });
      await enter(site);
      await site.input.fill('CR45');
      await expect(site.options.first()).toContainText('CR45');
      await expect(tab.getByRole('alert')).toHaveCount(0);
      await site.options.first().click();
      await expect(tab).toHaveURL(/\/CR45$/);
    });
});

test('ACCEPTANCE 27 A-22 without crypto.subtle nothing is logged, and search works', async ({
  page: tab,
  site,
}) => {
  await tab.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
  });
  await site.open('/');
  await enter(site);
  const before = (await site.received()).length;
  await site.input.fill('CR45');
  await expect(site.options.first()).toContainText('CR45');
  await site.options.first().click();
  await expect(tab).toHaveURL(/\/CR45$/);
  expect((await site.received()).length).toBe(before);
});
