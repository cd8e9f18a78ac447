/** Whether the dismissible banner and the other promotions are shown (SPEC 4, BNR, A-46, A-47). */
import type { Promotion } from '../../kernel/contract.ts';

export type PromotionState = 'off' | 'upcoming' | 'running' | 'ended';
/** An empty day is none: so attributes of the page tell it. */
type Dated = Pick<Promotion, 'enabled'> & { [Day in 'start' | 'end']?: string | undefined };

/**
 * Where a promotion stands on a day. `today`, `start` and `end` are "2026-07-01"; the first and
 * the last day belong to it. A promotion that is switched off is neither upcoming nor ended.
 */
export function promotionState({ enabled, start, end }: Dated, today: string): PromotionState {
  if (!enabled) return 'off';
  if (start && today < start) return 'upcoming';
  return end && today > end ? 'ended' : 'running';
}

/** The visitor's own day of the calendar, "2026-07-01": Swedish dates are written so. */
export const dayOf = (date = new Date()): string => date.toLocaleDateString('sv-SE');

/**
 * BNR-02: shown while its promotion runs, unless the visitor has closed it: `dismissal` is what
 * the cookie says, undefined where there is none. The setting of site.yaml is the promotion's
 * `enabled`.
 */
export const isBannerShown = (promotion: Dated, dismissal: string | undefined, today: string) =>
  dismissal === undefined && promotionState(promotion, today) === 'running';
