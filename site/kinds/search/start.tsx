/** The results page. Its island comes by itself, with its styles. */
import { firstPaint } from '../../tool-kit/first-paint.ts';

const element = document.querySelector<HTMLElement>('[data-island="search"]');

if (element) {
  firstPaint()
    .then(() => import('./island.tsx'))
    .then(({ mount }) => mount(element))
    .catch(console.error);
}
