// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { CountryEntry, DocumentEntry, ImageEntry, PriceEntry, WaterSourceEntry } from './common.ts';

export type ProductFile = {
  readonly name: string;
  readonly summary: string;
  readonly description?: string;
  readonly type: 'system' | 'undersink system' | 'uv system' | 'cabinet system' | 'mixer tap' | 'filter tap' | 'sparkling system' | 'fountain' | 'shower filter' | 'caravan kit' | 'tank purifier' | 'softener' | 'backwash system' | 'irrigation filter' | 'cartridge' | 'inline cartridge' | 'uv lamp' | 'housing' | 'fitting' | 'kit' | 'media' | 'test kit' | 'spare';
  readonly appearance?: {
    readonly form?: 'cabinet' | 'in the wall' | 'pedestal' | 'wall bubbler' | 'bottle filler' | 'cooler' | 'post' | 'in line' | 'large in line' | 'bath spout' | 'hand shower' | 'rose' | 'set' | 'carry case' | 'in a row' | 'with tap' | 'round tank' | 'slim tank' | 'media tank and brine tank' | 'twin tanks' | 'duplex' | 'media tank' | 'package system' | 'disc' | 'mesh' | 'separator' | 'self-cleaning' | 'open' | 'quick-twist' | 'clip end' | 'shower insert' | 'tube' | 'short tube' | 'housing' | 'multi-cartridge' | 'coupling' | 'ball valve' | 'check valve' | 'pressure valve' | 'nipple' | 'bush' | 'adaptor' | 'elbow' | 'tee' | 'saddle' | 'tube coil' | 'packet' | 'bracket' | 'cleaning gun' | 'spanner' | 'grease' | 'o-ring' | 'seal kit' | 'gauge' | 'pressure tank' | 'twist head' | 'quartz sleeve' | 'round tray' | 'drained tray' | 'controller' | 'sensor' | 'brine tank' | 'bypass' | 'distributor' | 'timer' | 'softener valve' | 'backwash valve';
    readonly media?: readonly ('mesh' | 'wound' | 'spun' | 'pleated' | 'gravel' | 'sand' | 'iron' | 'calcite' | 'granular' | 'carbon' | 'resin' | 'crystal' | 'membrane' | 'ceramic' | 'zeolite' | 'copper' | 'salt')[];
    readonly bowl?: 'clear' | 'blue' | 'white' | 'steel';
    readonly ports?: 'brass' | 'stainless' | 'polymer';
    readonly mount?: 'plate' | 'bracket' | 'stand';
    readonly gauges?: number;
    readonly cover?: 'louvres' | 'window' | 'ribs';
    readonly pump?: 'small' | 'large';
    readonly controller?: 'lights' | 'display' | 'box';
    readonly spout?: 'gooseneck' | 'square' | 'low arc' | 'pull-out' | 'pull-down' | 'short';
    readonly handle?: 'side lever' | 'top lever' | 'two levers';
    readonly valve?: 'display' | 'dial' | 'touch';
    readonly mark?: 'scale';
    readonly contents?: readonly ('sediment cartridge' | 'pleated cartridge' | 'carbon cartridge' | 'fine carbon cartridge' | 'scale cartridge' | 'resin cartridge' | 'membrane cartridge' | 'filter element' | 'UV lamp' | 'quartz sleeve' | 'O-rings' | 'grease' | 'sample bottle' | 'form' | 'return bag')[];
    readonly hose?: number;
    readonly floats?: number;
    readonly filters?: number;
    readonly sample?: boolean;
  };
  readonly pictureOf?: string;
  readonly gtin?: string;
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
  readonly priceChanges?: readonly {
    readonly start: string;
    readonly end?: string;
    readonly au?: PriceEntry;
    readonly nz?: PriceEntry;
  }[];
  readonly specifications?: {
    readonly [name: string]: number | string;
  };
  readonly certifications?: readonly {
    readonly scheme: 'WaterMark' | 'Lead Free WaterMark' | 'WELS' | 'AS/NZS 3497' | 'NSF/ANSI 42' | 'NSF/ANSI 53' | 'NSF/ANSI 58' | 'NSF/ANSI 372' | 'NSF/ANSI 401' | 'RCM';
    readonly number: string;
    readonly standard?: string;
    readonly level?: string;
    readonly stars?: number;
    readonly litresPerMinute?: number;
    readonly validUntil?: string;
    readonly document?: string;
    readonly countries?: readonly CountryEntry[];
    readonly sample?: boolean;
  }[];
  readonly leadFreeVersion?: string;
  readonly finishes?: readonly {
    readonly name: string;
    readonly colour: string;
  }[];
  readonly images?: readonly ImageEntry[];
  readonly cartridges?: readonly {
    readonly code: string;
    readonly quantity?: number;
    readonly every?: number;
    readonly litres?: number;
    readonly why?: string;
  }[];
  readonly spares?: readonly {
    readonly code: string;
    readonly quantity?: number;
    readonly every?: number;
    readonly why?: string;
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
  readonly sample?: boolean | readonly string[];
};
