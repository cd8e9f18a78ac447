import type { PriceClaim as Claim, Country } from '../../../kernel/entry-types.ts';
import type { LinkedProduct } from '../ProductLinks/ProductLinks.tsx';

type PriceClaimProps = {
  readonly claim: Claim;
  readonly country: Country;
  readonly product?: LinkedProduct | undefined;
};

/** Shows a price claim only in its countries and with its qualifying product (A-32, TSR-08). */
export function PriceClaim({ claim, country, product }: PriceClaimProps) {
  if (!claim.countries.includes(country) || product?.code !== claim.product) return null;
  return (
    <p>
      <strong>{claim.text}</strong> inc GST:{' '}
      <a href={product.url}>
        {product.name} (<span className="code">{product.code}</span>)
      </a>
    </p>
  );
}
