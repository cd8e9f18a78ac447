import type { Product } from '../../kernel/contract.ts';
import type { FileType } from '../document.ts';
import { type Rule, reportIn, reportOn, reportReferences } from './rule.ts';

export const replacedButCurrent: Rule = {
  name: 'replaced-but-current',
  proves: 'ACCEPTANCE 12',
  scope: 'products',
  description: 'A product that is replaced is discontinued (a warning).',
  good: {
    file: 'products/CT-0.yaml',
    instead: 'discontinued: true',
    yaml: 'discontinuedWithSpareParts: true',
  },
  bad: {
    file: 'products/CT-0.yaml',
    instead: 'discontinued: true\n',
    yaml: '',
    printed:
      'warning catalogue/products/CT-0.yaml:5:13 replacedBy: A product that is replaced is usually discontinued. Add discontinued: true, if that is so. [replaced-but-current]',
  },
  check: ({ written }) =>
    written.products
      .filter(
        ({ entry }) =>
          entry.replacedBy !== undefined &&
          // cycle reports a product that replaces itself.
          entry.replacedBy !== entry.code &&
          !entry.discontinued &&
          !entry.discontinuedWithSpareParts,
      )
      .map(({ origin }) =>
        reportOn(origin, ['replacedBy'], {
          severity: 'warning',
          message: 'A product that is replaced is usually discontinued.',
          write: 'Add discontinued: true, if that is so.',
        }),
      ),
};

const instead = 'link: /WH-1\n';

/** Fields that offer a product for sale. */
const offers: Readonly<Partial<Record<FileType, RegExp>>> = {
  promotion: /^link$/,
  featured: /^promos\.\d+\.(?:link|product)$/,
  'teaser-prices': /^teasers\.\d+\.product$/,
  'promo-facts': /^facts\.\d+\.products\.\d+$/,
  category:
    /(?:^|\.)(?:claim\.product|puretecWorld\..*link|banners\.\d+\.link|productsToCompare\.\d+\.(?:url|product)|interestedIn\.\d+\.url)$/,
  page: /^sections\.\d+\.table\.rows\.|^interestedIn\.\d+\.url$|^product$/,
  menu: /./,
};

export const discontinuedProductOffered: Rule = {
  name: 'retired-offer',
  proves: 'SRCH-12',
  scope: 'promotions, categories, pages, menus',
  description: 'Promotions, printed prices, tables and menus offer what is still sold (a warning).',
  good: { file: 'promotions/featured.yaml', instead, yaml: 'link: /mains\n    product: WH-1\n' },
  bad: {
    file: 'promotions/featured.yaml',
    instead,
    yaml: 'link: /CT-0\n    product: WH-1\n',
    printed:
      'warning catalogue/promotions/featured.yaml:7:11 promos[0].link: This offers CT-0, which is discontinued. Found /CT-0. Offer /CT-1, which replaces it, or another product. [retired-offer]',
  },
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      if (kind !== 'product' && kind !== 'link') return [];
      const code = kind === 'product' ? value : value.replace(/^\/|[?#].*$/g, '');
      const product = input.catalogue.products[code];
      if (!product || !isRetired(product)) return [];
      if (!offers[document.kind]?.test(path.join('.'))) return [];
      if (input.isProductReported(code, ['discontinued'])) return [];
      const { replacedBy } = product;
      return [
        reportIn(document, reference, {
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
