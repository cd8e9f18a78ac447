import { loadSearchData } from '../../search-box/load-search-data.ts';
import { afterFirstPaint, showNotice } from '../../toolkit/tool-notice.ts';

const element = document.querySelector<HTMLElement>('[data-tool="search"]');

if (element) {
  Promise.all([loadSearchData(), afterFirstPaint().then(() => import('./mount-results.tsx'))])
    .then(([site, { mountResults }]) => mountResults(element, site))
    .catch((error: unknown) => {
      console.error(error);
      showNotice('search');
    });
}
