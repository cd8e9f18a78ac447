// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/files.test.ts writes it again.

export type SynonymsFile = {
  readonly synonyms: readonly (readonly string[])[];
};
