import type { CountrySite } from './entry-types.ts';

/** Whether the site knows more about the country's company than its name. */
export const isReachable = ({ address, phone, email }: CountrySite['contact']): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined;
