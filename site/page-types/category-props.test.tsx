import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Comparison } from '../components/Comparison/Comparison.tsx';
import { categorySummary } from '../lookups/category-summary.ts';
import { categoryOf, notSold, priced, productOf, tablesOf } from '../lookups/tables.fixture.ts';
import { Landing, landingProps } from './landing/Landing.tsx';
import { SubCategory, subCategoryProps } from './sub-category/SubCategory.tsx';

const codes = (products: readonly { readonly code: string }[]) => products.map(({ code }) => code);

describe('a list of products', () => {
  const range = categoryOf('/range', { items: ['A1', 'A2', 'A3', 'A4', 'A5'] });
  const tables = tablesOf({
    categories: [range, { ...range, url: '/dealers/range', audience: 'Dealers' }],
    products: [
      [productOf('A1'), priced(11000)],
      [productOf('A2'), priced(22000), notSold],
      [productOf('A3', { dealerOnly: true }), priced(33000)],
      [productOf('A4', { discontinued: true, discontinuedWithSpareParts: true }), priced(44000)],
      [productOf('A5', { discontinued: true }), priced(55000)],
    ],
  });

  it('RTE-20 shows nothing that is not sold in the country', () => {
    expect(codes(subCategoryProps(tables, range, 'AU').products)).toEqual(['A1', 'A2', 'A5']);
    expect(codes(subCategoryProps(tables, range, 'NZ').products)).toEqual(['A1', 'A5']);
  });

  it('A-43 shows dealer-only products on dealer pages alone, and there without a price', () => {
    const dealers = { ...range, url: '/dealers/range', audience: 'Dealers' as const };
    const shown = subCategoryProps(tables, dealers, 'AU').products;
    expect(codes(shown)).toContain('A3');
    expect(shown.find(({ code }) => code === 'A3')?.price).toEqual({ kind: 'on request' });
  });

  it('A-13 drops a product with both discontinued flags and names one with a single flag', () => {
    const props = subCategoryProps(tables, range, 'AU');
    expect(codes(props.products)).not.toContain('A4');
    expect(renderToStaticMarkup(<SubCategory {...props} />)).toContain('>Discontinued<');
  });
});

describe('a range with applications', () => {
  const sparq = categoryOf('/sparq', {
    items: ['S1', 'S2', 'S3', 'S4'],
    applications: ['Sparkling, Chilled and Ambient', 'Drip-Tray'],
  });
  const tables = tablesOf({
    categories: [sparq],
    products: [
      [productOf('S1', { applications: ['Drip-Tray'] }), priced(100)],
      [productOf('S2', { applications: ['sparkling, chilled and ambient'] }), priced(200)],
      [productOf('S3', { applications: ['Sparkling, Chilled and Ambient'] }), priced(300)],
      [productOf('S4'), priced(400)],
    ],
  });
  const props = subCategoryProps(tables, sparq, 'AU');

  it('RTE-13 RTE-17 groups its products, whatever the case, those without one last', () => {
    expect(props.groups.map(({ id, products }) => [id, codes(products)])).toEqual([
      ['sparkling-chilled-and-ambient', ['S2', 'S3']],
      ['drip-tray', ['S1']],
      ['other', ['S4']],
    ]);
    expect(props.products).toEqual([]);
  });

  it('RTE-17 A-40 lists and counts a product of two applications in the group of the first', () => {
    const both = productOf('S5', { applications: ['Drip-Tray', 'Sparkling, Chilled and Ambient'] });
    const items = ['S1', 'S2', 'S3', 'S4', 'S5'];
    const range = { ...sparq, items };
    const more = tablesOf({
      categories: [range],
      products: [
        ...Object.values(tables.products).map((product) => [product, priced(100)] as const),
        [both, priced(500)] as const,
      ],
    });
    const html = renderToStaticMarkup(<SubCategory {...subCategoryProps(more, range, 'AU')} />);
    expect(html.match(/<li[^>]* hidden="" data-again="true"/g)).toHaveLength(1);
    const counts = [...html.matchAll(/data-count="true">(\d+) product/g)].map(([, count]) => count);
    expect(counts).toEqual(['2', '2', '1']);
    expect(html).toMatch(/>5 products</);
  });

  it('RTE-13 RTE-17 A-40 links to each group by the whole encoded value and by its fragment', () => {
    const html = renderToStaticMarkup(<SubCategory {...props} />);
    expect(html).toContain(
      'href="/sparq?custitem_application=Sparkling%2C%20Chilled%20and%20Ambient#sparkling-chilled-and-ambient"',
    );
    expect(html).toContain('<section id="drip-tray"');
    expect(html).toContain('id="drip-tray-heading"');
  });
});

