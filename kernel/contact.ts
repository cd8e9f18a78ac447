/** How a country's company can be reached. */
import type { CountrySite } from './contract.ts';

/** Whether there's anything but the company's name. */
export const isReachable = ({ address, phone, email }: CountrySite['contact']): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined;
