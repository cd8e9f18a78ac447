import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageOfUrl, priced, productOf, tablesOf } from '../lookups/tables.fixture.ts';
import { Form, formProps } from './form/Form.tsx';
import { hubProps } from './hub/Hub.tsx';
import { pageProps } from './page-props.ts';

const hub = pageOfUrl('/articles', { template: 'hub', parent: '/knowledge-hub' });
const tables = tablesOf({
  pages: [
    pageOfUrl('/knowledge-hub', { template: 'hub' }),
    hub,
    pageOfUrl('/articles/old', { parent: '/articles', date: '2026-01-01' }),
    pageOfUrl('/articles/new', { parent: '/articles', date: '2026-03-01' }),
    pageOfUrl('/articles/nz', { parent: '/articles', countries: ['NZ'] }),
    pageOfUrl('/other', { parent: '/blogs' }),
  ],
});

it('RTE-47 a hub lists the pages below it that the country has, the newest first', () => {
  const urls = (country: 'AU' | 'NZ') =>
    hubProps(tables, hub, country).children.map(({ url }) => url);
  expect(urls('AU')).toEqual(['/articles/new', '/articles/old']);
  expect(urls('NZ')).toEqual(['/articles/new', '/articles/old', '/articles/nz']);
});

it('RTE-47 each entry of a hub shows what it is about, none the picture of another one, and decorates', () => {
  const section = {
    ...{ id: 'what', heading: 'What', text: [], faqs: [], links: [] },
    ...{ products: ['A1'], documents: [], notices: [] },
  };
  const below = { parent: '/articles', sections: [section], source: 'rainwater' } as const;
  const pictured = tablesOf({
    pages: [
      hub,
      pageOfUrl('/articles/one', { ...below, date: '2026-03-03' }),
      pageOfUrl('/articles/two', { ...below, date: '2026-02-02' }),
      pageOfUrl('/articles/bare', { parent: '/articles', date: '2026-01-01' }),
    ],
    products: [[productOf('A1'), priced(11000)]],
  });
  const pictures = hubProps(pictured, hub, 'AU').children.map(({ image }) => image);
  expect(pictures.map((image) => image?.source)).toEqual([
    'products/A1.svg',
    'scenes/rainwater.svg',
    // The hub's own.
    'scenes/treatment.svg',
  ]);
  expect(pictures[0]?.alt).toBe('');
});

it('a hub is under its own hub in the breadcrumb', () => {
  expect(hubProps(tables, hub, 'AU').crumbs.map(({ url }) => url)).toEqual([
    '/',
    '/knowledge-hub',
    '/articles',
  ]);
});

const form = { id: 'contact', submitLabel: 'Send', success: 'Sent.', fields: [] };
const page = pageOfUrl('/contact-us', { template: 'form', form });

it('A-60 a form goes to the configured endpoint, and nowhere without one', () => {
  const tables = tablesOf({ pages: [page] });
  expect(formProps(tables, page, 'AU').live?.action).toBe('/forms/contact');
  const { site } = tables;
  const none = { ...tables, site: { ...site, backends: { ...site.backends, forms: '' } } };
  expect(formProps(none, page, 'AU').live).toBeUndefined();
});

it('A-60 a form promises an answer only where it can be sent, and names others where the company has only a name', () => {
  const intro = "We'll email you a price.";
  const asked = pageOfUrl('/get-a-quote', { template: 'form', form: { ...form, intro } });
  const stores = pageOfUrl('/stores', { title: 'Where to buy', countries: ['AU'] });
  const tables = tablesOf({ pages: [asked, stores] });
  const shown = (of: typeof tables, country: 'AU' | 'NZ' = 'AU') =>
    renderToStaticMarkup(Form(formProps(of, asked, country)));
  const { site } = tables;
  const none = { ...tables, site: { ...site, backends: { ...site.backends, forms: '' } } };
  expect(shown(tables)).toContain(intro.replace("'", '&#x27;'));
  expect(shown(tables)).not.toContain('href="/stores"');
  expect(shown(none)).not.toContain('email you');
  expect(shown(none)).toContain('href="/stores"');
  expect(shown(none, 'NZ')).not.toContain('href="/stores"');
  const contact = { company: 'Company', address: [], phone: '08 8123 4567' };
  const countries = { ...site.countries, AU: { ...site.countries.AU, contact } };
  const reachable = shown({ ...none, site: { ...none.site, countries } });
  expect(reachable).toContain('href="tel:');
  expect(reachable).not.toContain('href="/stores"');
});

it('RTE-46 RTE-61 a section is shown only in the countries it names, and a cell keeps its words where the page it leads to is missing', () => {
  const words = [{ type: 'text' as const, text: 'The blog' }];
  const link = { type: 'link' as const, url: '/blogs/nz', children: words };
  const table = { caption: 'Read', columns: ['What'], rows: [[[link]]] };
  const rest = { faqs: [], links: [], products: [], documents: [], notices: [], text: [] };
  const page = pageOfUrl('/page', {
    sections: [
      { id: 'a', heading: 'A', table, ...rest },
      { id: 'nz', heading: 'NZ', countries: ['NZ'], ...rest },
    ],
  });
  const tables = tablesOf({ pages: [page, pageOfUrl('/blogs/nz', { countries: ['NZ'] })] });
  const sections = (country: 'AU' | 'NZ') => pageProps(tables, page, country).sections;
  const cell = (country: 'AU' | 'NZ') => sections(country)[0]?.table?.rows[0]?.[0];
  expect(cell('AU')).toEqual(words);
  expect(cell('NZ')).toEqual([link]);
  expect(sections('AU').map(({ id }) => id)).toEqual(['a']);
  expect(sections('NZ').map(({ id }) => id)).toEqual(['a', 'nz']);
});
