/** A product with each kind of certificate, from its YAML to every place that shows the certificate. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWith, type Edit, withCopy } from '../../codegen/testing/catalogue-copy.ts';
import { leadFreeText } from '../../kernel/certifications.ts';
import type { Country } from '../../kernel/entry-types.ts';
import { readItemsFile, type SearchItem } from '../../kernel/search-item.ts';
import type { Tables } from '../../kernel/tables.ts';
import { mapSearchItem } from '../../site/commerce/map-item.ts';
import { ProductGrid } from '../../site/components/ProductCard/ProductCard.tsx';
import { complianceOf } from '../../site/lookups/compliance.ts';
import { linkedProductOf, summariesOf } from '../../site/lookups/product-summary.ts';
import { compareEntry } from '../../site/page-types/compare/compare-file.ts';
import { compareRows } from '../../site/page-types/compare/compare-rows.ts';
import { Product } from '../../site/page-types/product/Product.tsx';
import { productProps } from '../../site/page-types/product/product-props.ts';
import { scheduleRows } from '../../site/page-types/schedule/schedule-rows.ts';
import { clauseOf } from '../../site/page-types/schedule/specification-text.ts';
import { itemOfProduct, ResultsList } from '../../site/page-types/search/ResultsList.tsx';
import { isShown } from '../../site/product-filter/filter-products.ts';
import { facetsOf } from '../../site/product-filter/list-facets.ts';
import { factsOf } from '../../site/product-filter/product-facts.ts';
import { visitor } from '../../site/search/search.fixture.ts';
import { listItem } from '../../site/search/visible-items.ts';
import { dataSheet } from '../documents/data-sheet.ts';
import { collectImageUrls } from '../images/addresses.ts';
import { createPictures } from '../images/create-pictures.ts';
import { rawItem } from '../preview/backends/items.ts';
import { imageSources } from './picture-sources.ts';
import { productRecord } from './product-data.ts';
import { searchItemFiles } from './search-items-file.ts';

const tap = (name: string, certifications: string, more = '') => `name: ${name}
summary: A tap.
type: filter tap
price: { au: 100, nz: 110 }
appearance: { spout: gooseneck }
${more}certifications:
${certifications}`;

const kinds = `  - { scheme: WELS, number: W-1, stars: 6, litresPerMinute: 4.5, countries: [AU] }
  - { scheme: Lead Free WaterMark, number: L-2, standard: AS/NZS 3718, validUntil: "2028-06-30", document: /documents/l-2.pdf }
  - { scheme: WaterMark, number: M-3, standard: AS/NZS 3497, level: Level 1 }
  - { scheme: NSF/ANSI 42, number: N-42 }
  - { scheme: NSF/ANSI 53, number: N-53 }
  - { scheme: NSF/ANSI 401, number: N-401 }
  - { scheme: AS/NZS 3497, number: A-1 }
  - { scheme: RCM, number: R-1, countries: [AU] }
  - { scheme: NSF/ANSI 58, number: OLD-1, validUntil: "2020-01-31" }
`;
const rating = (number: string, stars: number, litres: number) =>
  `  - { scheme: WELS, number: ${number}, stars: ${stars}, litresPerMinute: ${litres}, sample: true }\n`;
const edits: readonly Edit[] = [
  {
    file: 'specifications.yaml',
    from: '  - { id: connection,',
    to: [
      ...['material, label: Material', 'leadFree, label: Lead free'],
      ...['wels, label: WELS rating', 'certifications, label: Certificates'],
    ]
      .map((each) => `  - { id: ${each}, group: Assurance, type: text }\n`)
      .join('')
      .concat('  - { id: connection,'),
  },
  { file: 'products/TAP-1-LF.yaml', text: tap('Tap', kinds) },
  {
    file: 'products/TAP-1.yaml',
    text: tap('Tap', rating('W-2', 3, 9), 'leadFreeVersion: TAP-1-LF\n').replace(
      'gooseneck }',
      'gooseneck }\nspecifications: { material: Brass }',
    ),
  },
  { file: 'products/TAP-3.yaml', text: tap('Tap', rating('W-3', 4, 7.5)) },
  { file: 'products/TAP-4.yaml', text: tap('Tap', rating('W-4', 5, 6)) },
  // A tap that has been replaced, and one without any certificate.
  {
    file: 'products/TAP-5.yaml',
    text: `${tap('Tap', '').replace('certifications:', '')}replacedBy: TAP-1-LF\ndiscontinued: true\n`,
  },
  { file: 'products/TAP-6.yaml', text: tap('Tap', '').replace('certifications:', '') },
  { file: 'documents/l-2.pdf', text: '%PDF-1.7' },
];
const codes = ['TAP-1-LF', 'TAP-1', 'TAP-3', 'TAP-4'];

let tables: Tables;
beforeAll(async () => {
  const checked = await checkWith(edits, { at: '2026-11-27T00:00' });
  if (!checked.tables) throw new Error(checked.lines.join('\n'));
  tables = checked.tables;
});

const productOf = (code: string) => {
  const product = tables.products[code];
  if (!product) throw new Error(code);
  return product;
};
const page = (code: string, country: Country) =>
  renderToStaticMarkup(<Product {...productProps(tables, productOf(code), country)} />);
/** The product's line in `/items.json`. */
function itemOf(code: string, country: Country): SearchItem {
  const [file] = searchItemFiles(tables, country);
  const items = readItemsFile(JSON.parse(`${file?.print()}`)) ?? [];
  const item = items.find((each) => each.code === code);
  if (!item) throw new Error(code);
  return item;
}
const rating6 = 'WELS 6 stars, 4.5 L/min';
const leadFree = 'Lead Free WaterMark L-2, AS/NZS 3718, valid until 30 June 2028' as const;

