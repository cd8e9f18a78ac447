import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSmallSite, type SmallSite } from './testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ dealerLoginPath: '/portal/dealer.ssp#/login' });
});
afterAll(() => site.remove());

it('RTE-26 A-08 the login leads to a stand-in of the portal, on this machine', async () => {
  const base = `http://127.0.0.1:${site.port}`;
  const login = await fetch(`${base}/login`, { redirect: 'manual' });
  expect([login.status, login.headers.get('location')]).toEqual([302, '/portal/dealer.ssp#/login']);
  const portal = await fetch(`${base}/portal/dealer.ssp`);
  expect([portal.status, portal.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await portal.text()).toContain('stands in for it on this machine');
  expect((await fetch(`${base}/login`, { method: 'POST' })).status).not.toBe(200);
});
