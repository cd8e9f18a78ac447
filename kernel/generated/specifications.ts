// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type SpecificationsFile = {
  readonly specifications: readonly {
    readonly id: string;
    readonly label: string;
    readonly unit?: string;
    readonly group: string;
    readonly type: 'number' | 'text';
    readonly from?: number;
    readonly to?: number;
    readonly begins?: readonly string[];
  }[];
  readonly expected?: readonly {
    readonly type: string;
    readonly facts: readonly (string | readonly string[])[];
    readonly looks?: readonly ('form' | 'spout' | 'contents')[];
    readonly ranges?: {
      readonly [name: string]: readonly number[];
    };
    readonly price?: {
      readonly from?: number;
      readonly to?: number;
    };
  }[];
};
