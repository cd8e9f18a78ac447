// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { CountryEntry } from './common.ts';

export type PlacesFile = {
  readonly type: 'store' | 'installer';
  readonly places: readonly {
    readonly name: string;
    readonly country: CountryEntry;
    readonly region: string;
    readonly suburb: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly services: readonly string[];
    readonly address?: string;
    readonly hours?: string;
    readonly website?: string;
    readonly phone?: string;
    readonly email?: string;
    readonly sample?: boolean;
  }[];
};
