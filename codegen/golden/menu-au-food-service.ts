// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menu of Food-Service in AU. What is not sold there is not in it. */
import type { MenuItem } from '#kernel/contract.ts';

/** Entries of the first level. */
export const menu: readonly MenuItem[] = [{ label: 'Where to buy', url: '/stores' }];
