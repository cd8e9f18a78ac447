/** Finds where you can install a product, its lead-free twin and its certificates, for its page and documents. */
import {
  certificationText,
  hasCopperAlloy,
  isLeadFree,
  isTapWithFilter,
  statedCertifications,
} from '../../kernel/certifications.ts';
import type { Product } from '../../kernel/entry-types.ts';
import { memoize } from '../../kernel/memoize.ts';
import type { Tables } from '../../kernel/tables.ts';
import { type Market, productIn } from './in-country.ts';

export type ComplianceProps = NonNullable<ReturnType<typeof complianceOf>>;

const ordinaryVersions = memoize(
  ({ products }: Tables) =>
    new Map(
      Object.values(products).flatMap(({ code, leadFreeVersion }) =>
        leadFreeVersion === undefined ? [] : [[leadFreeVersion, code] as const],
      ),
    ),
);

/** Undefined if no rule covers the product and it has no certificate. */
export function complianceOf(tables: Tables, product: Product, market: Market) {
  const { country } = market;
  const certified = statedCertifications(product, country);
  const { leadFree } = tables.site.countries[country];
  const isFree = isLeadFree(product, country);
  const rule = isFree || hasCopperAlloy(product) ? leadFree : undefined;
  const { leadFreeVersion } = product;
  const twin = leadFreeVersion ?? ordinaryVersions(tables).get(product.code) ?? '';
  const hasTwin = productIn(tables, twin, market) !== undefined;
  if (!rule && certified.length === 0 && !hasTwin) return undefined;
  const scope = isTapWithFilter(product) ? ' The certificate is for the tap, not its filter.' : '';
  return {
    // Where the country's lead-free rule allows the product, or the first sentence against installing it.
    ...(rule && { rule: isFree ? `${rule.certified}${scope}` : rule.notCertified }),
    ...(rule && !isFree && { limit: /^.*?\.(?= |$)/s.exec(rule.notCertified)?.[0] }),
    ...(rule?.page !== undefined && { rulePage: rule.page }),
    ...(hasTwin && {
      // The lead-free version, or the one that isn't lead free, as words that end in the code.
      twin: {
        words: leadFreeVersion ? 'The lead-free version is' : "The version that isn't lead free is",
        code: twin,
      },
    }),
    certificates: certified.map((each) => ({
      text: certificationText(each),
      ...(each.document !== undefined && { url: each.document }),
    })),
    // If the whole product is a sample, its specifications say so.
    hasSamples: !product.sample && certified.some(({ sample }) => sample),
  };
}

/** Where you can install it and its twin, as text. Undefined without either. Certificates say the rest. */
export function installationText(
  tables: Tables,
  product: Product,
  market: Market,
): string | undefined {
  const { rule, twin } = complianceOf(tables, product, market) ?? {};
  const limit = !isLeadFree(product, market.country) && rule;
  const texts = [limit, twin && `${twin.words} ${twin.code}.`].filter(Boolean);
  return texts.length > 0 ? texts.join(' ') : undefined;
}
