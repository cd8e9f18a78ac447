// Made from catalogue/schema. UPDATE_GOLDEN=1 npx vitest run codegen/files.test.ts makes it anew.
import type { DocumentEntry, ImageEntry, PriceEntry, WaterSourceEntry } from './common.ts';

export interface ProductFile {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly type:
    | 'system'
    | 'undersink system'
    | 'uv system'
    | 'cabinet system'
    | 'mixer tap'
    | 'filter tap'
    | 'sparkling system'
    | 'fountain'
    | 'shower filter'
    | 'caravan kit'
    | 'tank purifier'
    | 'softener'
    | 'backwash system'
    | 'irrigation filter'
    | 'cartridge'
    | 'inline cartridge'
    | 'uv lamp'
    | 'housing'
    | 'fitting'
    | 'kit'
    | 'media'
    | 'test kit'
    | 'spare';
  readonly series?: string;
  readonly sources?: readonly WaterSourceEntry[];
  readonly installation?: 'whole house' | 'undersink' | 'benchtop' | 'outdoor' | 'in line' | 'portable';
  readonly applications?: readonly string[];
  readonly keywords?: readonly string[];
  readonly formerCodes?: readonly string[];
  readonly price: {
    readonly au: PriceEntry;
    readonly nz: PriceEntry;
  };
  readonly specifications?: {
    readonly [k: string]: number | string;
  };
  readonly treats?: readonly string[];
  readonly doesNotTreat?: readonly string[];
  readonly finishes?: readonly {
    readonly name: string;
    readonly colour: string;
  }[];
  readonly images?: readonly ImageEntry[];
  readonly cartridges?: readonly {
    readonly code: string;
    readonly quantity?: number;
    readonly every?: number;
  }[];
  readonly spares?: readonly {
    readonly code: string;
    readonly quantity?: number;
    readonly every?: number;
  }[];
  readonly fits?: readonly string[];
  readonly related?: readonly string[];
  readonly documents?: readonly DocumentEntry[];
  readonly revised?: string;
  readonly replacedBy?: string;
  readonly discontinued?: boolean;
  readonly discontinuedWithSpareParts?: boolean;
  readonly dealerOnly?: boolean;
  readonly excludedFromSuggestions?: boolean;
  readonly sample?: boolean;
}
