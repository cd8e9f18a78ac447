import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { site } from '#generated/site.ts';
import type { MenuItem, Site } from '../../../kernel/entry-types.ts';
import { sharedData } from '../../browser/shared-data.ts';
import { headerData } from '../header-data.ts';
import { HeaderView } from './HeaderView.tsx';

const menu: readonly MenuItem[] = [
  {
    label: 'Products',
    url: '/taps',
    list: [
      {
        label: 'Taps',
        url: '/taps',
        list: [
          { label: 'Mixers', url: '/taps/mixers' },
          { label: 'View All', url: '/taps', accessibleName: 'View all taps' },
        ],
      },
    ],
  },
  { label: 'Selector', url: '/world', externalUrl: 'https://www.puretec.com.au/world' },
  { label: 'Help', url: '/help', list: [{ label: 'Questions', url: '/faqs' }] },
];

function draw(changes: Partial<Site> = {}, entries = menu): string {
  const changed = { ...site, ...changes };
  return renderToStaticMarkup(
    <HeaderView
      site={changed}
      shared={sharedData(changed, 'NZ')}
      audience="Specifiers"
      menu={entries}
    />,
  );
}
const flags = (changes: Partial<Site['flags']>) => ({ flags: { ...site.flags, ...changes } });

it('HDR-01 HDR-20 A-01 names its social links, and leads to the home of its audience', () => {
  const html = draw();
  for (const { label, url } of site.social) {
    expect(html).toContain(
      `<a href="${url}" rel="noopener" title="${label}">${site.name} on ${label}</a>`,
    );
  }
  expect(html).toMatch(/href="\/specifiers"[^>]*aria-label="Puretec home"/);
});

it('HDR-09 has a search strip only with its flag', () => {
  expect(draw(flags({ isShowHeaderSearch: true }))).toContain('data-search-box');
  expect(draw(flags({ isShowHeaderSearch: false }))).not.toContain('data-search-box');
});

it('HDR-16 A-46 links the promotion button to summerSpecialUrl, only with its flag', () => {
  const summerSpecial = { ...site.summerSpecial, enabled: true };
  const on = draw({
    ...flags({ isShowSummerSpecial: true }),
    summerSpecial,
    summerSpecialUrl: '/summer',
  });
  expect(on).toMatch(/<a href="\/summer"[^>]*data-promo-button/);
  expect(draw(flags({ isShowSummerSpecial: false }))).not.toContain('data-promo-button');
});

it('BNR-02 A-46 has the banner only with its flag, if it is switched on and from its first day', () => {
  expect(draw(flags({ isShowSpecialOffer: true }))).toContain('data-banner-panel');
  expect(draw(flags({ isShowSpecialOffer: false }))).not.toContain('data-banner-panel');
  for (const off of [{ enabled: false }, { upcoming: ['NZ'] as const }])
    expect(draw({ banner: { ...site.banner, ...off } })).not.toContain('data-banner-panel');
});

it('NAV-01 NAV-13 links to external addresses, and says what View All is about', () => {
  expect(draw()).toContain('<a href="https://www.puretec.com.au/world" rel="noopener"');
  expect(draw()).toContain('<a href="/taps" aria-label="View all taps">View All</a>');
});

it('NAV-12 ERR-07 keeps everything else of the header with an empty menu', () => {
  const html = draw({}, []);
  for (const part of [
    'data-audience-choice="Dealers"',
    'name="keywords"',
    'data-other-country',
    'Dealer login',
    'aria-label="Puretec home"',
  ]) {
    expect(html).toContain(part);
  }
});

it('BNR-05 A-46 hold the cookies, and the first and last instants of active promotions', () => {
  const banner = { ...site.banner, enabled: true, start: '2026-07-01' };
  const changed = { ...site, ...flags({ isShowSpecialOffer: true }), banner };
  const data = headerData(changed, sharedData(changed, 'AU'), 'Dealers');
  expect(data).toMatchObject({
    'data-type-ahead': String(site.timing.typeAheadResetMs),
    'data-audience': 'Dealers',
    'data-section-cookie': 'currentPage',
    'data-banner-cookie': 'upgrade_notification_closed',
    'data-banner-age': '2592000',
    'data-banner-start': '2026-06-30T14:00:00.000Z',
  });
  expect(data).not.toHaveProperty('data-promo-start');
});
