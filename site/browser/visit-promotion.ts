/** HDR-16, A-46: the promotion button, between its two dates. */
import { dayOf, promotionState } from './banner-state.ts';

export function startPromotion(header: Pick<HTMLElement, 'dataset'>): void {
  const { promoStart, promoEnd } = header.dataset;
  if (promoStart === undefined) return;
  const state = promotionState(readDates(promoStart, promoEnd), dayOf(new Date()));
  if (state === 'running') header.dataset.promo = '';
}

/** A promotion that is switched on, with its dates as the header's attributes tell them. */
export const readDates = (start: string | undefined, end: string | undefined) => ({
  enabled: true,
  ...(start && { start }),
  ...(end && { end }),
});
