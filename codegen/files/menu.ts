/** Menus, and the dealer range. catalogue/schema describes each field. */
import type { NavigationType } from './shared.ts';

export type MenuEntry = {
  readonly label?: string;
  readonly url?: string;
  readonly category?: string;
  readonly external?: { readonly au: string; readonly nz: string };
  readonly action?: 'login';
  readonly dealerRange?: boolean;
  readonly list?: readonly MenuEntry[];
};

export type MenuFile = { readonly audience: NavigationType; readonly items: readonly MenuEntry[] };

export type DealerRangeFile = {
  readonly menu: string;
  readonly entries: readonly {
    readonly group: string;
    readonly column: 1 | 2;
    readonly name: string;
    readonly descriptions: readonly string[];
    readonly url?: string;
    readonly products: readonly string[];
  }[];
};
