/** The bars that one audience has and the others do not; they stand on its pages (HDR-07, HDR-08). */
import type { ReactElement } from 'react';
import { DealerBar } from './DealerBar/DealerBar.tsx';

export const dealerBar = (loginUrl: string): ReactElement => <DealerBar loginUrl={loginUrl} />;
