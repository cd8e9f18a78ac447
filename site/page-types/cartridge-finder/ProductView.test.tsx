import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { FinderProduct } from './cartridge-data.ts';
import { ProductView } from './ProductView.tsx';

const cartridge: FinderProduct = { code: 'CT-1', name: 'Carbon cartridge' };
const old: FinderProduct = { ...cartridge, code: 'CT-0', discontinued: true };
const system: FinderProduct = {
  code: 'WH-1',
  name: 'Filter system',
  parts: [{ code: 'CT-0', role: 'cartridge', quantity: 1, every: 12 }],
};
const htmlOf = (product: FinderProduct, products = [cartridge, old, system], search = '') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <ProductView
        product={product}
        former={undefined}
        products={products}
        country="AU"
        heading={createRef()}
      />
    </MemoryRouter>,
  );

it('QLT-05 the parts of a system have a picture, and the price of each where several are needed', () => {
  const priced = { ...cartridge, code: 'CT-2', price: 6446 };
  const pair: FinderProduct = {
    ...system,
    parts: [{ code: 'CT-2', role: 'cartridge', quantity: 2, every: 12 }],
  };
  const html = htmlOf(pair, [priced, pair]);
  expect(html).toMatch(/products\/CT-2\.svg.*Every.12.months.*\$64\.46.*each/s);
  expect(html.indexOf('Where to buy')).toBeLessThan(html.indexOf('$64.46'));
});

it("QLT-05 QLT-11 a café's litres decide what's due and what a year costs", () => {
  const usage = {
    ...{ items: [[1, 6420, 12, 12_000]] as const, watts: 0, perLitre: 0, people: 2 },
    rates: { kWh: 0, day: 10 },
  };
  const cafe: FinderProduct = {
    ...system,
    parts: [{ code: 'CT-1', role: 'cartridge', quantity: 1, every: 12, litres: 12_000 }],
    cost: { yearly: 6420, basis: 'For {day} L a day.', without: [], usage },
  };
  vi.useFakeTimers({ now: new Date('2026-11-15'), toFake: ['Date'] });
  const at = (litres: string) => htmlOf(cafe, [cartridge, cafe], `?fitted=2026-08${litres}`);
  expect(at('&litres=200')).toMatch(
    /1 part overdue.*for 200.L a day.*Change it now and it&#x27;s next due in January 2027.*\$390\.55.*>200</s,
  );
  expect(at('')).toMatch(/Nothing is due yet.*for 10.L a day.*\$64\.20/s);
  expect(at('&litres=none')).toBe(at(''));
  // "I've changed them today" counts from the day, because a café's cartridge may last a few weeks.
  vi.setSystemTime(new Date('2026-11-28'));
  const changed = (day: string) => htmlOf(cafe, [cartridge, cafe], `?fitted=${day}&litres=500`);
  expect(changed('2026-11')).toContain('1 part due now');
  expect(changed('2026-11-28')).toMatch(/The part is due in December 2026.*Last changed in/s);
  expect(changed('2026-11-28')).toContain(`href="/${cafe.code}?litres=500"`);
  vi.useRealTimers();
  expect(htmlOf(system)).not.toContain('Litres a day');
});

it('QLT-05 a kit comes after the total of the parts that are due', () => {
  const priced = { ...cartridge, price: 6420 };
  const kit: FinderProduct = { code: 'MK-1', name: 'Kit', price: 6000 };
  const kitted: FinderProduct = {
    ...system,
    parts: [
      { code: 'CT-1', role: 'cartridge', quantity: 2, every: 12 },
      { code: 'MK-1', role: 'spare', quantity: 1, every: 12, isKit: true, contents: '2 O-rings' },
    ],
  };
  vi.useFakeTimers({ now: new Date('2026-11-15'), toFake: ['Date'] });
  const html = htmlOf(kitted, [priced, kit, kitted], '?fitted=2025-03');
  expect(html).toMatch(
    /Change them now and they&#x27;re next due in November 2027\..*Total due now.*\$128\.40.*Or buy the kit: .*MK-1.*2 O-rings.*<td><\/td>.*I&#x27;ve changed them today/s,
  );
  expect(html).not.toMatch(/(?<!disabled[^>]*>)Make a sticker|Dates assume/);
  expect(htmlOf(kitted, [priced, kit, kitted], '?fitted=2024-03')).toContain(
    'Fitted in March 2024.</span><span> Dates assume you made the earlier changes on time.',
  );
  expect(htmlOf(kitted, [priced, kit, kitted], '?fitted=2026-11')).toMatch(/A sticker goes/);
  const soon = htmlOf(kitted, [priced, kit, kitted], '?fitted=2025-12');
  expect(soon).toMatch(/All 2 parts are due in December 2026.*\$128\.40.*Fitted in December 2025/s);
  vi.useRealTimers();
});

it('ERR-11 a discontinued product has no price and no stores, unlike a current one on request', () => {
  expect(htmlOf(cartridge)).toMatch(/Price on request.*Where to buy/s);
  expect(htmlOf(old)).not.toMatch(/on request|Where to buy/);
  // Nor as a part of a system.
  expect(htmlOf(system)).not.toContain('on request');
});

it('A-43 says that dealers sell a dealer-only system, and shows its cartridges', () => {
  const pack = { ...system, code: 'PR-1', dealerOnly: true, price: 100 };
  expect(htmlOf(pack)).toMatch(/Available through dealers.*Cartridges and lamps.*CT-0/s);
});

it('QLT-05 groups the systems that a cartridge fits by type, discontinued ones last', () => {
  const systems: readonly FinderProduct[] = [
    { code: 'OLD-1', name: 'Old system', parts: [], type: 'undersink system', discontinued: true },
    { code: 'US-1', name: 'Undersink system', parts: [], type: 'undersink system' },
    { code: 'TAP-1', name: 'Tap kit', parts: [], type: 'mixer tap' },
  ];
  const part = { ...cartridge, fits: systems.map(({ code }) => code) };
  const words = htmlOf(part, [part, ...systems]).replaceAll(/<[^>]+>/g, ' ');
  expect(words).toMatch(
    /Fits 3 systems.*Undersink system.*US-1.*Mixer tap.*TAP-1.*Discontinued.*OLD-1/s,
  );
});
