// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The series of the dealer mega-menu: Menu, Group, Column, Name, Descriptions, URL, Products (SPEC 3). */
import type { ByCountry, DealerMenuEntry } from '#kernel/contract.ts';

/** Series by country. */
export const dealerRange: ByCountry<readonly DealerMenuEntry[]> = {
  AU: [
    {
      menu: 'Mains water',
      group: 'Whole house',
      column: 2,
      name: 'WH Series',
      descriptions: ['Three stages'],
      url: '/dealers/mains-water/whole-house/wh-series',
      products: ['WH-2'],
    },
    {
      menu: 'Cartridges',
      group: 'Carbon',
      column: 1,
      name: 'PT Series',
      descriptions: ['Carbon', 'Ten inches'],
      url: '/dealers/cartridges/carbon/pt-series',
      products: ['CT-1', 'FIT-1'],
    },
    {
      menu: 'Cartridges',
      group: 'Carbon',
      column: 1,
      name: 'Selector',
      descriptions: [],
      url: '/world',
      products: [],
    },
  ],
  NZ: [
    {
      menu: 'Cartridges',
      group: 'Carbon',
      column: 1,
      name: 'PT Series',
      descriptions: ['Carbon', 'Ten inches'],
      url: '/dealers/cartridges/carbon/pt-series',
      products: ['CT-1', 'FIT-1'],
    },
    {
      menu: 'Cartridges',
      group: 'Carbon',
      column: 1,
      name: 'Selector',
      descriptions: [],
      url: '/world',
      products: [],
    },
  ],
};
