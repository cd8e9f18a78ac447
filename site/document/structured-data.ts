/** What a page tells search engines in schema.org's words (QLT-03, FACTS L13). */

import { pages } from '#generated/pages.ts';
import { prices } from '#generated/prices.ts';
import { products } from '#generated/products.ts';
import { site } from '#generated/site.ts';
import type { Country, Price, Product, RichText, Route } from '../../kernel/contract.ts';
import { imageUrl } from '../../kernel/image-address.ts';
import type { Crumb } from '../components/Breadcrumb/Breadcrumb.tsx';
import { isPageUrl, isProductCode } from '../tables/table-keys.ts';
import { absoluteUrl } from './addresses.ts';

const context = 'https://schema.org';

/** `trail` is the way that the page itself shows. */
export function structuredDataOf(
  route: Route,
  country: Country,
  trail: readonly Crumb[],
): object[] {
  const data: object[] = trail.length < 2 ? [] : [breadcrumbList(trail, country)];
  const code = route.path.slice(1);
  if (route.kind === 'product' && isProductCode(code)) {
    data.push(productData(products[code], prices[code][country], country));
  }
  if (route.path === '/') data.push(organisation(country));
  const questions = isPageUrl(route.path)
    ? pages[route.path].sections.flatMap(({ faqs }) => faqs)
    : [];
  if (route.path === '/faqs' && questions.length > 0) {
    data.push({
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    });
  }
  return data;
}

/** An Offer stands only where the page shows the price, and never for what dealers alone can order. */
function productData(product: Product, price: Price, country: Country): object {
  const { currency } = site.countries[country];
  const offer =
    price.kind === 'priced' && !product.dealerOnly
      ? {
          '@type': 'Offer',
          url: absoluteUrl(`/${product.code}`, country),
          price: (price.incGstCents / 100).toFixed(2),
          priceCurrency: currency,
          ...(product.discontinued || product.discontinuedWithSpareParts
            ? { availability: `${context}/Discontinued` }
            : {}),
        }
      : undefined;
  // The gallery shows the same file.
  const size = { width: 1280, height: 1280, format: 'webp', quality: site.images.quality } as const;
  const picture = imageUrl(`products/${product.code}.svg`, size);
  return {
    '@context': context,
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    mpn: product.code,
    description: product.summary,
    brand: { '@type': 'Brand', name: site.name },
    image: absoluteUrl(picture, country),
    url: absoluteUrl(`/${product.code}`, country),
    ...(offer && { offers: offer }),
  };
}

function organisation(country: Country): object {
  const { contact } = site.countries[country];
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.name,
    legalName: contact.company,
    url: absoluteUrl('/', country),
    logo: absoluteUrl(imageUrl('logo.svg', { width: 400, height: 96, format: 'png' }), country),
  };
}

const breadcrumbList = (trail: readonly Crumb[], country: Country) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(url !== undefined && { item: absoluteUrl(url, country) }),
  })),
});

function plainText(text: RichText): string {
  type Node = { readonly text?: string; readonly children?: readonly Node[] };
  const ofInline = (node: Node): string =>
    node.text ?? (node.children ?? []).map(ofInline).join('');
  return text
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map(ofInline).join('')
        : block.items.map((item) => item.map(ofInline).join('')).join('; '),
    )
    .join(' ');
}
