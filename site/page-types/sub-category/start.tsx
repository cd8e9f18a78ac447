/** Starts a range's filter bar, and its table by litres a day. */
import '../../product-filter/start.tsx';

const litres = document.querySelector<HTMLElement>('[data-litres]');
if (litres) import('./offer-litres.ts').then(({ offerLitres }) => offerLitres(litres));
