import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, askJson } from '../testing/ask.ts';
import { openSmallSite, type SmallSite } from '../testing/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await openSmallSite({ faults: true });
});
afterAll(() => site.remove());

const setFault = (fault: object) =>
  askJson(site.port, '/__fault', { method: 'POST', body: JSON.stringify(fault) });
const search = (q: string) => {
  const fixed = 'use_pcv=F&fieldset=typeahead&currency=AUD&country=AU&language=en&limit=7';
  return ask(site.port, `/api/cacheable/items?${fixed}&custitem_display_in_au=true&q=${q}`);
};
afterEach(async () => {
  for (const backend of ['items', 'forms']) await setFault({ backend, mode: 'none' });
});

describe('faults on demand', () => {
  it('ACCEPTANCE 25: item search answers 500, broken JSON or HTML, or cuts the line', async () => {
    await setFault({ backend: 'items', mode: '500' });
    expect((await search('uv')).status).toBe(500);

    await setFault({ backend: 'items', mode: 'broken-json' });
    const broken = await search('uv');
    expect(broken.headers['content-type']).toContain('application/json');
    expect(() => JSON.parse(broken.text)).toThrow(SyntaxError);

    await setFault({ backend: 'items', mode: 'other-json' });
    expect(JSON.parse((await search('uv')).text)).toEqual({ items: ['WH2-60'] });

    await setFault({ backend: 'items', mode: 'html' });
    const html = await search('uv');
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);

    await setFault({ backend: 'items', mode: 'drop' });
    await expect(search('uv')).rejects.toThrow('socket hang up');

    await setFault({ backend: 'items', mode: 'none' });
    expect((await search('uv')).status).toBe(200);
  });

  it('ACCEPTANCE 26: delays the answer to "wat" alone, so that it comes after the one to "water"', async () => {
    await setFault({ backend: 'items', mode: 'delay', ms: 200, exactly: 'wat' });
    const order: string[] = [];
    const note = (q: string) => search(q).then(() => order.push(q));
    await Promise.all([note('wat'), note('water')]);
    expect(order).toEqual(['water', 'wat']);
  });

  it('strikes only the backend that is named, and only where the text matches', async () => {
    await setFault({ backend: 'items', mode: '500', match: 'hybrid' });
    expect((await search('my-hybrid')).status).toBe(500);
    expect((await search('uv')).status).toBe(200);
    expect((await askJson(site.port, '/gateway/dev')).status).toBe(400);
  });

  it('ACCEPTANCE 27: lists what was sent to a backend that failed', async () => {
    await setFault({ backend: 'forms', mode: '500' });
    await ask(site.port, '/forms/contact', { method: 'POST', body: '{"a":1}' });
    expect(site.received.at(-1)).toMatchObject({ path: '/forms/contact', status: 500 });
  });

  it('closes at once while an answer is delayed', async () => {
    const other = await openSmallSite({ faults: true });
    const fault = JSON.stringify({ backend: 'log', mode: 'delay', ms: 60_000 });
    await ask(other.port, '/__fault', { method: 'POST', body: fault });
    const waiting = ask(other.port, '/api/netsuite/save-search-queries', { method: 'POST' });
    const cut = expect(waiting).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other.remove();
    await cut;
  });
});
