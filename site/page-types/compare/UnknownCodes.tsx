import { Fragment } from 'react';
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/entry-types.ts';
import { throughDealers } from '../../commerce/format-price.ts';
import { searchPageUrl } from '../../search/keywords.ts';
import { plainCode } from '../../search/plain-code.ts';
import { useSoldElsewhere } from '../cartridge-finder/use-sold-elsewhere.ts';

/** Explains codes without a product here: dealer-only, sold elsewhere or mistyped. */
export function UnknownCodes({
  codes,
  dealerCodes,
  country,
}: {
  readonly codes: readonly string[];
  readonly dealerCodes: readonly string[];
  readonly country: Country;
}) {
  const soldElsewhere = useSoldElsewhere(codes);
  const dealerCodeOf = (typed: string) =>
    dealerCodes.find((code) => plainCode(code) === plainCode(typed));
  const dealers = [...new Set(codes.flatMap((code) => dealerCodeOf(code) ?? []))];
  const elsewhere = [...new Set(codes.flatMap((code) => soldElsewhere(code) ?? []))];
  const unknown = codes.filter((code) => !dealerCodeOf(code) && !soldElsewhere(code));
  const [first] = unknown;
  return (
    <div className="aside">
      {dealers.length > 0 && (
        <p>
          <span>{`${throughDealers}: `}</span>
          {dealers.map((code, at) => (
            <Fragment key={code}>
              {at > 0 && <span>, </span>}
              <a href={`/${code}`}>{code}</a>
            </Fragment>
          ))}
        </p>
      )}
      {elsewhere.map(({ title, address }) => (
        <p key={title}>
          <span>{`${title}. `}</span>
          <a href={address} data-print="no">
            See its range here
          </a>
        </p>
      ))}
      {first !== undefined && (
        <p>
          <span>{`No product sold in ${constants.countries[country].label} has the code `}</span>
          <q>{unknown.join(' or ')}</q>
          <span>. </span>
          <a href={searchPageUrl(first) ?? '/search'} data-print="no">
            Search for something similar
          </a>
        </p>
      )}
    </div>
  );
}
