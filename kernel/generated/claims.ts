// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type ClaimsFile = {
  readonly claims: readonly {
    readonly products: readonly string[];
    readonly usedFor?: readonly string[];
    readonly builtIn?: readonly string[];
    readonly notMadeFor?: readonly string[];
    readonly noClaim?: readonly string[];
    readonly tested?: readonly {
      readonly for: string;
      readonly standard: string;
      readonly source: string;
    }[];
    readonly source: 'sample' | 'published';
  }[];
};
