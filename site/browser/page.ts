/**
 * The one script of every page: at most 2 KB. What depends on the visit is decided before anything
 * is painted: the audience, the banner, the wrong country. The rest comes when somebody touches the
 * header, or when its bars must be other ones.
 */
import { startAudience } from './visit-audience.ts';
import { startBanner } from './visit-banner.ts';
import { startCountry } from './visit-country.ts';
import { startPromotion } from './visit-promotion.ts';
import { whenHeader } from './when-header.ts';

whenHeader((header) => {
  startBanner(header);
  startPromotion(header);
  startCountry(header);
  startAudience(header);
});
