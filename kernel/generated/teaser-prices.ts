// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type TeaserPricesFile = {
  readonly teasers: readonly {
    readonly id: string;
    readonly label: string;
    readonly product: string;
    readonly au?: string;
    readonly nz?: string;
    readonly start?: string;
    readonly end?: string;
  }[];
};
