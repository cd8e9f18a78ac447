/** GS1 Digital Link: a product's GTIN opens its page. */
import { beforeAll, expect, it } from 'vitest';
import { checkWith } from '../../codegen/testing/catalogue-copy.ts';
import type { Tables } from '../../kernel/tables.ts';
import { readRedirectRules } from '../preview/url-rules.ts';
import { redirectRules } from './sitemap-and-redirects.ts';

const eight = { code: 'FIT-1', gtin: '96385074', link: '/01/00000096385074' };
const other = '9521234543220';
const thirteen = { code: 'WH-1', gtin: '9521234543213', link: '/01/09521234543213' };

let tables: Tables;
beforeAll(async () => {
  const file = `products/${eight.code}.yaml`;
  const checked = await checkWith([{ file, from: 'name:', to: `gtin: "${eight.gtin}"\nname:` }]);
  if (!checked.tables) throw new Error(checked.lines.join('\n'));
  tables = checked.tables;
});

it('a GTIN written with 14 digits leads to the product by its 13 too', async () => {
  const file = `products/${eight.code}.yaml`;
  const checked = await checkWith([{ file, from: 'name:', to: `gtin: "0${other}"\nname:` }]);
  if (!checked.tables) throw new Error(checked.lines.join('\n'));
  const find = readRedirectRules(redirectRules(checked.tables, 'AU'), '_redirects');
  for (const digits of [other, `0${other}`])
    expect(find(`/01/${digits}`, '')).toEqual({ to: `/${eight.code}`, status: 301 });
});

it('the 14 digits of the standard and the digits below the barcode lead to the product', () => {
  const find = readRedirectRules(redirectRules(tables, 'AU'), '_redirects');
  for (const { code, gtin, link } of [eight, thirteen])
    for (const path of [link, `/01/${gtin}`])
      expect(find(path, '?17=270101')).toEqual({ to: `/${code}?17=270101`, status: 301 });
  expect(find(`/01/0${other}`, '')).toBeUndefined();
});
