import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Product as ProductOf } from '../../../kernel/entry-types.ts';
import {
  categoryOf,
  notSold,
  pageOfUrl,
  priced,
  productOf,
  tablesOf,
} from '../../lookups/tables.fixture.ts';
import { Product } from './Product.tsx';
import { productProps } from './product-props.ts';

const system = productOf('SYS-1', {
  category: '/mains/whole',
  parts: [
    { code: 'CB', role: 'cartridge', quantity: 2, every: 6 },
    { code: 'NZ-NOT', role: 'cartridge', quantity: 1, every: 12 },
    { code: 'O-RING', role: 'spare', quantity: 1 },
  ],
  related: ['NZ-NOT', 'DEALER'],
  description: [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: '/NZ-NOT', children: [{ type: 'text', text: 'the other' }] }],
    },
  ],
});
const text = { type: 'text', label: '', required: true, lazy: false, options: [] } as const;
const quotePage = pageOfUrl('/get-a-quote', {
  template: 'form',
  form: {
    id: 'quote',
    submitLabel: 'Get a quote',
    success: 'Thanks.',
    fields: [
      { ...text, name: 'code', lookup: 'product-code' },
      { ...text, name: 'email', type: 'email' },
    ],
  },
});
const tables = tablesOf({
  pages: [quotePage],
  categories: [
    categoryOf('/mains', { name: 'Mains', categories: ['/mains/whole'] }),
    categoryOf('/mains/whole', { name: 'Whole house', parent: '/mains' }),
  ],
  products: [
    [system, priced(100000)],
    [productOf('CB', { type: 'cartridge', fits: ['SYS-1', 'NZ-NOT'] }), priced(5000)],
    [productOf('NZ-NOT', { name: 'Carbon block, 10 inch' }), priced(8000), notSold],
    [productOf('O-RING', { type: 'spare' }), { kind: 'on request' }],
    [productOf('DEALER', { dealerOnly: true }), priced(9900)],
    [productOf('OLD', { discontinued: true, replacedBy: 'NZ-NOT' }), { kind: 'on request' }],
    [productOf('LAMP', { type: 'uv lamp', fits: ['OLD', 'SYS-1'] }), priced(9900)],
  ],
});
const propsOf = (code: string, country: 'AU' | 'NZ') => {
  const product: ProductOf | undefined = tables.products[code];
  if (!product) throw new Error(code);
  return productProps(tables, product, country);
};
const render = (code: string, country: 'AU' | 'NZ') =>
  renderToStaticMarkup(<Product {...propsOf(code, country)} />);

describe('a product page whose price is on request', () => {
  it('asks for a quote with a form that carries the product, and still says where to buy', () => {
    const page = render('O-RING', 'AU');
    expect(page).toContain('<a class="button" href="#quote">Get a quote</a>');
    expect(page).toContain('href="/stores?part=O-RING&amp;for=Cartridges"');
    expect(page).toContain('action="/forms/quote" method="post"');
    expect(page).toContain('<input type="hidden" name="code" value="O-RING"/>');
    expect(page.match(/name="code"/g)).toHaveLength(1);
    expect(page).toContain('type="email"');
  });

  it('leads to the quote page where no endpoint takes forms', () => {
    const { site } = tables;
    const none = { ...tables, site: { ...site, backends: { ...site.backends, forms: '' } } };
    const product = tables.products['O-RING'];
    expect(product && productProps(none, product, 'AU').quote).toEqual({ url: '/get-a-quote' });
  });

  it.each(['CB', 'DEALER', 'OLD'])('has no quote form for %s, which needs none', (code) => {
    expect(propsOf(code, 'AU').quote).toBeUndefined();
  });
});

