// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type PromoFactsFile = {
  readonly facts: readonly {
    readonly id: string;
    readonly text: string;
    readonly note: string;
    readonly products: readonly string[];
    readonly states?: {
      readonly specification?: string;
      readonly counts?: 'finishes';
      readonly source?: string;
      readonly value: number;
    };
  }[];
};
