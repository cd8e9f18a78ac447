import { afterAll, beforeAll, expect, it } from 'vitest';
import { askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

const HOSTS = ['www.puretec.com.au', 'www.puretec.co.nz'];
let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ gatewayTargets: HOSTS, gatewayStage: 'dev' });
});
afterAll(() => site.remove());

const call = (target: string, stage = 'dev') =>
  askJson(site.port, `/gateway/${stage}?suiteletUrl=${encodeURIComponent(target)}`);

it('PXY-01, ENT-12: returns items in the raw shape of the backend, and says nothing was fetched', async () => {
  const target = 'https://www.puretec.com.au/app/site/suitelet.nl?script=1&q=wh2';
  const { status, headers, json } = await call(target);
  expect([status, headers['x-preview-backend']]).toEqual([
    200,
    'answered from the catalogue, so nothing was fetched',
  ]);
  const item = {
    itemid: 'WH2-60',
    custitem_display_name: 'Whole house filter system',
    displayname: 'Whole house filter system',
    onlinecustomerprice: 100,
    itemimages_detail: { urls: [{ url: '/images/WH2-60.png' }] },
    custitem_application: '',
  };
  expect(json).toEqual({ total: 1, items: [item], code: 200 });
});

it('PXY-02: the host of the target decides the country, its limit the number', async () => {
  expect((await call('https://www.puretec.com.au/')).json).toMatchObject({ total: 4 });
  expect((await call('https://www.puretec.co.nz/')).json).toMatchObject({ total: 3 });
  const { json } = await call('https://www.puretec.com.au/?limit=1');
  expect(json).toMatchObject({ total: 4, items: [{ itemid: 'HYBRID-G7' }] });
});

it.each([
  ['http://www.puretec.com.au/', 403],
  ['https://evil.www.puretec.com.au/', 403],
  ['https://www.puretec.com.au.evil.example/', 403],
  ['https://www.puretec.com.au:8443/', 403],
  ['https://www.puretec.com.au@evil.example/', 403],
  ['https://[::1]/', 403],
  ['https://www.puretec.com.au\\@evil.example/', 400],
  ['', 400],
])('PXY-03: refuses the target %j with %i', async (target, status) => {
  expect((await call(target)).status).toBe(status);
});

it('PXY-03: refuses two targets, no target, and another stage', async () => {
  const target = encodeURIComponent('https://www.puretec.com.au/');
  const two = `/gateway/dev?suiteletUrl=${target}&suiteletUrl=${target}`;
  expect((await askJson(site.port, two)).status).toBe(400);
  expect((await askJson(site.port, '/gateway/dev')).status).toBe(400);
  expect((await call('https://www.puretec.com.au/', 'prod')).status).toBe(404);
});

it('PXY-03: allows nothing unless configured', async () => {
  const bare = await openSmallSite();
  const path = '/gateway/dev?suiteletUrl=https%3A%2F%2Fwww.puretec.com.au%2F';
  expect((await askJson(bare.port, path)).status).toBe(403);
  await bare.remove();
});
