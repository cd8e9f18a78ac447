/** ACCEPTANCE 33: a host of one country that serves the pages of the other says so at once. */
import { countryOfVisit } from './country.ts';

export function startCountry(header: Pick<HTMLElement, 'dataset'>): void {
  const { country } = header.dataset;
  if (country !== 'AU' && country !== 'NZ') return;
  if (!countryOfVisit(location.hostname, country).isTreeRight) header.dataset.wrongCountry = '';
}
