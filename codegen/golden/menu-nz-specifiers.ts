// Generated from catalogue/. Edits are lost; change the YAML instead.
/** The menu of Specifiers in NZ. What is not sold there is not in it. */
import type { MenuItem } from '#kernel/contract.ts';

/** Entries of the first level. */
export const menu: readonly MenuItem[] = [
  { label: 'Systems', url: '/mains', list: [{ label: 'Whole house', url: '/mains/whole-house' }] },
];
