import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { breadcrumbFaults } from './breadcrumbs.ts';

const page = (last: string) =>
  parse(`<script type="application/ld+json">${JSON.stringify({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://www.puretec.com.au/' },
      { position: 2, name: last, item: 'https://www.puretec.com.au/WH2-60' },
    ],
  })}</script><nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li>
  <li><span aria-current="page">WH2-60</span></li></ol></nav>`);

describe('the way to a page', () => {
  it('QLT-03 passes where page and data tell the same', () => {
    expect(breadcrumbFaults(page('WH2-60'), '/WH2-60')).toEqual([]);
    expect(breadcrumbFaults(parse('<p>Home</p>'), '/')).toEqual([]);
  });

  it('QLT-03 finds another name for a step, and a way that only one of them tells', () => {
    expect(breadcrumbFaults(page('Dual filter'), '/WH2-60')).toEqual([
      'the way is "Home (/) > WH2-60 (/WH2-60)" on the page and "Home (/) > Dual filter (/WH2-60)" in its data',
    ]);
    const bare = parse('<nav aria-label="Breadcrumb"><ol><li>Home</li></ol></nav>');
    expect(breadcrumbFaults(bare, '/')).toHaveLength(1);
  });
});
