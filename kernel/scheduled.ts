import type { Country, Scheduled } from './contract.ts';

/** Whether it was its time when the site was built. */
export const isShown = ({ hidden = [] }: Scheduled, country: Country): boolean =>
  !hidden.includes(country);
