// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type DealerRangeFile = {
  readonly menu: 'Mains water' | 'Rainwater' | 'Caravan' | 'Ultraviolet' | 'Water Treatment' | 'Tapware' | 'Housings' | 'Cartridges';
  readonly entries: readonly {
    readonly group: string;
    readonly column: 1 | 2;
    readonly name: string;
    readonly descriptions: readonly string[];
    readonly url?: string;
    readonly products: readonly string[];
  }[];
};
