/** How a country's company can be reached. */
import type { SiteFile } from './generated/site.ts';

type Contact = SiteFile['countries']['au']['contact'];

/** Whether there's anything but the company's name. */
export const isReachable = ({ address, phone, email }: Contact): boolean =>
  address.length > 0 || phone !== undefined || email !== undefined;
