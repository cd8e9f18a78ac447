// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { ImageEntry } from './common.ts';

export type FeaturedFile = {
  readonly promos: readonly {
    readonly id: string;
    readonly title: string;
    readonly points: readonly string[];
    readonly price?: string;
    readonly priceNZ?: string;
    readonly link: string;
    readonly linkLabel: string;
    readonly background?: ImageEntry;
    readonly product?: string;
    readonly start?: string;
    readonly end?: string;
    readonly sample?: boolean;
  }[];
};
