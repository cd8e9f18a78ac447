/** The menus, each in a module of its own, so that a visit loads the one that it shows (HDR-08). */
import type { Country, MenuItem, NavigationType } from '../../kernel/contract.ts';

type Load = () => Promise<{ readonly menu: readonly MenuItem[] }>;

const menus: Readonly<Record<NavigationType, Readonly<Record<Country, Load>>>> = {
  Consumer: {
    AU: () => import('#generated/menu-au-consumer.ts'),
    NZ: () => import('#generated/menu-nz-consumer.ts'),
  },
  Dealers: {
    AU: () => import('#generated/menu-au-dealers.ts'),
    NZ: () => import('#generated/menu-nz-dealers.ts'),
  },
  Specifiers: {
    AU: () => import('#generated/menu-au-specifiers.ts'),
    NZ: () => import('#generated/menu-nz-specifiers.ts'),
  },
  'Food-Service': {
    AU: () => import('#generated/menu-au-food-service.ts'),
    NZ: () => import('#generated/menu-nz-food-service.ts'),
  },
  Plumbers: {
    AU: () => import('#generated/menu-au-plumbers.ts'),
    NZ: () => import('#generated/menu-nz-plumbers.ts'),
  },
};

const isNavigationType = (type: string): type is NavigationType => Object.hasOwn(menus, type);

/**
 * The menu of an audience in a country. An unknown type is logged and has no entries (NAV-11,
 * SPEC 8). Rejects where the menu's module cannot be loaded.
 */
export async function getNavigation(type: string, country: Country): Promise<readonly MenuItem[]> {
  if (!isNavigationType(type)) {
    console.error(`Invalid navigation type: ${type}`);
    return [];
  }
  return (await menus[type][country]()).menu;
}
