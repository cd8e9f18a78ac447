// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menu of Plumbers in AU. What is not sold there is not in it. */
import type { MenuItem } from '#kernel/contract.ts';

/** Entries of the first level. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Replacement cartridges',
    url: '/cartridges',
    list: [{ label: 'Carbon cartridges', url: '/cartridges/carbon' }],
  },
];
