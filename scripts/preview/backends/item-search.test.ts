import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite();
});
afterAll(() => site.remove());

const address = (change: Readonly<Record<string, string>> = {}, kind = 'cacheable'): string => {
  const query = new URLSearchParams({
    use_pcv: 'F',
    fieldset: 'typeahead',
    currency: 'AUD',
    country: 'AU',
    language: 'en',
    limit: '7',
    q: 'hybrid',
    custitem_display_in_au: 'true',
    ...change,
  });
  for (const [name, value] of Object.entries(change)) if (value === '') query.delete(name);
  return `/api/${kind}/items?${query}`;
};
const NZ = { custitem_display_in_au: '', custitem_display_in_nz: 'true', currency: 'NZD' };
const codes = (json: unknown) => JSON.stringify(json).match(/(?<="itemid":")[^"]+/g) ?? [];

it('SRCH-20, SRCH-22, ENT-17: returns { total, items, code } with the raw fields and no others', async () => {
  const { status, headers, json } = await askJson(site.port, address({ q: 'wh2-60' }));
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(json).toEqual({
    total: 1,
    code: 200,
    items: [
      {
        itemid: 'WH2-60',
        displayname: 'Whole house filter system',
        custitem_display_name: 'Whole house filter system',
        description: '',
        keywords: 'mains water',
        urlcomponent: 'WH2-60',
        onlinecustomerprice: 100,
        dontshowprice: false,
        custitem_application: '',
        custitem_type: '',
        custitem_discontinued: false,
        custitem_discontinued_w_spare_parts: false,
        custitem_display_in_au: true,
        custitem_display_in_nz: true,
        itemimages_detail: { urls: [{ url: '/images/WH2-60.png' }] },
      },
    ],
  });
});

it('SRCH-21: the personalized search is not stored', async () => {
  const { status, headers } = await ask(site.port, address({}, 'personalized'));
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
});

it('SRCH-25: leaves out what is not shown in the country', async () => {
  const { json } = await askJson(site.port, address({ q: 'cartridge', ...NZ }));
  expect(json).toEqual({ total: 0, items: [], code: 200 });
});

it('CST-05: honours the limit, and counts what lies beyond it', async () => {
  const { json } = await askJson(site.port, address({ q: 'system', limit: '1' }));
  expect(json).toMatchObject({ total: 3 });
  expect(codes(json)).toHaveLength(1);
});
