/** Files for other programs: the same values as the pages, in the form that each reader documents. */
import { parse as parseCsv } from 'csv-parse/sync';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { tables } from '#generated/tables.ts';
import { certificationText } from '../../kernel/certifications.ts';
import { countries } from '../../kernel/countries.ts';
import { specificationValue } from '../../site/components/SpecificationTable/group-specifications.ts';
import { isDelisted } from '../../site/lookups/in-country.ts';
import { publicProducts } from '../../site/lookups/public-products.ts';
import { productProps } from '../../site/page-types/product/product-props.ts';
import { llmsText, securityText, webManifest } from './llms-and-security-text.ts';
import { merchantFeed, productDataFiles } from './product-data.ts';
import { filesByPath } from './site-wide-files.ts';
import { sitemap } from './sitemap-and-redirects.ts';

describe.each(countries)('in %s', (country) => {
  const files = filesByPath(productDataFiles(tables, country));
  const products = publicProducts(tables, country);
  const productOf = (code: string) => {
    const product = products.find((each) => each.code === code);
    if (!product) throw new Error(code);
    return product;
  };
  const jsonOf = (path: string) => JSON.parse(files.get(path) ?? '{}');

  it('a product file says what the page says, value for value', () => {
    expect(products.length).toBeGreaterThan(100);
    for (const product of products) {
      const page = productProps(tables, product, country);
      const { version, ...data } = jsonOf(`${product.code}.json`);
      expect(version).toBe(1);
      const price =
        page.price.kind === 'priced' ? [page.price.incGstCents, page.price.exGstCents] : [];
      expect(data, product.code).toMatchObject({
        code: page.code,
        name: page.name,
        summary: page.summary,
        finishes: page.finishes.map(({ name }) => name),
        notMadeFor: page.doesNotTreat,
        fits: page.fits.map((each) => each.code),
        replaces: page.replaces,
        discontinued: page.discontinued,
        sample: page.sample,
      });
      expect(data.replacedBy).toBe(page.replacedBy?.code);
      expect([data.priceIncGst, data.priceExGst].filter(Boolean)).toEqual(
        price.map((cents) => cents / 100),
      );
      expect(data.specifications).toEqual(
        page.specifications.map(({ id, label, value, unit, sample }) => {
          const text = typeof value === 'string' ? specificationValue(value) : value;
          return JSON.parse(JSON.stringify({ id, label, value: text, unit, sample }));
        }),
      );
      const stated = page.specifications.find(({ id }) => id === 'certifications')?.value;
      expect(data.certifications.map(certificationText).join('; ')).toBe(
        `${stated ?? ''}`.replace('Not stated', ''),
      );
      expect(data.usedFor).toEqual(page.treats.map((each) => each.replace(/, tested to .*/, '')));
      expect(data.parts.map((part: { code: string }) => part.code)).toEqual(
        page.parts.map((row) => row.product.code),
      );
      expect(data.documents.map(({ url }: { url: string }) => url)).toEqual(
        page.documents.map(({ url }) => new URL(url, data.url).href),
      );
    }
  });

  it("a product that a plumber connects says what isn't stated", () => {
    const idsOf = (code: string) =>
      jsonOf(`${code}.json`).specifications.map(({ id }: { id: string }) => id);
    const piped = 'FILTERWALL-F3 FILTERWALL-IM2 HYBRID-C10 FTN-W1 SPARQ-B1 HB10-100 WH2-60';
    for (const code of piped.split(' ')) expect(idsOf(code), code).toContain('connectionHeight');
    for (const code of ['IL-C', 'IL-UB', 'QT-HEAD'])
      expect(idsOf(code), code).toEqual(expect.arrayContaining(['leadFree', 'certifications']));
  });

  it("a range's JSON and CSV repeat the files of its products", () => {
    const ranges = [...files.keys()].filter((path) => path.endsWith('.csv'));
    expect(ranges.length).toBeGreaterThan(20);
    for (const path of ranges) {
      const listed = jsonOf(path.replace('.csv', '.json')).products;
      const codes: readonly string[] = listed.map(({ code }: { code: string }) => code);
      expect(
        codes.filter((code) => isDelisted(productOf(code))),
        path,
      ).toEqual([]);
      expect(files.get(path)).not.toMatch(/"=""\d{1,3}"""/);
      const rows: readonly Record<string, string>[] = parseCsv(files.get(path) ?? '', {
        bom: true,
        columns: true,
      });
      expect(rows.length).toBe(listed.length);
      for (const [at, data] of listed.entries()) {
        const { version, ...single } = jsonOf(`${data.code}.json`);
        expect(data).toEqual(single);
        expect(rows[at]).toMatchObject({
          version: String(version),
          code: data.code,
          priceIncGst: String(data.priceIncGst ?? ''),
          ...Object.fromEntries(
            data.specifications
              .filter(({ value }: { value: unknown }) => typeof value === 'number')
              .map(({ id, unit, value }: { id: string; unit?: string; value: number }) => [
                unit ? `${id} (${unit})` : id,
                String(value),
              ]),
          ),
        });
      }
    }
  });

  it('QLT-03 the feed has what Google requires of each product with a price, and no other', () => {
    const items = parse(merchantFeed(tables, country)).querySelectorAll('item');
    const { currency, externalUrl } = tables.site.countries[country];
    const priced = products.filter(({ code }) => tables.prices[code]?.[country].kind === 'priced');
    const textsOf = (item: (typeof items)[number], name: string) =>
      item
        .querySelectorAll('*')
        .flatMap((each) => (each.rawTagName === `g:${name}` ? each.text : []));
    expect(items.map((item) => textsOf(item, 'id')[0])).toEqual(priced.map(({ code }) => code));
    for (const item of items) {
      const [id = ''] = textsOf(item, 'id');
      const required: Readonly<Record<string, RegExp>> = {
        id: /^[\w-]{1,50}$/,
        title: /^.{1,150}$/,
        description: /^.{1,5000}$/s,
        link: new RegExp(`^${externalUrl}/${id}$`),
        image_link: new RegExp(`^${externalUrl}/_ipx/.+\\.(webp|png|jpeg)$`),
        availability: /^(in_stock|out_of_stock|preorder|backorder)$/,
        price: new RegExp(`^\\d+\\.\\d\\d ${currency}$`),
        condition: /^(new|refurbished|used)$/,
        brand: /^.{1,70}$/,
        mpn: /^.{1,70}$/,
      };
      for (const [name, form] of Object.entries(required)) {
        const texts = textsOf(item, name);
        expect(texts, `${id} ${name}`).toHaveLength(1);
        expect(texts[0], `${id} ${name}`).toMatch(form);
      }
      const cents = Number(textsOf(item, 'price')[0]?.replace(/[^\d]/g, ''));
      expect(tables.prices[id]?.[country]).toMatchObject({ incGstCents: cents });
      // https://support.google.com/merchants/answer/6324486
      const documented = 'Shopping_ads Display_ads Local_inventory_ads Free_listings';
      const newer =
        'Free_local_listings Cloud_retail Local_cloud_retail Youtube_affiliate Youtube_merchandise';
      expect(textsOf(item, 'excluded_destination').join(' '), id).toBe(
        tables.products[id]?.sample ? `${documented} ${newer}` : '',
      );
    }
    expect(sitemap(tables, country)).not.toContain('merchant-feed');
  });

  it('writes sizes in one way, as the trade does', () => {
    const all = [...files.values(), merchantFeed(tables, country)].join('\n');
    expect(all.match(/.{20}\d inch (?:BSP|push-fit|tube|hose).{10}/g)).toBeNull();
  });

  it('the sitemap dates and pictures every product', () => {
    const entries = parse(sitemap(tables, country)).querySelectorAll('url');
    const dated = entries.filter((entry) => entry.querySelector('lastmod'));
    const pictured = entries.filter((entry) => entry.innerHTML.includes('<image:loc>https://'));
    expect(dated.length).toBeGreaterThan(products.length);
    expect(pictured).toHaveLength(products.length);
    for (const entry of dated)
      expect(entry.querySelector('lastmod')?.text).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('llms.txt lists ranges and pages by title and summary', () => {
    const text = llmsText(tables, country);
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const { externalUrl } = tables.site.countries[country];
    for (const path of ['/replacement-cartridges/quick-twist', '/faqs'])
      expect(text).toContain(
        `- [${tables.routes[path]?.title}](${externalUrl}${path}): ${tables.routes[path]?.description}\n`,
      );
    expect(text).not.toContain('/search)');
    const [, ranges = ''] = /## Ranges\n(.*)## Pages/s.exec(text) ?? [];
    const paths = [...ranges.matchAll(/\]\(https:\/\/[^/]+\/(.+?)\): /g)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths)
      for (const type of ['json', 'csv']) expect(files.has(`${path}.${type}`), path).toBe(true);
  });

  it('QLT-10 security.txt has the contact and its last day', () => {
    const security = { contact: '/contact-us', expires: '2027-10-31' };
    const { externalUrl } = tables.site.countries[country];
    expect(securityText(tables.site, security, country).split('\n')).toEqual([
      `Contact: ${externalUrl}/contact-us`,
      'Expires: 2027-10-31T23:59:59Z',
      'Preferred-Languages: en',
      `Canonical: ${externalUrl}/.well-known/security.txt`,
      '',
    ]);
  });
});

it('the web manifest has icons in the sizes that phones ask for', () => {
  const { icons } = JSON.parse(webManifest(tables.site));
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512']);
});
