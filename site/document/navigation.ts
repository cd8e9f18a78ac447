/** The menus of every country and audience, for the build; a browser gets them as markup. */
import type { Country, MenuItem, NavigationType } from '../../kernel/contract.ts';
import { homeCountry } from '../../kernel/countries.ts';
import type { Tables } from '../../kernel/tables.ts';
import { logInvalidType } from '../browser/audience.ts';

type AllMenus = Tables['menus'];

const isNavigationType = (menus: AllMenus, type: string): type is NavigationType =>
  Object.hasOwn(menus[homeCountry], type);

/** The menu of an audience in a country. An unknown type is logged and has no entries (NAV-11, SPEC 8). */
export function getNavigation(
  menus: AllMenus,
  type: string,
  country: Country,
): readonly MenuItem[] {
  if (isNavigationType(menus, type)) return menus[country][type];
  logInvalidType(type);
  return [];
}