describe('certificates', () => {
  it('are on the product page, each with its number, standard, level, last day and document', () => {
    const au = page('TAP-1-LF', 'AU');
    for (const text of [
      'WELS W-1, AS/NZS 6400, 6 stars, 4.5 L/min<',
      leadFree,
      `<a href="/documents/l-2.pdf">${leadFree}</a>`,
      'WaterMark M-3, AS/NZS 3497, Level 1, valid until: not stated',
      ...['NSF/ANSI 42 N-42', 'NSF/ANSI 53 N-53', 'NSF/ANSI 401 N-401'],
      ...['AS/NZS 3497 A-1', 'RCM R-1'],
    ])
      expect(au).toContain(text);
    expect(au).not.toMatch(/OLD-1|Sample data/);
  });

  it('of one country are on no page of the other', () => {
    const nz = page('TAP-1-LF', 'NZ');
    expect(nz).toContain(leadFree);
    expect(nz).not.toMatch(/W-1|R-1/);
  });

  it('decide where the page says you can install a product, and it names its twin', () => {
    expect(page('TAP-1-LF', 'AU')).toMatch(
      /Install it anywhere\. <a href="\/specifiers-why">.*The version that isn.{1,6}t lead free is <a href="\/TAP-1">/,
    );
    expect(page('TAP-1', 'AU')).toMatch(
      /Only for repairs\..*The lead-free version is <a href="\/TAP-1-LF">/,
    );
    const limits = (code: string, country: Country) =>
      page(code, country)
        .match(/<p class="remark">.*?<\/p>/)?.[0]
        .replaceAll(/<[^>]+>/g, '');
    expect(limits('TAP-1', 'AU')).toBe('Only for repairs. The lead-free version is TAP-1-LF.');
    expect(limits('TAP-1', 'NZ')).toMatch(/^Ask your plumber\. /);
    expect(limits('TAP-1-LF', 'AU')).toBeUndefined();
    expect(page('TAP-1', 'AU').indexOf('remark')).toBeLessThan(
      page('TAP-1', 'AU').indexOf('inc GST'),
    );
    expect(page('TAP-3', 'AU')).toMatch(/Lead free<\/th><td><a href="[^"]+">Not stated/);
    expect(page('TAP-1', 'AU')).toMatch(/Lead free<\/th><td>Not certified/);
    expect(page('TAP-1', 'AU')).not.toContain('Not stated');
    expect(page('TAP-3', 'AU')).not.toContain('Where you can install it');
  });

  it('that are samples say so', () => {
    expect(page('TAP-3', 'AU')).toContain('These certificates are placeholders');
    expect(page('TAP-3', 'AU')).toContain('The details of this product are placeholders');
  });

  it('that are missing say so in every place, for each product of the range', () => {
    const unstated = ['leadFree', 'wels', 'certifications'];
    const values = (all: readonly { readonly id: string; readonly value: unknown }[]) =>
      unstated.map((id) => all.find((each) => each.id === id)?.value);
    const none = unstated.map(() => 'Not stated');
    const product = productOf('TAP-6');
    expect(values(productProps(tables, product, 'AU').specifications)).toEqual(none);
    expect(values(productRecord(tables, product, 'AU').specifications)).toEqual(none);
    const entry = compareEntry(tables, product, 'AU');
    expect(unstated.map((id) => entry.specifications[id])).toEqual(none);
    const rows = dataSheet(tables, 'TAP-6', 'AU')?.groups.flatMap((group) => group.rows);
    expect(rows?.filter(({ value }) => value === 'Not stated').map(({ label }) => label)).toEqual([
      ...['Lead free', 'WELS rating', 'Certificates'],
    ]);
    expect(scheduleRows([entry], 'AU')[0]?.cells).toContain('Not stated; Lead free: Not stated');
    expect(page('TAP-6', 'AU').match(/Not stated/g)).toHaveLength(3);
    expect(page('TAP-6', 'AU')).toMatch(
      /Lead free<\/th><td><a href="\/specifiers-why">Not stated<\/a>/,
    );
    expect(page('TAP-1', 'AU')).not.toMatch(/Lead free<\/th><td>[^/]*<a/);
  });

  it('put the stars and the litres next to the price on cards, and the lead-free status that is stated in lists', () => {
    const cards = (country: Country) =>
      renderToStaticMarkup(
        <ProductGrid
          products={summariesOf(tables, [...codes, 'TAP-6'], { country, dealers: false })}
          country={country}
          filterable
        />,
      );
    const au = cards('AU');
    expect(au).toMatch(
      /inc GST<\/span> <span class="[^"]+">WELS 6 stars, 4\.5 L\/min<\/span><\/p>/,
    );
    expect(
      au.match(/<li>(Lead Free WaterMark|Not certified lead free|Lead free: not stated)/g),
    ).toEqual(['<li>Lead Free WaterMark', '<li>Not certified lead free']);
    expect(cards('NZ')).not.toContain('6 stars');
  });

  it('put the stars next to the price of a replacement', () => {
    expect(page('TAP-5', 'AU')).toMatch(
      /Replaced by.*inc GST<\/span> <span class="[^"]+">WELS 6 stars/,
    );
  });

  it('link to a PDF in catalogue/documents, which the build copies', async () => {
    expect(collectImageUrls(page('TAP-1-LF', 'AU'))).toContain('/documents/l-2.pdf');
    await withCopy(edits, async (root) => {
      const tree = join(root, 'tree');
      const pictures = createPictures({
        sources: imageSources(root, tables),
        cacheDirectory: join(root, 'cache'),
      });
      pictures.want({ address: '/documents/l-2.pdf', tree, page: '/TAP-1-LF' });
      await pictures.finish();
      expect(readFileSync(join(tree, 'documents/l-2.pdf'), 'utf8')).toBe('%PDF-1.7');
    });
  });

  it('say the same about installing it on the page, in the data sheet and in the clause', () => {
    const text = `Only for repairs. The lead-free version is TAP-1-LF.`;
    const plain = page('TAP-1', 'AU').replaceAll(/<[^>]+>/g, '');
    expect(plain).toContain('Only for repairs.');
    expect(plain).toContain('The lead-free version is TAP-1-LF.');
    const lines = dataSheet(tables, 'TAP-1', 'AU')?.lines;
    expect(lines).toContainEqual({ label: 'Installation', text });
    const clause = clauseOf(compareEntry(tables, productOf('TAP-1'), 'AU'), tables);
    expect(clause).toContain(`Installation: ${text}`);
  });

  it('put them on the rows of search, of a list and of what a part fits', () => {
    const all = rawItem(itemOf('TAP-1-LF', 'AU'), () => []);
    const { itemid, custitem_wels, custitem_lead_free } = all;
    const raw = { itemid, custitem_wels, custitem_lead_free };
    const fetched = mapSearchItem(raw, {
      country: 'AU',
      isLoggedIn: false,
      getPriceWithGST: () => '0',
      placeholderImage: '',
    });
    expect(fetched && listItem(fetched, 'tap', visitor).note).toBe(rating6);
    for (const query of ['tap-1', 'lead free tap', 'G12/AS1', 'AS/NZS 3497', 'as 3688'])
      expect(fetched && listItem(fetched, query, visitor).note, query).toBe(
        `${rating6}. Lead Free WaterMark`,
      );
    const items = codes.map((code) => compareEntry(tables, productOf(code), 'AU'));
    const list = (country: Country) =>
      renderToStaticMarkup(
        <ResultsList
          items={items.map((item) => itemOfProduct(item, country))}
          actions={() => undefined}
        />,
      );
    expect(list('AU').match(/WELS \d stars, [\d.]+ L\/min/g)).toEqual([
      rating6,
      ...['WELS 3 stars, 9 L/min', 'WELS 4 stars, 7.5 L/min', 'WELS 5 stars, 6 L/min'],
    ]);
    const fitting = (country: Country) =>
      linkedProductOf(tables, 'TAP-1-LF', { country, dealers: false })?.name;
    expect(fitting('AU')).toBe(`Tap, ${rating6}`);
    expect(fitting('NZ')).toBe('Tap');
  });

  it('filter a list by stars and by lead free', () => {
    const facts = codes.map((code) => factsOf(productOf(code), 'AU'));
    const facets = facetsOf(facts);
    const options = (id: string) => facets.find((facet) => facet.id === id)?.options ?? [];
    expect(options('wels').map(({ label }) => label)).toEqual(
      [3, 4, 5, 6].map((stars) => `${stars} star or better`),
    );
    expect(options('leadFree').map(({ label }) => label)).toEqual([
      'Certified',
      'Not certified',
      'Not stated',
    ]);
    const found = (choices: object) =>
      facts
        .filter((each) => isShown(each, { applications: [], choices, sort: 'listed' }))
        .map(({ code }) => code);
    expect(found({ wels: ['5'] })).toEqual(['TAP-1-LF', 'TAP-4']);
    expect(found({ leadFree: ['yes'] })).toEqual(['TAP-1-LF']);
    expect(found({ leadFree: ['no'] })).toEqual(['TAP-1']);
    expect(found({ leadFree: ['unknown'] })).toEqual(['TAP-3', 'TAP-4']);
  });

  it('are in the comparison, the schedule, the clause and the data sheet', () => {
    const [lf, plain] = codes.map((code) => compareEntry(tables, productOf(code), 'AU'));
    if (!lf || !plain) throw new Error('no entries');
    const data = { ...tables, products: [lf, plain] };
    const rows = compareRows(data, data.products, 'AU').flatMap((group) => group.rows);
    const cells = (id: string) => rows.find((row) => row.id === id)?.cells;
    expect(cells('leadFree')?.map(({ text }) => text)).toEqual(['Yes', 'Not certified']);
    expect(cells('wels')).toEqual([
      { text: '6 stars, 4.5 L/min' },
      { text: '3 stars, 9 L/min', isSample: true },
    ]);
    const [first, second] = scheduleRows([lf, plain], 'AU');
    expect(first?.cells.join('\n')).toContain(leadFree);
    expect(second?.cells.join('\n')).toContain(
      'WELS W-2, AS/NZS 6400, 3 stars, 9 L/min; Lead free: Not certified',
    );
    expect(second?.cells.join('\n')).toContain('Sample: certificates');
    expect(clauseOf(lf, tables).join('\n')).toMatch(
      /Lead free: Yes\.\nWELS rating: 6 stars, 4\.5 L\/min\.\nCertificates: WELS W-1.*L-2/,
    );
    const sheet = dataSheet(tables, 'TAP-1-LF', 'AU');
    const assurance = sheet?.groups.find(({ name }) => name === 'Assurance');
    expect(assurance?.rows.map(({ value }) => value)).toEqual([
      ...['Yes', '6 stars, 4.5 L/min'],
      expect.stringContaining(leadFree),
    ]);
  });

  it('of a kit are for its tap, in every place', () => {
    const plain = productOf('TAP-1-LF');
    const size = { id: 'filterSize', value: '340 x 330 x 110 mm' };
    const flow = { id: 'flow', value: 4 };
    const kit = { ...plain, specifications: [flow, size] };
    const entry = compareEntry(tables, kit, 'AU');
    expect(entry.specifications.wels).toBe('6 stars, 4.5 L/min for the tap');
    const clause = clauseOf(entry, {
      ...tables,
      specifications: [{ id: 'flow', label: 'Flow', unit: 'L/min' }],
    });
    expect(clause).toContain('Maximum filtered flow rate: 4 L/min.');
    expect(entry.specifications.leadFree).toBe('Yes, for the tap');
    expect(scheduleRows([entry], 'AU')[0]?.cells.join()).toContain('Lead free: Yes, for the tap');
    expect(leadFreeText(kit, 'AU')).toBe('Lead Free WaterMark for the tap');
    expect(entry.specifications.certifications).toMatch(/3718, valid until .*2028, tap only; /);
    const [, certificate] = productRecord(tables, kit, 'AU').certifications;
    expect(certificate).toMatchObject({ number: 'L-2', appliesTo: 'tap only' });
    expect(productRecord(tables, plain, 'AU').certifications[2]).toMatchObject({
      ...{ number: 'M-3', validUntil: 'Not stated' },
    });
    const market = { country: 'AU', dealers: false } as const;
    expect(complianceOf(tables, kit, market)?.rule).toMatch(/ for the tap, not its filter\.$/);
    expect(complianceOf(tables, plain, market)?.rule).not.toContain('for the tap');
  });

  it('are words that search finds the product by', () => {
    expect(itemOf('TAP-1-LF', 'AU').keywords).toMatch(
      /WELS 6 star, 4.5 L\/min, AS\/NZS 6400, certificate, Lead Free WaterMark, AS\/NZS 3718/,
    );
    expect(itemOf('TAP-1-LF', 'NZ').keywords).not.toContain('WELS');
  });
});
