/** Whether the dismissible banner and the other promotions are shown (SPEC 4, BNR, A-46, A-47). */
import type { Promotion, Site } from '../contract.ts';
import { readCookie, writeCookie } from './cookies.ts';

export type PromotionState = 'off' | 'upcoming' | 'running' | 'ended';
type Dated = Pick<Promotion, 'enabled' | 'start' | 'end'>;

/**
 * Where a promotion stands on a day. `today`, `start` and `end` are "2026-07-01"; the first and
 * the last day belong to it. A promotion that is switched off is neither upcoming nor ended.
 */
export function promotionState({ enabled, start, end }: Dated, today: string): PromotionState {
  if (!enabled) return 'off';
  if (start !== undefined && today < start) return 'upcoming';
  return end !== undefined && today > end ? 'ended' : 'running';
}

/** The visitor's own day of the calendar, "2026-07-01". */
export function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export type BannerInput = {
  /** site.flags.isShowSpecialOffer; its own flag, apart from the summer special's. */
  readonly isShowSpecialOffer: boolean;
  readonly promotion: Dated;
  /** The dismissal cookie; any value says that the banner was closed (BNR-06). */
  readonly dismissal: string | undefined;
  readonly today: string;
};

/** BNR-02: the setting is on, the promotion is running, and the visitor has not closed it. */
export function isBannerShown(input: BannerInput): boolean {
  return (
    input.isShowSpecialOffer &&
    input.dismissal === undefined &&
    promotionState(input.promotion, input.today) === 'running'
  );
}

type BannerCookie = Pick<Site['cookies'], 'banner' | 'bannerMaxAgeSeconds'>;

/** The dismissal cookie. Undefined when absent, and when reading fails, which is logged (BNR-07). */
export function readDismissal(cookies: BannerCookie): string | undefined {
  return readCookie(cookies.banner);
}

/** Remembers for 30 days that the banner was closed (BNR-05). Where cookies are refused it is forgotten. */
export function rememberDismissal(cookies: BannerCookie): void {
  writeCookie(cookies.banner, 'true', cookies.bannerMaxAgeSeconds);
}
