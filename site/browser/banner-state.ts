/** Whether the dismissible banner and the other promotions are shown (SPEC 4, BNR, A-46, A-47). */
import type { Promotion } from '../../kernel/contract.ts';

export type PromotionState = 'off' | 'upcoming' | 'running' | 'ended';
/** An empty one is none: so attributes of the page tell it. */
type Dated = Pick<Promotion, 'enabled'> & { [Day in 'start' | 'end']?: string | undefined };

/**
 * Where a promotion stands at an instant: `now`, and the first and the last one of it, in ISO's form
 * . A promotion that is switched off is neither upcoming nor ended.
 */
export function promotionState({ enabled, start, end }: Dated, now: string): PromotionState {
  if (!enabled) return 'off';
  if (start && now < start) return 'upcoming';
  return end && now > end ? 'ended' : 'running';
}

/** The instant, as the page has those of the first and the last day by the clocks of its country. */
export const moment = (): string => new Date().toISOString();

/**
 * BNR-02: shown while its promotion runs, unless the visitor has closed it: `dismissal` is what
 * the cookie says, undefined where there is none. The setting of site.yaml is the promotion's
 * `enabled`.
 */
export const isBannerShown = (promotion: Dated, dismissal: string | undefined, now: string) =>
  dismissal === undefined && promotionState(promotion, now) === 'running';
