import { describe, expect, it } from 'vitest';
import { structuredDataFaults } from './structured-data.ts';

const context = 'https://schema.org';
const product = {
  '@context': context,
  '@type': 'Product',
  name: 'Water softener',
  sku: 'SOL40-E3',
  description: 'A softener.',
  image: 'https://www.puretec.com.au/a.webp',
  url: 'https://www.puretec.com.au/SOL40-E3',
};
const offer = {
  '@type': 'Offer',
  price: '3108.35',
  priceCurrency: 'AUD',
  availability: `${context}/InStoreOnly`,
};
const page = '<html data-currency="AUD"><p>$3,108.35</p></html>';
const faults = (data: object, html = page) => structuredDataFaults(JSON.stringify(data), html);

describe('structured data', () => {
  it('QLT-03 passes a product whose price stands on the page in its currency', () => {
    expect(faults({ ...product, offers: offer })).toEqual([]);
  });

  it('QLT-03 finds a price that the page does not show', () => {
    expect(faults({ ...product, offers: { ...offer, price: '3108.36' } })).toEqual([
      'Product: the price 3108.36 does not stand on the page',
    ]);
  });

  it('QLT-03 finds the currency of the other country', () => {
    expect(faults({ ...product, offers: { ...offer, priceCurrency: 'NZD' } })).toEqual([
      'Product: the currency is not that of the page',
    ]);
  });

  it('QLT-03 finds an offer that does not say whether it can be had', () => {
    const { availability: _, ...bare } = offer;
    expect(faults({ ...product, offers: bare })).toEqual([
      'Product: an offer that does not say whether it can be had',
    ]);
  });

  it('finds what is missing, and what is no address', () => {
    expect(faults({ ...product, name: '', image: 'a.webp' })).toEqual([
      'Product: no name',
      'Product: image is no address',
    ]);
  });

  it('finds steps out of order, questions without answers, unknown types and broken JSON', () => {
    const step = (position: number) => ({
      position,
      name: 'Home',
      item: 'https://www.puretec.com.au/',
    });
    const list = { '@context': context, '@type': 'BreadcrumbList' };
    expect(faults({ ...list, itemListElement: [step(1), step(2)] })).toEqual([]);
    expect(faults({ ...list, itemListElement: [step(2), step(1)] })).toHaveLength(2);
    const faq = { '@context': context, '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] };
    expect(faults(faq)).toEqual(['FAQPage: a question without an answer']);
    expect(faults({ '@context': context, '@type': 'Thing' })).toHaveLength(1);
    expect(structuredDataFaults('{', page)).toEqual(['structured data that is not JSON']);
  });
});
