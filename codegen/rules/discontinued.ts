import { countries } from '../../kernel/countries.ts';
import type { Product, PromoFact } from '../../kernel/entry-types.ts';
import { formatList } from '../../kernel/format-list.ts';
import { groupBy } from '../../kernel/group-by.ts';
import { withArticle } from '../../kernel/vocabulary.ts';
import type { FileType } from '../document.ts';
import type { SourceLocation } from '../entries.ts';
import { valueAt } from '../value-at.ts';
import { parentOf } from './fold-duplicates.ts';
import {
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  reportIn,
  reportOn,
  reportReferences,
} from './rule.ts';

export const replacedButCurrent: Rule = {
  name: 'replaced-but-current',
  check: (input) => [
    ...input.written.products
      .filter(
        ({ entry }) =>
          entry.replacedBy !== undefined &&
          // cycle reports a product that replaces itself.
          entry.replacedBy !== entry.code &&
          !isDiscontinued(entry),
      )
      .map(({ origin }) =>
        reportOn(origin, [isStated(origin) ? 'discontinued' : 'replacedBy'], {
          severity: 'warning',
          message: "This product has a replacement, but isn't marked as discontinued.",
          write: `If it's no longer sold, ${isStated(origin) ? 'change "discontinued" to true' : 'add the line discontinued: true'}. Otherwise, delete "replacedBy" and correct any text that says it's been replaced.`,
        }),
      ),
    ...input.written.products.flatMap(({ entry, origin }) => {
      const fault = successorFault(entry, input);
      return fault ? reportOn(origin, ['replacedBy'], { severity: 'warning', ...fault }) : [];
    }),
  ],
};

const isStated = ({ document }: SourceLocation) =>
  valueAt(document.value, ['discontinued']) === false;

/** Says why a replacement is wrong: customers can't buy it either, or it does another job. */
function successorFault(entry: Product, input: RuleInput): RuleDiagnostic | undefined {
  const { isProductReported, isPriceReported } = input;
  const { products, prices } = input.tables;
  const { replacedBy: found = '' } = entry;
  const successor = products[found];
  if (!successor || !isDiscontinued(entry) || isProductReported(found, ['type'])) return undefined;
  const chain = new Set([entry.code]);
  let last: Product | undefined = successor;
  for (; last && !chain.has(last.code); last = products[last.replacedBy ?? ''])
    chain.add(last.code);
  // cycle reports a circle.
  if (last) return undefined;
  const end = [...chain].at(-1) ?? '';
  if (isDiscontinued(successor))
    return {
      message: `${found} is discontinued too.`,
      found,
      write: `Use ${isDiscontinued(products[end]) ? 'a current product' : end}, or delete "replacedBy". If ${found} is still sold, correct ${found}.yaml.`,
      ...disputedEnd(successor, input),
    };
  const missing = countries.filter(
    (each) =>
      prices[entry.code]?.[each].kind !== 'not sold' &&
      prices[found]?.[each].kind === 'not sold' &&
      !isPriceReported(found, each),
  );
  if (missing.length > 0)
    return {
      message: `${found} isn't sold in ${missing.join(' and ')}, but this product was.`,
      found,
      write: 'Use a product that\'s sold there too, delete "replacedBy", or correct the prices.',
    };
  if (successor.type !== entry.type)
    return {
      message: `${found} is ${withArticle(successor.type)}, but this product is ${withArticle(entry.type)}.`,
      found,
      write:
        'Use a product of the same type, delete "replacedBy", or correct the type that\'s wrong.',
    };
  if (!treatSame(entry, successor))
    return {
      message: `${found} is used for ${formatList(successor.treats)}, but this product is used for ${formatList(entry.treats)}.`,
      found,
      write: 'Use a product for the same contaminants, delete "replacedBy", or correct the claims.',
    };
  const isTaken = entry.fits.length > 0 && successor.fits.length > 0;
  if (!isTaken || entry.fits.some((each) => successor.fits.includes(each))) return undefined;
  return {
    message: `${found} doesn't fit any of the products that take ${entry.code}.`,
    found,
    write: `Use a part that fits those products, or list them under "fits" in ${found}.yaml.`,
  };
}

/** Whether two products treat one of the same things, or one of them treats nothing. */
export const treatSame = (one: Product, other: Product | undefined): boolean =>
  one.treats.length === 0 ||
  !other?.treats.length ||
  one.treats.some((each) => other.treats.includes(each));

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

export const retiredOffer: Rule = {
  name: 'retired-offer',
  check: (input) => {
    const found = reportReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      if (kind !== 'product' && kind !== 'link') return [];
      const code = kind === 'product' ? value : value.replace(/^\/|[?#].*$/g, '');
      const { products, promoFacts } = input.tables;
      const product = products[code];
      if (!product || !isDiscontinued(product)) return [];
      if (!offers[document.kind]?.test(path.join('.'))) return [];
      if (input.isProductReported(code, ['discontinued'])) return [];
      const pathsOf = (each: string) => input.paths.get(`/${each}`) ?? [];
      const { replacedBy = '' } = product;
      const isThere = pathsOf(code).every((each) => pathsOf(replacedBy).includes(each));
      const successor = isThere ? products[replacedBy] : undefined;
      const offer = kind === 'link' ? 'Link to' : 'Offer';
      const still = ` If ${code} is still sold, correct ${code}.yaml.`;
      const fact = document.kind === 'promo-facts' ? promoFacts[Number(path[1])] : undefined;
      const entry = JSON.stringify(valueAt(document.value, path.slice(0, -1)));
      return reportIn(document, reference, {
        ...(!/\$\d|"[\d,]+\.\d\d"/.test(entry) && { severity: 'warning' }),
        message: `This ${kind === 'link' ? 'link opens' : 'entry recommends'} ${code}, which is discontinued.`,
        write:
          fact && !(successor && isTrueOf(fact, successor))
            ? `Use a product this fact is true for, or delete the fact.${still}`
            : !successor || isDiscontinued(successor)
              ? `${offer} another product.${still}`
              : `${offer} ${kind === 'link' ? '/' : ''}${successor.code}, which replaces ${code}, or ${kind === 'link' ? 'to ' : ''}another product.${still}`,
        ...disputedEnd(product, input),
      });
    });
    // An entry may name a product and link to it.
    const entries = groupBy(found, ({ at, disputes }) =>
      'document' in at ? `${parentOf(at)} ${disputes?.says}` : '',
    );
    return [...entries.values()].flatMap(([first]) => first ?? []);
  },
};

/** If several places offer a product, its own file may be wrong. */
const disputedEnd = (
  { code, discontinued }: Product,
  { origins }: RuleInput,
): Pick<RuleDiagnostic, 'disputes'> => {
  const origin = origins.get(code);
  if (!origin) return {};
  const field = discontinued ? 'discontinued' : 'discontinuedWithSpareParts';
  return {
    disputes: {
      at: { document: origin.document, path: [field] },
      says: `${code} is still sold`,
      write: `If it's still sold, delete "${field}". If it isn't, run npx puretec retire ${code} --take-out to remove it from lists and menus, and offer another product in the other places.`,
    },
  };
};

/** Whether an advertised fact is true of a product. False for a fact without a number, because no data decides it. */
const isTrueOf = ({ states }: PromoFact, { specifications }: Product): boolean =>
  specifications.some(({ id, value }) => id === states?.specification && value === states.value);

export const isDiscontinued = (product: Product | undefined): boolean =>
  product?.discontinued === true || product?.discontinuedWithSpareParts === true;
