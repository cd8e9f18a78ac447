import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, askJson } from './testing/ask.ts';
import { BACKENDS, openSmallSite, type SmallSite } from './testing/small-site.ts';

const lines: string[] = [];
let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ log: (line) => lines.push(line) });
});
afterAll(() => site.remove());

it('SRCH-20 PXY-01 LOG-01 A-60 the preview names its embedded backends in place of those that were built', async () => {
  expect((await askJson(site.port, '/backends.json')).json).toEqual({
    ...BACKENDS,
    itemSearch: '/',
    api: '/api',
    gateway: '/gateway',
    forms: '/forms',
  });
});

it('SRCH-20 a tree without the file, or with a broken one, has no backends', async () => {
  await site.write('nz/backends.json', '{"itemSearch":"/"}');
  const broken = await ask(site.port, '/backends.json', { host: 'nz.localhost' });
  expect([broken.status, broken.text]).toEqual([200, '{"itemSearch":"/"}']);
});

it('SRCH-21 A-08 the mock portal logs in and out with the cookie that the site reads', async () => {
  const path = '/puretec/dealer.ssp';
  expect((await ask(site.port, path)).text).toContain('Log in');
  const post = (body: string) => ask(site.port, path, { method: 'POST', body });
  const [loggedIn, loggedOut] = [await post('login=yes'), await post('login=no')];
  expect([loggedIn.status, loggedIn.headers.location]).toEqual([303, '/dealers']);
  expect(loggedIn.headers['set-cookie']).toEqual(['isLoggedIn=true; Path=/; SameSite=Lax']);
  expect(loggedOut.headers['set-cookie']?.[0]).toMatch(/; Max-Age=0$/);
  const headers = { cookie: 'a=b; isLoggedIn=true' };
  const { text } = await ask(site.port, path, { headers });
  expect(text).toContain('Log out');
  expect(text).toContain('href="/search"');
});

it('HDR-17 A-08 a page links to the mock portal, not to the real one', async () => {
  const link = (host: string) => `<a href="${host}/portal?a=1&amp;b=2#/login">Dealer login</a>`;
  const built = `<p>${link('https://www.puretec.com.au')}, ${link('https://www.puretec.com.au')}</p>`;
  const dealerLoginPath = '/portal?a=1&b=2#/login';
  const opened = await openSmallSite({ dealerLoginPath });
  await opened.write('au/index.html', built);
  expect((await ask(opened.port, '/')).text).toBe(`<p>${link('')}, ${link('')}</p>`);
  await opened.remove();
});
