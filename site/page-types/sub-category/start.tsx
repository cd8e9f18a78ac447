/** Starts a range's filter bar, and its table by litres a day. */
import '../../product-filter/start.tsx';

const litres = document.getElementById('litres-a-day');
if (litres) import('./offer-litres.ts').then(({ offerLitres }) => offerLitres(litres));
