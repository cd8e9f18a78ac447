/** The header's attributes that depend on the visit. The inline script sets them before the first paint. */
import { countryOfHostname } from '../../../kernel/countries.ts';
import { audienceOfVisit } from '../../browser/audience.ts';
import { isBannerShown, promotionState } from '../../browser/promotion-state.ts';
import type { SharedData } from '../../browser/shared-data.ts';
import { readHeaderCookie } from './header-cookies.ts';

type Header = Pick<HTMLElement, 'dataset'>;

/** The longest wait for another audience's bars, before the page's own come back. */
const audienceTimeoutMs = 4000;

export function setHeaderState(header: HTMLElement): void {
  const shared: SharedData = JSON.parse(header.dataset.shared ?? '{}');
  openBanner(header);
  showPromotion(header, shared);
  showCountryNotice(header, shared);
  hideUntilAudience(header, shared);
}

/** BNR-02: opens the banner for a visitor who hasn't closed it. */
function openBanner(header: HTMLElement): void {
  const { dataset } = header;
  if (!isBannerDue(header)) return;
  dataset.banner = 'open';
  // The close button works from the first paint. every-page.ts stores the choice once it's loaded.
  header.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('[data-banner-close]')) {
      dataset.banner = 'closing';
    }
  });
}

export function isBannerDue({ dataset }: Header): boolean {
  const { bannerCookie, bannerStart: start, bannerEnd: end } = dataset;
  return (
    !!bannerCookie &&
    isBannerShown({ enabled: true, start, end }, readHeaderCookie(bannerCookie), now())
  );
}

/** HDR-16, A-46: shows the promotion button between its two dates. */
export function showPromotion(
  { dataset }: Header,
  { isShowSummerSpecial: enabled }: Pick<SharedData, 'isShowSummerSpecial'>,
): void {
  const { promoStart: start, promoEnd: end } = dataset;
  if (promotionState({ enabled, start, end }, now()) === 'running') dataset.promo = '';
}

/** ACCEPTANCE 33: shows the notice on another country's host. A host without a country (localhost) may serve any. */
export function showCountryNotice(
  { dataset }: Header,
  { country }: Pick<SharedData, 'country'>,
): void {
  if ((countryOfHostname(location.hostname) ?? country) !== country) dataset.wrongCountry = '';
}

/** hides the page's bars while the audience's own bars load, for a limited time. */
export function hideUntilAudience(
  { dataset }: Header,
  { sections }: Pick<SharedData, 'sections'>,
): void {
  const audience = audienceOfVisit(
    readHeaderCookie(dataset.sectionCookie ?? ''),
    location.pathname,
    sections,
  );
  if (audience === dataset.audience) return;
  dataset.pending = audience;
  setTimeout(() => delete dataset.pending, audienceTimeoutMs);
}

/** ISO, like the dates in the page's attributes. The bundler adds a comment to a bare `new Date()`. */
const now = (): string => new Date(Date.now()).toISOString();
