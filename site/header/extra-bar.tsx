/** The bars that one audience has and the others do not; they stand on its pages (HDR-07, HDR-08). */
import type { ReactElement } from 'react';
import type { MenuItem } from '../../kernel/contract.ts';
import { DealerBar } from './DealerBar/DealerBar.tsx';

/** `groups` are the entries under Categories in the dealers' menu. */
export const dealerBar = (loginUrl: string, menu: readonly MenuItem[]): ReactElement => (
  <DealerBar loginUrl={loginUrl} groups={menu.find(({ url }) => url === '/dealers')?.list ?? []} />
);
