/** What the header is drawn from: props only, so that the build and the browser draw the same. */
import type { ReactNode } from 'react';
import type { Audience, MenuItem, Site } from '../../kernel/contract.ts';
import type { SharedData } from '../browser/shared-data.ts';

export type HeaderSite = Pick<
  Site,
  | 'name'
  | 'countries'
  | 'flags'
  | 'summerSpecial'
  | 'audiences'
  | 'social'
  | 'logo'
  | 'banner'
  | 'dealerLoginPath'
>;

export type HeaderProps = {
  readonly site: HeaderSite;
  readonly shared: SharedData;
  readonly audience: Audience;
  readonly menu: readonly MenuItem[];
  /** What stands in the search strip: the plain form, or the search box that takes its place. */
  readonly searchBox: ReactNode;
  /** A bar that only this audience has (HDR-07). */
  readonly extraBar?: ReactNode;
};
