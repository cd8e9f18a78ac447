import type { Product } from '../../kernel/contract.ts';
import type { Kind } from '../document.ts';
import { atReferences, foundIn, type Rule } from './rule.ts';

const file = 'promotions/featured.yaml';
const instead = 'link: /WH-1\n';

/** Fields that offer a product for sale. */
const offers: Readonly<Partial<Record<Kind, RegExp>>> = {
  promotion: /^link$/,
  featured: /^promos\.\d+\.(?:link|product)$/,
  'teaser-prices': /^teasers\.\d+\.product$/,
  'promo-facts': /^facts\.\d+\.products\.\d+$/,
  category:
    /(?:^|\.)(?:claim\.product|puretecWorld\..*link|banners\.\d+\.link|productsToCompare\.\d+\.(?:url|product)|interestedIn\.\d+\.url)$/,
  page: /^sections\.\d+\.table\.rows\.|^interestedIn\.\d+\.url$|^product$/,
  menu: /./,
};

export const retiredOffer: Rule = {
  name: 'retired-offer',
  proves: 'SRCH-12',
  scope: 'promotions, categories, pages, menus',
  description: 'Promotions, printed prices, tables and menus offer what is still sold (a warning).',
  good: { file, instead, yaml: 'link: /mains\n    product: WH-1\n' },
  bad: {
    file,
    instead,
    yaml: 'link: /CT-0\n    product: WH-1\n',
    printed:
      'warning catalogue/promotions/featured.yaml:7:11 promos[0].link: This offers CT-0, which is discontinued. Found /CT-0. Offer /CT-1, which replaces it, or another product. [retired-offer]',
  },
  check: (input) =>
    atReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      if (kind !== 'product' && kind !== 'link') return [];
      const code = kind === 'product' ? value : value.replace(/^\/|[?#].*$/g, '');
      const product = input.catalogue.products[code];
      if (!product || !isRetired(product)) return [];
      if (!offers[document.kind]?.test(path.join('.'))) return [];
      if (input.isProductInDoubt(code, ['discontinued'])) return [];
      const { replacedBy } = product;
      return [
        foundIn(document, reference, {
          severity: 'warning',
          message: `This offers ${code}, which is discontinued.`,
          write:
            replacedBy === undefined
              ? 'Offer another product.'
              : `Offer ${kind === 'link' ? '/' : ''}${replacedBy}, which replaces it, or another product.`,
        }),
      ];
    }),
};

const isRetired = ({ discontinued, discontinuedWithSpareParts }: Product) =>
  discontinued || discontinuedWithSpareParts;
