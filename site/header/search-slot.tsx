/**
 * What stands in the search strip, in the build's markup and in the island alike. The island adopts
 * the build's elements, so both must begin as the same form; what was typed before stays in it.
 */
import type { ReactElement } from 'react';
import type { Audience, Country } from '../../kernel/contract.ts';
import { SearchBox } from '../search-box/SearchBox.tsx';
import type { SearchData } from '../search-box/search-data.ts';
import { PlainSearch } from './SearchStrip/PlainSearch.tsx';

export type SearchSlotProps = {
  /** Undefined where the page does not tell: then the form stays a plain one. */
  readonly data: SearchData | undefined;
  readonly country: Country;
  /** The audience of the visit: it decides what is suggested (SRCH-15). */
  readonly audience: Audience;
};

export function SearchSlot({ data, country, audience }: SearchSlotProps): ReactElement {
  return data ? <SearchBox data={data} country={country} audience={audience} /> : <PlainSearch />;
}
