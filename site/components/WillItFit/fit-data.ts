/** The space that each product needs, for "Will it fit?". */
import type { Body } from '../../../kernel/fit.ts';
import { dataSource } from '../../tool-kit/data-source.ts';

export type FitSize = {
  readonly code: string;
  readonly body: Body;
  /** The code of the next size down. */
  readonly smaller?: string;
};
export type FitData = { readonly sizes: readonly FitSize[] };
export const fitData = dataSource<FitData>('fits', { sizes: true });
