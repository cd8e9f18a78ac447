// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menu of Dealers in NZ. What is not sold there is not in it. */
import type { MenuItem } from '#kernel/contract.ts';

/** Entries of the first level. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Dealer login',
    url: '/login',
    action: 'login',
    externalUrl: 'https://www.example.co.nz/portal#/login',
  },
  {
    label: 'Products',
    url: '/dealers/range#cartridges',
    list: [
      {
        label: 'Cartridges',
        url: '/dealers/range#cartridges',
        list: [
          {
            label: 'Carbon',
            url: '/dealers/range#cartridges-carbon',
            column: 1,
            list: [
              { label: 'PT Series', url: '/CT-1', description: 'Carbon' },
              { label: 'Selector', url: '/world' },
            ],
          },
        ],
      },
    ],
  },
  { label: 'Basic', url: '/dealers/basic' },
  {
    label: 'Product selector',
    url: 'https://www.example.co.nz/world',
    externalUrl: 'https://www.example.co.nz/world',
  },
];
