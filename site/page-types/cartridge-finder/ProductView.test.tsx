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
    /Change them now and they&#x27;re next due in November 2027\..*Total due now.*\$128\.40.*Or buy the kit: .*MK-1.*2.O‑rings.*<td><\/td>.*I&#x27;ve changed them today/s,
  );
  expect(html).not.toMatch(/(?<!disabled[^>]*>)Make a sticker|Dates assume/);
  expect(htmlOf(kitted, [priced, kit, kitted], '?fitted=2024-03')).toContain(
    'Fitted in March 2024.</span><span> Dates assume you made the earlier changes on time.',
  );
  expect(htmlOf(kitted, [priced, kit, kitted], '?fitted=2026-11')).toMatch(/A sticker goes/);
  const soon = htmlOf(kitted, [priced, kit, kitted], '?fitted=2025-12');
  expect(soon).toMatch(/Both parts are due in December 2026.*\$128\.40.*Fitted in December 2025/s);
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
