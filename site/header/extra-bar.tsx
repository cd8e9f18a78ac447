/** The bars that one audience has and the others do not; they stand on its pages (HDR-07, HDR-08). */
import type { ReactElement } from 'react';
import type { MenuItem } from '../../kernel/contract.ts';
import { DealerBar } from './DealerBar/DealerBar.tsx';

/** The dealers' bar, with the product categories of their menu as its groups. */
export function dealerBar(
  menu: readonly MenuItem[],
  homeUrl: string,
  loginUrl: string,
): ReactElement {
  const groups = menu.find(({ url }) => url === homeUrl)?.list ?? [];
  return <DealerBar loginUrl={loginUrl} groups={groups} />;
}
