/** A page's structured data for search engines (QLT-03, FACTS L13). */

import type * as Schema from 'schema-dts';
import type { Country, Link, Product, RichText, Route, Site } from '../../kernel/entry-types.ts';
import { cardSize, imageUrl, productSource } from '../../kernel/image-address.ts';
import { plainText } from '../../kernel/plain-text.ts';
import type { Tables } from '../../kernel/tables.ts';
import { curlQuotes, tradeSizes } from '../../kernel/typography.ts';
import { priceIn, sectionsIn } from '../lookups/in-country.ts';
import { absoluteUrl } from './absolute-urls.ts';

export type JsonLdBlock = Schema.WithContext<
  Schema.BreadcrumbList | Schema.ItemPage | Schema.Product | Schema.Organization | Schema.FAQPage
>;

const context = 'https://schema.org';
/** Search engines require at least 112 px. */
const logoSize = { width: 600, height: 144, format: 'png' } as const;

/**
 * A picture of the product that every product's page names, so it always exists. Search engines require at least
 * 50,000 pixels, in any format. Cards and tools use the same file on dense screens.
 */
export function productImage({ images: { quality } }: Site, code: string): string {
  const [width, height] = [2 * cardSize, 2 * cardSize];
  return imageUrl(productSource(code), { width, height, format: 'webp', quality });
}

/** `trail` is the breadcrumb trail that the page shows. */
export function structuredDataOf(
  tables: Tables,
  route: Route,
  country: Country,
  trail: readonly Link[],
): JsonLdBlock[] {
  const blocks: JsonLdBlock[] = [];
  if (trail.length > 1) blocks.push(breadcrumbList(tables.site, trail, country));
  const product = route.kind === 'product' ? tables.products[route.path.slice(1)] : undefined;
  if (product) blocks.push(productBlock(tables, product, country));
  if (route.path === '/') blocks.push(organisation(tables, country));
  const page = tables.pages[route.path];
  const questions = page ? sectionsIn(page, country).flatMap(({ faqs }) => faqs) : [];
  if (route.path === '/faqs' && questions.length > 0) blocks.push(faqPage(questions));
  return blocks;
}

function breadcrumbList(site: Site, trail: readonly Link[], country: Country): JsonLdBlock {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      // The page shows the same text.
      name: curlQuotes(label),
      // The last step is the page itself, and search engines know its address.
      ...(index < trail.length - 1 && { item: absoluteUrl(site, url, country) }),
    })),
  };
}

/** Google refuses a Product without an offer, review or rating. Without a price, the block describes a plain thing. */
function productBlock(tables: Tables, product: Product, country: Country): JsonLdBlock {
  const { code, name, summary, gtin } = product;
  const url = absoluteUrl(tables.site, `/${code}`, country);
  const described = {
    name: tradeSizes(name),
    description: summary,
    image: absoluteUrl(tables.site, productImage(tables.site, code), country),
    url,
  };
  const offer = offerOf(tables, product, country, url);
  if (!offer) {
    const thing = { '@type': 'Thing', ...described, identifier: code } as const;
    return { '@context': context, '@type': 'ItemPage', url, mainEntity: thing };
  }
  return {
    '@context': context,
    '@type': 'Product',
    ...described,
    brand: { '@type': 'Brand', name: tables.site.name },
    sku: code,
    mpn: code,
    ...(gtin !== undefined && { gtin }),
    offers: offer,
  };
}

/** Makes an Offer only if the page shows the price. This site sells nothing itself, so products are in stores only. */
function offerOf(
  tables: Tables,
  product: Product,
  country: Country,
  url: string,
): Schema.Offer | undefined {
  const price = priceIn(tables, product.code, country);
  if (price.kind !== 'priced' || product.dealerOnly) return undefined;
  return {
    '@type': 'Offer',
    url,
    price: (price.incGstCents / 100).toFixed(2),
    priceCurrency: tables.site.countries[country].currency,
    availability: `${context}/InStoreOnly`,
    itemCondition: 'NewCondition',
  };
}

function organisation(tables: Tables, country: Country): JsonLdBlock {
  const { name, countries } = tables.site;
  return {
    '@context': context,
    '@type': 'Organization',
    name,
    legalName: countries[country].contact.company,
    url: absoluteUrl(tables.site, '/', country),
    logo: absoluteUrl(tables.site, imageUrl('logo.svg', logoSize), country),
  };
}

function faqPage(questions: readonly { question: string; answer: RichText }[]): JsonLdBlock {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
