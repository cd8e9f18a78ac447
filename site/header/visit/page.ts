/**
 * The one script of every page: at most 2.6 KB. What depends on the visit was decided before anything
 * was painted (decide.ts); here it is answered. Menus answer at once, by pointer and by key. The rest comes when the page is idle, or somebody touches the header.
 */
import type { SharedData } from '../../browser/shared-data.ts';
import { startMenus } from './menus.ts';
import { startSearchTouch } from './search-touch.ts';
import { startAudience } from './visit-audience.ts';
import { startBanner } from './visit-banner.ts';
import { whenHeader } from './when-header.ts';

whenHeader((header) => {
  const shared: SharedData = JSON.parse(header.dataset.shared ?? '{}');
  let isAsked = false;
  const loadRest = () => {
    if (isAsked) return;
    isAsked = true;
    import('./when-idle.ts').catch((error) => {
      // The next touch asks again.
      isAsked = false;
      console.error(error);
    });
  };
  startBanner(header);
  startAudience(header, shared);
  startMenus(header);
  startSearchTouch(header);
  for (const intent of ['pointerover', 'focusin', 'keydown']) {
    header.addEventListener(intent, loadRest);
  }
  // Asked for again, this script comes after the page.
  if (document.readyState === 'complete') loadRest();
  else addEventListener('load', loadRest);
});