describe('a range of parts', () => {
  const named = (id: string, type: 'number' | 'text', unit?: string) => ({
    ...{ id, type, label: `The ${id}`, group: 'Performance' },
    ...(unit !== undefined && { unit }),
  });
  const stated = (values: Readonly<Record<string, number | string>>) =>
    Object.entries(values).map(([id, value]) => ({ id, value }));
  const cartridges = [
    { micron: 5, media: 'Carbon block', length: 248, interval: 12, capacity: 9000 },
    { micron: 20, media: 'Carbon block', length: 508, interval: 12 },
    { micron: 5, media: 'Resin', interval: 12 },
    { micron: 5, media: 'Resin', interval: 12 },
  ];
  const rangeOf = (type: 'cartridge' | 'system', applications: readonly string[] = []) => {
    const codes = cartridges.map((_, index) => `C${index}`);
    const range = categoryOf('/range', { items: codes, applications: [...applications] });
    const tables = {
      ...tablesOf({
        categories: [range],
        products: cartridges.map((values, index) => [
          productOf(`C${index}`, {
            ...{ type, specifications: stated(values), applications: [...applications] },
          }),
          priced(1000 * (index + 1)),
        ]),
      }),
      specifications: [
        named('capacity', 'number', 'L'),
        named('micron', 'number', 'µm'),
        named('media', 'text'),
        named('length', 'number', 'mm'),
        named('interval', 'number', 'months'),
      ],
    };
    return subCategoryProps(tables, range, 'AU');
  };

  it('RTE-17 is a table of the facts that half of them have and that differ, systems are cards', () => {
    const ids = rangeOf('cartridge').columns.map(({ id }) => id);
    expect(ids).toEqual(['micron', 'media', 'length']);
    expect(rangeOf('system').columns).toEqual([]);
    const html = (type: 'cartridge' | 'system') =>
      renderToStaticMarkup(<SubCategory {...rangeOf(type)} />);
    expect(html('system')).not.toContain('<table');
    const table = /<table.*?<\/table>/s.exec(html('cartridge'))?.[0] ?? '';
    expect(table).toContain('The micron<span> µm</span>');
    expect(table).toContain('data-sort="media media-down"');
    expect(table.match(/<tr data-code="C\d"/g)).toHaveLength(4);
    expect(table).toMatch(/<a href="\/C1">.*?>20<\/td>.*?>508<\/td>.*?\$20\.00.*?Compare C1/s);
    expect(table).not.toContain('<button');
  });

  it('RTE-13 RTE-17 has a table for each application', () => {
    const html = renderToStaticMarkup(
      <SubCategory {...rangeOf('cartridge', ['Domestic', 'Commercial'])} />,
    );
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html.match(/<tr[^>]* hidden="" data-again="true"/g)).toHaveLength(4);
  });
});

