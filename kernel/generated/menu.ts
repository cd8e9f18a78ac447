// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type ItemEntry = {
  readonly label?: string;
  readonly url?: string;
  readonly category?: string;
  readonly external?: {
    readonly au: string;
    readonly nz: string;
  };
  readonly action?: 'login';
  readonly dealerRange?: true;
  readonly list?: readonly ItemEntry[];
};

export type MenuFile = {
  readonly audience: 'Consumer' | 'Dealers' | 'Specifiers' | 'Food-Service' | 'Plumbers';
  readonly items: readonly ItemEntry[];
};
