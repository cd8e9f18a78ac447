/** ACCEPTANCE 33: a host of one country that serves the pages of the other says so at once. */
import { isTreeRight } from '../../browser/country.ts';
import type { SharedData } from '../../browser/shared-data.ts';

export function startCountry(
  header: Pick<HTMLElement, 'dataset'>,
  { country }: Pick<SharedData, 'country'>,
): void {
  if (!isTreeRight(location.hostname, country)) header.dataset.wrongCountry = '';
}
