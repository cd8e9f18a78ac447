/** The menus of both countries and every audience, for the build: a browser loads one (site/header). */
import { menu as auConsumer } from '#generated/menu-au-consumer.ts';
import { menu as auDealers } from '#generated/menu-au-dealers.ts';
import { menu as auFoodService } from '#generated/menu-au-food-service.ts';
import { menu as auSpecifiers } from '#generated/menu-au-specifiers.ts';
import { menu as nzConsumer } from '#generated/menu-nz-consumer.ts';
import { menu as nzDealers } from '#generated/menu-nz-dealers.ts';
import { menu as nzFoodService } from '#generated/menu-nz-food-service.ts';
import { menu as nzSpecifiers } from '#generated/menu-nz-specifiers.ts';
import type { Audience, Country, MenuItem } from '../../kernel/contract.ts';

const menus: Readonly<Record<Country, Readonly<Record<Audience, readonly MenuItem[]>>>> = {
  AU: {
    Consumer: auConsumer,
    Dealers: auDealers,
    Specifiers: auSpecifiers,
    'Food-Service': auFoodService,
  },
  NZ: {
    Consumer: nzConsumer,
    Dealers: nzDealers,
    Specifiers: nzSpecifiers,
    'Food-Service': nzFoodService,
  },
};

export const menuOf = (country: Country, audience: Audience): readonly MenuItem[] =>
  menus[country][audience];
