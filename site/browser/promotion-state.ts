/** Decides whether the dismissible banner and other promotions show (SPEC 4, BNR, A-46, A-47). */
import type { Promotion } from '../../kernel/entry-types.ts';

export type PromotionState = 'off' | 'upcoming' | 'running' | 'ended';
/** An empty date counts as absent, because the page's attributes write it that way. */
type Dated = Pick<Promotion, 'enabled'> & { [Day in 'start' | 'end']?: string | undefined };

/** The state at `now`, between ISO instants. A promotion that's switched off is neither upcoming nor ended. */
export function promotionState({ enabled, start, end }: Dated, now: string): PromotionState {
  if (!enabled) return 'off';
  if (start && now < start) return 'upcoming';
  return end && now > end ? 'ended' : 'running';
}

/** BNR-02: shows while its promotion runs, unless closed. `dismissal` is the cookie's value. */
export const isBannerShown = (promotion: Dated, dismissal: string | undefined, now: string) =>
  dismissal === undefined && promotionState(promotion, now) === 'running';
