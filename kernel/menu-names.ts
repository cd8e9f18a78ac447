/** Whose menus there are, and the Menus of the dealers. Apart from navigation.ts, which every page's script loads. */
import { audiences } from './navigation.ts';

/** SPEC 1: Plumbers have a menu, but no section of their own. */
export const navigationTypes = [...audiences, 'Plumbers'] as const;
export type NavigationType = (typeof navigationTypes)[number];

/** The Menus of the dealer range, in the order of SPEC 3. */
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
