// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type SynonymsFile = {
  readonly synonyms: readonly (readonly string[])[];
};
