/** A page's structured data for search engines (QLT-03, FACTS L13). */

import type * as Schema from 'schema-dts';
import {
  notStated,
  type StatedCertification,
  statedCertifications,
} from '../../kernel/certifications.ts';
import type {
  Certification,
  Country,
  Link,
  Product,
  RichText,
  Route,
  Site,
} from '../../kernel/contract.ts';
import { cardSize, imageUrl, productSource } from '../../kernel/image-address.ts';
import { plainText } from '../../kernel/plain-text.ts';
import type { Tables } from '../../kernel/tables.ts';
import { curlQuotes, tradeSizes } from '../../kernel/typography.ts';
import { priceIn, productIn, sectionsIn } from '../tables/market.ts';
import { variantOf, variantsIn } from '../tables/variants.ts';
import { absoluteUrl } from './absolute-urls.ts';

export type JsonLdBlock = Schema.WithContext<
  | Schema.BreadcrumbList
  | Schema.ItemPage
  | Schema.Product
  | Schema.ProductGroup
  | Schema.Organization
  | Schema.FAQPage
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
  // Machines can't see that a certificate is a placeholder, so they don't get placeholders.
  const certified = statedCertifications(product, country).filter(
    ({ sample }) => !sample && !product.sample,
  );
  const group = variantsIn(tables, country).get(code);
  const { size, color, material } = variantOf(tables, product);
  const item = {
    '@type': 'Product',
    ...described,
    // Here, as in the product's group, the brand compresses to nothing.
    brand: { '@type': 'Brand', name: tables.site.name },
    sku: code,
    mpn: code,
    ...(gtin !== undefined && { gtin }),
    ...(color !== undefined && { color }),
    ...(material !== undefined && { material }),
    ...(size !== undefined && group?.variesBy.includes('size') && { size }),
    ...usesOf(tables, product, country),
    ...(certified.length > 0 && {
      hasCertification: certified.map((each) => certificationBlock(tables, each, country)),
    }),
    offers: offer,
  } as const;
  if (!group) return { '@context': context, ...item };
  const [first = product] = group.products;
  const [variesBy, ...others] = group.variesBy.map((name) => `${context}/${name}`);
  return {
    '@context': context,
    '@type': 'ProductGroup',
    name: group.name,
    description: first.summary,
    image: absoluteUrl(tables.site, productImage(tables.site, first.code), country),
    url: absoluteUrl(tables.site, `/${first.code}`, country),
    brand: item.brand,
    productGroupID: group.id,
    ...(variesBy && { variesBy: others.length > 0 ? [variesBy, ...others] : variesBy }),
    // A link has no type, because Google would then want its offer here.
    hasVariant: group.products.map((each) => {
      const address = absoluteUrl(tables.site, `/${each.code}`, country);
      return each === product ? item : { '@id': address, url: address };
    }),
  };
}

/** The systems that use a part up, then the systems it fits otherwise, as its page lists them. */
function usesOf(tables: Tables, { code, fits, dealerOnly }: Product, country: Country) {
  const systems = fits.flatMap(
    (each) => productIn(tables, each, { country, dealers: dealerOnly }) ?? [],
  );
  const isUsedUp = ({ parts }: Product) =>
    parts.some((part) => part.code === code && part.role === 'cartridge');
  const [used, other] = [true, false].map((wanted) =>
    systems
      .filter((system) => isUsedUp(system) === wanted)
      .map((each) => ({ '@id': absoluteUrl(tables.site, `/${each.code}`, country) })),
  );
  return {
    ...(used?.length && { isConsumableFor: used }),
    ...(other?.length && { isAccessoryOrSparePartFor: other }),
  };
}

const board = 'Australian Building Codes Board';
const waterMark = { WaterMark: board, 'Lead Free WaterMark': board };
/** The bodies that run the schemes. Several certify to NSF standards, so an NSF certificate names none. */
const issuers: Partial<
  Record<Country, Readonly<Partial<Record<Certification['scheme'], string>>>>
> = {
  AU: { ...waterMark, WELS: 'Australian Government' },
  // New Zealand's rating has its own rules (FACTS L04).
  NZ: waterMark,
};

function certificationBlock(
  { site }: Tables,
  certification: StatedCertification,
  country: Country,
): Schema.Certification {
  const { scheme, number, standard, level, appliesTo, validUntil, document } = certification;
  const { stars, litresPerMinute } = certification;
  const issuer = issuers[country]?.[scheme];
  return {
    '@type': 'Certification',
    ...(issuer !== undefined && { issuedBy: { '@type': 'Organization', name: issuer } }),
    name: [scheme, standard, level, appliesTo].filter(Boolean).join(', '),
    certificationIdentification: number,
    ...(stars !== undefined && {
      certificationRating: {
        '@type': 'Rating',
        ratingValue: stars,
        bestRating: 6,
        ratingExplanation: `${litresPerMinute} L/min`,
      },
    }),
    ...(validUntil !== undefined && validUntil !== notStated && { expires: validUntil }),
    ...(document !== undefined && {
      url: new URL(document, site.countries[country].externalUrl).href,
    }),
    validIn: { '@type': 'Country', name: site.countries[country].label },
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
