// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts

export type PromotionFile = {
  readonly text: string;
  readonly link: string;
  readonly linkLabel: string;
  readonly start?: string;
  readonly end?: string;
  readonly sample?: boolean;
};
