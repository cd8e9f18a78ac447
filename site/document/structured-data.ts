/** A page's structured data for search engines (QLT-03, FACTS L13). */

import type * as Schema from 'schema-dts';
import { certificationsIn } from '../../kernel/certifications.ts';
import type {
  Certification,
  Country,
  Inline,
  Link,
  Product,
  RichText,
  Route,
  Site,
} from '../../kernel/contract.ts';
import { cardSize, imageUrl } from '../../kernel/image-address.ts';
import type { Tables } from '../../kernel/tables.ts';
import { isDiscontinued, priceIn, sectionsIn } from '../tables/market.ts';
import { absoluteUrl } from './absolute-urls.ts';

export type JsonLdBlock = Schema.WithContext<
  Schema.BreadcrumbList | Schema.Product | Schema.Organization | Schema.FAQPage
>;

const context = 'https://schema.org';
/** Search engines require at least 112 px. */
const logoSize = { width: 600, height: 144, format: 'png' } as const;

/** `trail`: the breadcrumbs that the page shows. */
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
      name: label,
      item: absoluteUrl(site, url, country),
    })),
  };
}

function productBlock(tables: Tables, product: Product, country: Country): JsonLdBlock {
  const { code, name, summary } = product;
  const offer = offerOf(tables, product, country);
  // Machines can't see that a certificate is a placeholder, so they don't get those.
  const certified = certificationsIn(product, country).filter(
    ({ sample }) => !sample && !product.sample,
  );
  // Search engines require at least 50,000 pixels, in any format. Cards and tools use the same file on dense screens,
  // and every product's page names it, so it always exists.
  const { quality } = tables.site.images;
  const [width, height] = [2 * cardSize, 2 * cardSize];
  const size = { width, height, format: 'webp', quality } as const;
  return {
    '@context': context,
    '@type': 'Product',
    name,
    sku: code,
    description: summary,
    brand: { '@type': 'Brand', name: tables.site.name },
    image: absoluteUrl(tables.site, imageUrl(`products/${code}.svg`, size), country),
    url: absoluteUrl(tables.site, `/${code}`, country),
    ...(offer && { offers: offer }),
    ...(certified.length > 0 && {
      hasCertification: certified.map((each) => certificationBlock(tables, each, country)),
    }),
  };
}

function certificationBlock(
  { site }: Tables,
  { scheme, number, standard, level, stars, validUntil, document }: Certification,
  country: Country,
): Schema.Certification {
  return {
    '@type': 'Certification',
    name: [scheme, standard, level].filter(Boolean).join(', '),
    certificationIdentification: number,
    ...(stars !== undefined && {
      certificationRating: { '@type': 'Rating', ratingValue: stars, bestRating: 6 },
    }),
    ...(validUntil !== undefined && { expires: validUntil }),
    ...(document !== undefined && {
      url: new URL(document, site.countries[country].externalUrl).href,
    }),
    validIn: { '@type': 'Country', name: site.countries[country].label },
  };
}

/** Makes an Offer only if the page shows the price. This site sells nothing itself, so products are in stores only. */
function offerOf(tables: Tables, product: Product, country: Country): Schema.Offer | undefined {
  const price = priceIn(tables, product.code, country);
  if (price.kind !== 'priced' || product.dealerOnly) return undefined;
  return {
    '@type': 'Offer',
    price: (price.incGstCents / 100).toFixed(2),
    priceCurrency: tables.site.countries[country].currency,
    availability: `${context}/${isDiscontinued(product) ? 'Discontinued' : 'InStoreOnly'}`,
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

const plainText = (text: RichText): string =>
  text
    .map((block) =>
      block.type === 'paragraph'
        ? plainLine(block.children)
        : block.items.map(plainLine).join('; '),
    )
    .join(' ');

const plainLine = (nodes: readonly Inline[]): string =>
  nodes.map((node) => ('text' in node ? node.text : plainLine(node.children))).join('');
