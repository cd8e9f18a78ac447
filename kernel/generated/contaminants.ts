// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { WaterSourceEntry } from './common.ts';

export type ContaminantsFile = {
  readonly technologies: readonly {
    readonly id: string;
    readonly name: string;
    readonly specification?: string;
    readonly description: string;
  }[];
  readonly contaminants: readonly {
    readonly id: string;
    readonly name: string;
    readonly sign: string;
    readonly description: string;
    readonly sources: readonly WaterSourceEntry[];
    readonly technologies: readonly string[];
    readonly media?: readonly string[];
    readonly words?: readonly string[];
  }[];
};
