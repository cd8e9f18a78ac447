import { beforeEach, expect, it, vi } from 'vitest';
import { buildProxyUrl, fetchThroughProxy } from './live-item.ts';
import { mappingContext } from './mapping.fixture.ts';

const backends = {
  gateway: '/gateway',
  gatewayStage: 'dev',
  gatewayTargets: ['www.puretec.com.au', 'www.puretec.co.nz'],
  timeoutMs: 4000,
};
const context = { ...mappingContext, country: 'NZ' } as const;
const target = 'https://www.puretec.com.au/app/site/hosting/scriptlet.nl?script=1&deploy=2';

const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('PXY-01 sends the stage and the encoded target', () => {
  expect(buildProxyUrl(target, backends)).toBe(
    `/gateway/dev?suiteletUrl=${encodeURIComponent(target)}`,
  );
  expect(buildProxyUrl(target, { ...backends, gateway: 'https://g.example/' })).toContain(
    'https://g.example/dev?suiteletUrl=https%3A%2F%2Fwww.puretec.com.au%2F',
  );
});

it.each([
  undefined,
  {},
  '/relative',
  '//www.puretec.com.au/x',
  'javascript:alert(1)',
  'https://evil.example/',
  'https://www.puretec.com.au.evil.example/',
  'https://www.puretec.com.au@evil.example/',
  'https://www.puretec.com.au:8443/',
  'https://www.puretec.com.au./',
  'https://[::1]/',
])('PXY-03 A-24 refuses %j: a console error and no request', async (refused) => {
  expect(await fetchThroughProxy(refused, backends, context)).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
  expect(console.error).toHaveBeenCalledOnce();
});

it('PXY-03 A-24 sends the parsed address, whatever the spelling', () => {
  expect(buildProxyUrl('HTTPS://WWW.Puretec.com.au\\x', backends)).toBe(
    `/gateway/dev?suiteletUrl=${encodeURIComponent('https://www.puretec.com.au/x')}`,
  );
});

it('PXY-03 sends nothing without a gateway', () => {
  expect(buildProxyUrl(target, { ...backends, gateway: '' })).toBeUndefined();
});

it('PXY-02 maps the items of the answer', async () => {
  const body = '{"items":[{"itemid":"CR45","displayname":"Cartridge","onlinecustomerprice":100}]}';
  fetch.mockResolvedValue(new Response(body));
  expect(await fetchThroughProxy(target, backends, context)).toMatchObject([
    { code: 'CR45', name: 'Cartridge', price: { exGstCents: 10_000, incGstCents: 11_500 } },
  ]);
});

it('PXY-01 A-24 logs a failed call and returns nothing', async () => {
  fetch.mockResolvedValue(new Response('', { status: 502 }));
  expect(await fetchThroughProxy(target, backends, context)).toBeUndefined();
  expect(console.error).toHaveBeenCalledOnce();
});
