/** The country and settings with which tests map a backend's items. */
import type { MappingContext } from './map-item.ts';
import { priceWithGst } from './price-with-gst.ts';

export const mappingContext: MappingContext = {
  country: 'AU',
  isLoggedIn: false,
  getPriceWithGST: priceWithGst({ AU: { gstPercent: 10 }, NZ: { gstPercent: 15 } }),
  placeholderImage: '/none.svg',
};