describe('a product page', () => {
  it('has its place in the breadcrumb through its category', () => {
    expect(propsOf('SYS-1', 'AU').crumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Mains',
      'Whole house',
      'SYS-1',
    ]);
  });

  it('RTE-61 leaves out parts, related products and links that the country does not sell', () => {
    expect(render('SYS-1', 'AU')).toContain('href="/NZ-NOT"');
    const nz = render('SYS-1', 'NZ');
    expect(nz).not.toContain('NZ-NOT');
    expect(nz).toContain('the other');
    expect(propsOf('CB', 'NZ').fits.map(({ code }) => code)).toEqual(['SYS-1']);
  });

  it('marks the discontinued systems in the list of what a part fits', () => {
    expect(render('LAMP', 'AU').match(/<span>[^<]*\(Discontinued\)<\/span>/g)).toHaveLength(1);
  });

  it('shows every related product of the catalogue, and sizes in the remaining places', () => {
    const named = (...related: readonly string[]) => productOf('M', { related });
    const codes = ['S', 'L', 'A', 'B', 'C', 'D'];
    const shown = (product: ProductOf) => {
      const sizes = { smaller: 'S', larger: 'L', fittedBy: [] };
      const all = {
        ...tablesOf({
          products: [product, ...codes.map((code) => productOf(code))].map((each) => [
            each,
            priced(100),
          ]),
        }),
        relations: { M: { AU: sizes, NZ: sizes } },
      };
      return productProps(all, product, 'AU').related.map(({ product: { code } }) => code);
    };
    expect(shown(named())).toEqual(['L', 'S']);
    expect(shown(named('A'))).toEqual(['A', 'L', 'S']);
    expect(shown(named('A', 'B'))).toEqual(['A', 'B', 'L']);
    expect(shown(named('A', 'S', 'B'))).toEqual(['A', 'S', 'B']);
    expect(shown(named('A', 'B', 'C', 'D'))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('QLT-11 says what a year of cartridges costs, and which of them it leaves out', () => {
    expect(propsOf('SYS-1', 'AU').cost?.yearly).toBe(5000 * 2 * 2 + 8000);
    expect(propsOf('SYS-1', 'NZ').cost?.without).toEqual(['carbon block']);
    expect(render('SYS-1', 'NZ')).toMatch(/Doesn.{1,6}t include carbon block and installation\./);
  });

  it('A-43 a dealer-only product has no price, and reads "Available through dealers"', () => {
    const html = render('DEALER', 'AU');
    expect(html).toContain('Available through dealers');
    expect(html).toContain('>Dealer only<');
    expect(html).not.toContain('$');
    // The comparison and saved lists wouldn't know this product.
    expect(html).not.toMatch(/data-keep|\/compare/);
    expect(render('SYS-1', 'AU')).toMatch(/data-keep.*\/compare\?codes=SYS-1/);
    expect(propsOf('SYS-1', 'AU').related.map(({ product }) => product.code)).toEqual(['NZ-NOT']);
  });

  it('ERR-11 A-13 a discontinued product stays, labelled, and names its replacement where sold', () => {
    const au = render('OLD', 'AU');
    expect(au).toContain('>Discontinued<');
    // As a picture with the price, and one button in the page, one in the phone's bar.
    expect(au).toMatch(/<img[^>]*NZ-NOT[^>]*>.*?Replaced by.*?href="\/NZ-NOT".*?\$/s);
    expect(au.match(/>See the replacement</g)).toHaveLength(2);
    expect(render('OLD', 'NZ')).toContain('>Discontinued<');
    expect(render('OLD', 'NZ')).not.toContain('Replaced by');
  });

  it('ERR-11 a discontinued product leads to its replacement or to us, not to a store', () => {
    const [au, nz] = [render('OLD', 'AU'), render('OLD', 'NZ')];
    expect(au).toMatch(
      /<p>Discontinued<\/p><a class="button" href="\/NZ-NOT">See the replacement</,
    );
    expect(nz).toMatch(/<a class="button" href="\/contact-us">Ask about alternatives</);
    for (const html of [au, nz]) expect(html).not.toMatch(/Where to buy|[Oo]n request/);
  });
});
