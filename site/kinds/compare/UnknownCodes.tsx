import type { ReactElement } from 'react';
import { constants } from '#generated/constants.ts';
import type { Country } from '../../../kernel/contract.ts';
import { searchPageUrl } from '../../search/keywords.ts';

/** Codes of an address that no product of the country has: of the other one, or mistyped. */
export function UnknownCodes({
  codes,
  country,
}: {
  readonly codes: readonly string[];
  readonly country: Country;
}): ReactElement | null {
  const [first] = codes;
  if (first === undefined) return null;
  return (
    <p>
      <span>{`No product sold in ${constants.countries[country].label} has the code `}</span>
      <q>{codes.join(' or ')}</q>
      <span>. </span>
      <a href={searchPageUrl(first) ?? '/search'} data-print="no">
        Search for something like it
      </a>
    </p>
  );
}
