import { loadSearchData } from '../../search-box/load-search-data.ts';
import { firstPaint } from '../../tool-kit/first-paint.ts';
import { showNotice } from '../../tool-kit/tool-notice.ts';

const element = document.querySelector<HTMLElement>('[data-island="search"]');

if (element) {
  const constants = loadSearchData();
  firstPaint()
    .then(() => Promise.all([import('./island.tsx'), constants]))
    .then(([{ mount }, site]) => mount(element, site))
    .catch((error: unknown) => {
      console.error(error);
      showNotice('search');
    });
}
