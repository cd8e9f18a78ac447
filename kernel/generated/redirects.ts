// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type RedirectsFile = {
  readonly redirects: readonly {
    readonly from: string;
    readonly to: string;
  }[];
};
