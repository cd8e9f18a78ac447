// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/files.test.ts writes it again.
export interface PromoFactsFile {
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
}
