/** Places, contaminants and technologies. catalogue/schema describes each field. */
import type { Country } from './shared.ts';

export type PlacesFile = {
  readonly type: 'store' | 'installer';
  readonly places: readonly {
    readonly name: string;
    readonly country: Country;
    readonly region: string;
    readonly suburb: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly services: readonly string[];
    readonly sample?: boolean;
  }[];
};

export type TechnologyEntry = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
};

export type ContaminantEntry = {
  readonly id: string;
  readonly name: string;
  readonly sign: string;
  readonly description: string;
  readonly sources: readonly string[];
  readonly technologies: readonly string[];
};
