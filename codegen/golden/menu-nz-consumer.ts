// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menu of Consumer in NZ. What is not sold there is not in it. */
import type { MenuItem } from '#kernel/contract.ts';

/** Entries of the first level. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Products',
    url: '/mains',
    list: [
      {
        label: 'Mains water',
        url: '/mains',
        list: [
          { label: 'Whole house', url: '/mains/whole-house' },
          { label: 'View All', url: '/mains', accessibleName: 'View all mains water' },
        ],
      },
      {
        label: 'Replacement cartridges',
        url: '/cartridges',
        list: [{ label: 'Carbon cartridges', url: '/cartridges/carbon' }],
      },
    ],
  },
  { label: 'Product selector', url: '/world' },
];
