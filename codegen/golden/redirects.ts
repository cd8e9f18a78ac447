// Generated from catalogue/. Edits are lost; change the YAML instead.
/** Addresses that have moved: those of redirects.yaml, then the former codes of products. */
import type { Redirect } from '#kernel/contract.ts';

/** Redirects in the order in which they apply. */
export const redirects: readonly Redirect[] = [
  { from: '/selector', to: '/world' },
  { from: '/3f9a2c71', to: '/warranty-registration' },
  { from: '/CT-00', to: '/CT-1' },
];
