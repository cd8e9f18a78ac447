/** HDR-16, A-46: the promotion button, between its two dates. */
import { moment, promotionState } from '../../browser/banner-state.ts';
import type { SharedData } from '../../browser/shared-data.ts';

export function startPromotion(
  header: Pick<HTMLElement, 'dataset'>,
  { isShowSummerSpecial }: Pick<SharedData, 'isShowSummerSpecial'>,
): void {
  const { promoStart: start, promoEnd: end } = header.dataset;
  const promotion = { enabled: isShowSummerSpecial, start, end };
  if (promotionState(promotion, moment()) === 'running') header.dataset.promo = '';
}
