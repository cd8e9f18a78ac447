/** The menus of both countries and every audience, for the build; a browser gets them as markup. */
import { menu as auConsumer } from '#generated/menu-au-consumer.ts';
import { menu as auDealers } from '#generated/menu-au-dealers.ts';
import { menu as auFoodService } from '#generated/menu-au-food-service.ts';
import { menu as auPlumbers } from '#generated/menu-au-plumbers.ts';
import { menu as auSpecifiers } from '#generated/menu-au-specifiers.ts';
import { menu as nzConsumer } from '#generated/menu-nz-consumer.ts';
import { menu as nzDealers } from '#generated/menu-nz-dealers.ts';
import { menu as nzFoodService } from '#generated/menu-nz-food-service.ts';
import { menu as nzPlumbers } from '#generated/menu-nz-plumbers.ts';
import { menu as nzSpecifiers } from '#generated/menu-nz-specifiers.ts';
import type { ByCountry, Country, MenuItem, NavigationType } from '../../kernel/contract.ts';
import { logInvalidType } from '../browser/audience.ts';

const menus: ByCountry<Readonly<Record<NavigationType, readonly MenuItem[]>>> = {
  AU: {
    Consumer: auConsumer,
    Dealers: auDealers,
    Specifiers: auSpecifiers,
    'Food-Service': auFoodService,
    Plumbers: auPlumbers,
  },
  NZ: {
    Consumer: nzConsumer,
    Dealers: nzDealers,
    Specifiers: nzSpecifiers,
    'Food-Service': nzFoodService,
    Plumbers: nzPlumbers,
  },
};

const isNavigationType = (type: string): type is NavigationType => Object.hasOwn(menus.AU, type);

/** The menu of an audience in a country. An unknown type is logged and has no entries (NAV-11, SPEC 8). */
export function getNavigation(type: string, country: Country): readonly MenuItem[] {
  if (isNavigationType(type)) return menus[country][type];
  logInvalidType(type);
  return [];
}
