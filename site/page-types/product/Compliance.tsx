import {
  certificationsIn,
  certificationText,
  hasCopperAlloy,
  isLeadFree,
} from '../../../kernel/certifications.ts';
import type { Product } from '../../../kernel/contract.ts';
import { memoize } from '../../../kernel/memoize.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { SampleNote } from '../../components/SampleNote/SampleNote.tsx';
import type { Market } from '../../tables/market.ts';
import { productUrl, summaryOf } from '../../tables/product-summary.ts';
import styles from './Product.module.css';

export type ComplianceProps = {
  /** Where the country's lead-free rule lets you install it. */
  readonly rule?: string;
  readonly rulePage?: string;
  /** The code of its lead-free version, or of the one that isn't lead free. */
  readonly twin?: { readonly code: string; readonly isLeadFree: boolean };
  readonly certificates: readonly { readonly text: string; readonly url?: string }[];
  readonly hasSamples: boolean;
};

const ordinaryVersions = memoize(
  ({ products }: Tables) =>
    new Map(
      Object.values(products).flatMap(({ code, leadFreeVersion }) =>
        leadFreeVersion === undefined ? [] : [[leadFreeVersion, code] as const],
      ),
    ),
);

/** Undefined if no rule covers the product and it has no certificate. */
export function complianceOf(
  tables: Tables,
  product: Product,
  market: Market,
): ComplianceProps | undefined {
  const { country } = market;
  const certified = certificationsIn(product, country);
  const { leadFree } = tables.site.countries[country];
  const isFree = isLeadFree(product, country);
  const rule = isFree || hasCopperAlloy(product) ? leadFree : undefined;
  const { leadFreeVersion } = product;
  const twin = leadFreeVersion ?? ordinaryVersions(tables).get(product.code) ?? '';
  const hasTwin = summaryOf(tables, twin, market) !== undefined;
  if (!rule && certified.length === 0 && !hasTwin) return undefined;
  return {
    ...(rule && { rule: isFree ? rule.certified : rule.notCertified }),
    ...(rule?.page !== undefined && { rulePage: rule.page }),
    ...(hasTwin && { twin: { code: twin, isLeadFree: leadFreeVersion !== undefined } }),
    certificates: certified.map((each) => ({
      text: certificationText(each),
      ...(each.document !== undefined && { url: each.document }),
    })),
    // If the whole product is a sample, its specifications say so.
    hasSamples: !product.sample && certified.some(({ sample }) => sample),
  };
}

/** Shows where you can install the product, its other version, and each certificate. */
export function Compliance(props: ComplianceProps) {
  const { rule, rulePage, twin, certificates, hasSamples } = props;
  return (
    <div className={styles.about}>
      {rule !== undefined && (
        <p>
          {rule} {rulePage !== undefined && <a href={rulePage}>Read the rule</a>}
        </p>
      )}
      {twin && (
        <p>
          {twin.isLeadFree ? 'The lead-free version is ' : "The version that isn't lead free is "}
          <a href={productUrl(twin.code)}>{twin.code}</a>.
        </p>
      )}
      {certificates.length > 0 && (
        <ul className="ticks">
          {certificates.map(({ text, url }) => (
            <li key={text}>{url === undefined ? text : <a href={url}>{text}</a>}</li>
          ))}
        </ul>
      )}
      {hasSamples && <SampleNote what="These certificates" />}
    </div>
  );
}
