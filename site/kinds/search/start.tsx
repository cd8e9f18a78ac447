/** The results page. Its island comes by itself, with its styles. */
import { loadSearchData } from '../../search-box/search-data.ts';
import { firstPaint } from '../../tool-kit/first-paint.ts';
import { showNotice } from '../../tool-kit/tool-notice.ts';

const element = document.querySelector<HTMLElement>('[data-island="search"]');

if (element) {
  // Without it the page says so, and leads on by its lists.
  const constants = loadSearchData().catch((error: unknown) => {
    console.error('Error in search:', error);
  });
  firstPaint()
    .then(() => Promise.all([import('./island.tsx'), constants]))
    .then(([{ mount }, site]) => mount(element, site ?? undefined))
    .catch((error: unknown) => {
      console.error(error);
      showNotice('search');
    });
}
