// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts writes it again.

export type RedirectsFile = {
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
  }[];
};
