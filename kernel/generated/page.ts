// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { CountryEntry, DocumentEntry, ImageEntry, InterestedInEntry, WaterSourceEntry } from './common.ts';

export type PageFile = {
  readonly url: string;
  readonly template?: 'home' | 'article' | 'hub' | 'house' | 'showcase' | 'video' | 'form' | 'login' | 'search' | 'selector' | 'cartridge-finder' | 'compare' | 'saved' | 'schedule' | 'places' | 'contaminants' | 'downloads' | 'offer' | 'guide' | 'not-found';
  readonly title: string;
  readonly intro: string;
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly image?: ImageEntry;
  readonly parent?: string;
  readonly date?: string;
  readonly canonical?: string;
  readonly noindex?: boolean;
  readonly source?: WaterSourceEntry;
  readonly guide?: {
    readonly serves: readonly string[];
    readonly steps: readonly {
      readonly part: 'install' | 'service';
      readonly heading: string;
      readonly text: string;
      readonly drawing: 'fix' | 'shut-off' | 'release' | 'open-bowl' | 'unscrew-bowl' | 'close-bowl' | 'fit-cartridge' | 'change-cartridge' | 'seal' | 'change-seals' | 'wet-seal' | 'connect' | 'open-slowly' | 'flush' | 'drips' | 'twist-in' | 'twist-out' | 'bench' | 'fit-tap' | 'tee' | 'push-tube' | 'three-lines' | 'aerator' | 'wipe-spout' | 'ceramic-disc' | 'in-cupboard' | 'connect-unit' | 'drain' | 'level-floor' | 'connect-tank' | 'fill-tank' | 'salt' | 'rinse-screen' | 'clock' | 'pump-off' | 'lower-float' | 'lift-float' | 'screw-off' | 'screw-on' | 'shower-on' | 'shower-off' | 'open-shower' | 'hose' | 'rinse' | 'empty-bowl' | 'shade' | 'after-pump' | 'garden-filter' | 'connect-fountain' | 'hang' | 'connect-cabinet' | 'bypass' | 'power-off' | 'plug-in' | 'uv-spot' | 'uv-connect' | 'fit-sleeve' | 'fit-lamp' | 'pull-lamp' | 'sleeve' | 'reset' | 'date' | 'label';
    }[];
  };
  readonly sections?: readonly {
    readonly heading: string;
    readonly id?: string;
    readonly countries?: readonly CountryEntry[];
    readonly text?: string;
    readonly image?: ImageEntry;
    readonly table?: {
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
    readonly faqs?: readonly {
      readonly question: string;
      readonly answer: string;
    }[];
    readonly links?: readonly {
      readonly label: string;
      readonly url: string;
      readonly description?: string;
    }[];
    readonly treats?: readonly string[];
    readonly products?: readonly string[];
    readonly documents?: readonly DocumentEntry[];
    readonly notices?: readonly {
      readonly date: string;
      readonly title: string;
      readonly text: string;
      readonly sample?: boolean;
    }[];
  }[];
  readonly relatedVideos?: readonly string[];
  readonly interestedIn?: readonly InterestedInEntry[];
  readonly points?: readonly {
    readonly name: string;
    readonly text: string;
    readonly url?: string;
    readonly treats?: readonly string[];
    readonly products?: readonly string[];
  }[];
  readonly transcript?: string;
  readonly form?: {
    readonly id: string;
    readonly intro?: string;
    readonly submitLabel: string;
    readonly success: string;
    readonly fields: readonly {
      readonly name: string;
      readonly label: string;
      readonly type: 'text' | 'email' | 'tel' | 'number' | 'date' | 'textarea' | 'select' | 'checkbox';
      readonly required?: boolean;
      readonly hint?: string;
      readonly autocomplete?: string;
      readonly options?: readonly string[];
      readonly maxLength?: number;
      readonly lookup?: 'product-code';
      readonly pattern?: string;
      readonly patternMessage?: string;
      readonly min?: number | string;
      readonly max?: number | string;
      readonly lazy?: boolean;
    }[];
  };
  readonly product?: string;
  readonly places?: 'store' | 'installer';
  readonly countries?: readonly CountryEntry[];
  readonly sample?: boolean;
};
