import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

const HOSTS = ['www.puretec.com.au', 'www.puretec.co.nz'];
let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ gatewayTargets: HOSTS, gatewayStage: 'dev' });
});
afterAll(() => site.remove());

const call = (target: string) =>
  askJson(site.port, `/gateway/dev?suiteletUrl=${encodeURIComponent(target)}`);

describe('the gateway', () => {
  it('PXY-01, ENT-12: answers items in the raw shape of the backend, and says nothing was fetched', async () => {
    const target = 'https://www.puretec.com.au/app/site/suitelet.nl?script=1&q=wh2';
    const { status, headers, json } = await call(target);
    expect([status, headers['x-preview-backend']]).toEqual([200, 'catalogue; nothing was fetched']);
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
});
