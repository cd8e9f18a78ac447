import type { CountrySite } from './contract.ts';

/** Whether the site has more than the name of the country's company. */
export const isReachable = ({ address, phone, email }: CountrySite['contact']): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined;