describe('a landing page', () => {
  const child = categoryOf('/mains/whole', { parent: '/mains', items: ['P1', 'P2', 'P3'] });
  const landing = categoryOf('/mains', {
    categories: ['/mains/whole'],
    productsToCompare: [],
    claim: { text: 'Available from $329', product: 'P1', countries: ['AU'] },
    banners: [{ id: 'b', text: 'See P2', link: '/P2', linkLabel: 'P2' }],
  });
  const tables = tablesOf({
    categories: [landing, child],
    products: [
      [productOf('P1'), priced(32900), notSold],
      [productOf('P2'), priced(20000), notSold],
      [productOf('P3', { type: 'cartridge' }), priced(1000)],
    ],
  });

  it('shows the lowest price of a range, without accessories of systems', () => {
    const tile = landingProps(tables, landing, 'AU').all;
    expect(tile?.from).toEqual(priced(20000));
    const nz = landingProps(tables, landing, 'NZ').all;
    expect(nz?.from).toEqual(priced(1000));
  });

  it('ENT-01 Layout 1 shows the ranges as tiles, Layout Items their products', () => {
    const other = categoryOf('/mains/other', { parent: '/mains', items: ['P4'] });
    const parent = { ...landing, categories: ['/mains/whole', '/mains/other'], items: [] };
    const more = tablesOf({
      categories: [parent, child, other],
      products: [
        [productOf('P1'), priced(32900)],
        [productOf('P4'), priced(8600)],
      ],
    });
    const shown = (layout: 'Layout 1' | 'Layout Items') => {
      const props = landingProps(more, { ...parent, layout }, 'AU');
      const html = renderToStaticMarkup(<Landing {...props} />);
      return { tiles: props.categories.length, products: codes(props.products), html };
    };
    expect(shown('Layout 1')).toMatchObject({ tiles: 2, products: [] });
    expect(shown('Layout Items')).toMatchObject({ tiles: 0, products: ['P1', 'P4'] });
    expect(shown('Layout Items').html).toContain('href="/mains/other"');
  });

  it('ENT-01 a range in Layout 1 opens with the product at its from-price, in Layout Items with its list', () => {
    const picture = (layout: 'Layout 1' | 'Layout Items') =>
      /<header.*?<\/header>/s
        .exec(
          renderToStaticMarkup(
            <SubCategory {...subCategoryProps(tables, { ...child, layout }, 'AU')} />,
          ),
        )?.[0]
        .includes('products/P2');
    expect(picture('Layout 1')).toBe(true);
    expect(picture('Layout Items')).toBe(false);
  });

  it('ENT-01 position puts the picture on that side', () => {
    const image = { source: 'own.webp', width: 1600, height: 900, alt: '' };
    const head = (position: 'left' | 'right') =>
      renderToStaticMarkup(
        <Landing {...landingProps(tables, { ...landing, image, position }, 'AU')} />,
      );
    expect(head('left')).not.toBe(head('right'));
  });

  it('ENT-03 links the whole range where a range has one', () => {
    const urlRange = '/search?keywords=P';
    const html = renderToStaticMarkup(
      <SubCategory {...subCategoryProps(tables, { ...child, urlRange }, 'AU')} />,
    );
    expect(html).toContain(`<a class="onward" href="${urlRange}">See the whole range</a>`);
    const page = { ...landing, urlRange };
    expect(renderToStaticMarkup(<Landing {...landingProps(tables, page, 'AU')} />)).toContain(
      urlRange,
    );
  });

  it('TSR-08 A-32 hands the claim its product only where that is sold', () => {
    expect(landingProps(tables, landing, 'AU').claim?.product?.code).toBe('P1');
    expect(landingProps(tables, landing, 'NZ').claim?.product).toBeUndefined();
  });

  it('RTE-61 shows no banner that leads to a page the country does not have', () => {
    expect(landingProps(tables, landing, 'AU').banners).toHaveLength(1);
    expect(landingProps(tables, landing, 'NZ').banners).toHaveLength(0);
  });

  it('ENT-09 prints the price of a compared range, never of its cheapest product', () => {
    const compared = { name: 'Whole house', features: allUnknown, url: '/mains/whole' };
    const page = {
      ...landing,
      isShowComparison: true,
      productsToCompare: [
        {
          ...compared,
          product: 'P1',
          price: { AU: '$329.00 INCL. GST', NZ: 'Price on request' },
        },
        { ...compared, name: 'On request', price: { AU: 'See the models', NZ: 'See the models' } },
      ],
    };
    const pricesIn = (country: 'AU' | 'NZ') => {
      const { comparison } = landingProps(tables, page, country);
      const html = comparison
        ? renderToStaticMarkup(<Comparison {...comparison} country={country} />)
        : '';
      return html
        .slice(html.indexOf('>Price<'))
        .replaceAll(/<\/td>/g, '|')
        .replaceAll(/<[^>]+>|^>/g, '');
    };
    expect(pricesIn('AU')).toBe('Price$329.00 INCL. GST P1|See the models|');
    expect(pricesIn('NZ')).toBe('PricePrice on request|See the models|');
  });

  it('shows what a range starts from only where its products are of one range', () => {
    const shower = categoryOf('/shower', { parent: '/mains', items: ['P4'] });
    const mixed = { ...landing, categories: ['/mains/whole', '/shower'] };
    const more = tablesOf({
      categories: [mixed, child, shower],
      products: [
        [productOf('P1'), priced(32900)],
        [productOf('P4'), priced(8600)],
      ],
    });
    const market = { country: 'AU', dealers: false } as const;
    expect(categorySummary(more, '/mains', market)?.from).toBeUndefined();
    expect(categorySummary(more, '/mains/whole', market)?.from).toEqual(priced(32900));
    expect(categorySummary(tables, '/mains', market)?.from).toEqual(priced(20000));
  });

  it('ENT-11 compares only where isShowComparison is on', () => {
    const compared = { name: 'One', features: allUnknown, price: { AU: 'a', NZ: 'b' } };
    const twice = { ...landing, productsToCompare: [compared, { ...compared, name: 'Two' }] };
    expect(landingProps(tables, twice, 'AU').comparison).toBeUndefined();
    expect(
      landingProps(tables, { ...twice, isShowComparison: true }, 'AU').comparison?.products,
    ).toHaveLength(2);
  });
});

const allUnknown = {
  capacity: null,
  flowRate: null,
  installation: null,
  filteredWaterOnEveryTap: null,
  protectsAppliances: null,
  gardenUse: null,
  sedimentHoldingCapacity: null,
  wholeHouseBacteriaElimination: null,
};
