/** Names of the menus. Separate from navigation.ts, which every page's script loads. */
import { audiences } from './navigation.ts';

/** Plumbers have a menu but no section of the site (SPEC 1, A-06). */
export const navigationTypes = [...audiences, 'Plumbers'] as const;
export type NavigationType = (typeof navigationTypes)[number];

/** The menus of the dealer range, in order (SPEC 3). */
export const dealerMenus = [
  'Mains water',
  'Rainwater',
  'Caravan',
  'Ultraviolet',
  'Water Treatment',
  'Tapware',
  'Housings',
  'Cartridges',
] as const;
export type DealerMenu = (typeof dealerMenus)[number];
