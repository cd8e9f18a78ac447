// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/files.test.ts makes it anew.
export interface SynonymsFile {
  readonly synonyms: readonly (readonly string[])[];
}
