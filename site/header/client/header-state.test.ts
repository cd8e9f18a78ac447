import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showCountryNotice, showPromotion } from './header-state.ts';

type Data = Record<string, string | undefined>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T02:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each<[string, boolean, Data, string | undefined]>([
  ['shows until its end', true, { promoEnd: '2026-11-21T12:59:59.999Z' }, ''],
  ['is hidden before its start', true, { promoStart: '2026-11-21T13:00:00.000Z' }, undefined],
  ['is hidden when it is off', false, {}, undefined],
])('HDR-16 A-46 the promotion button %s', (_title, isShowSummerSpecial, data, promo) => {
  const dataset = { ...data };
  showPromotion({ dataset }, { isShowSummerSpecial });
  expect(dataset.promo).toBe(promo);
});

it.each([
  ['www.puretec.co.nz', 'AU', ''],
  ['www.puretec.com.au', 'NZ', ''],
  ['www.puretec.co.nz', 'NZ', undefined],
  ['www.puretec.com.au', 'AU', undefined],
  ['preview.example', 'NZ', undefined],
  ['localhost', 'NZ', undefined],
  ['www.puretec.co.nz.example.com', 'AU', undefined],
  ['WWW.PURETEC.CO.NZ.', 'AU', ''],
  ['preview.nz', 'AU', ''],
  ['nz.localhost', 'AU', ''],
] as const)(
  'CTY-01 CTY-06 A-09 ACCEPTANCE-33 %s with the tree of %s shows the notice: %j',
  (hostname, country, notice) => {
    vi.stubGlobal('location', { hostname });
    const dataset: Data = {};
    showCountryNotice({ dataset }, { country });
    expect(dataset.wrongCountry).toBe(notice);
  },
);
