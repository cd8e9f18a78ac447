/**
 * The one script of every page: at most 2.5 KB. What depends on the visit is decided before anything
 * is painted: the audience, the banner, the wrong country. Menus answer at once, by pointer and by
 * key. The rest comes when the page is idle, or somebody touches the header.
 */
import type { SharedData } from '../../browser/shared-data.ts';
import { startMenus } from './menus.ts';
import { startAudience } from './visit-audience.ts';
import { startBanner } from './visit-banner.ts';
import { startCountry } from './visit-country.ts';
import { startPromotion } from './visit-promotion.ts';
import { whenHeader } from './when-header.ts';

whenHeader((header) => {
  const shared: SharedData = JSON.parse(header.dataset.shared ?? '{}');
  const loadRest = () => {
    import('./when-idle.ts').catch(console.error);
  };
  startBanner(header);
  startPromotion(header, shared);
  startCountry(header, shared);
  startAudience(header, shared);
  startMenus(header);
  for (const intent of ['pointerover', 'focusin']) {
    header.addEventListener(intent, loadRest, { once: true });
  }
  addEventListener('load', loadRest);
});
