// Generated from catalogue/schema. To regenerate: UPDATE_GOLDEN=1 npx vitest run codegen/emit/file-types.test.ts
import type { AudienceEntry } from './common.ts';

export type CountryEntry = {
  readonly label: string;
  readonly host: string;
  readonly externalUrl: string;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly gstPercent: number;
  readonly runningCost?: {
    readonly electricity: number;
    readonly gasBottle: number;
    readonly sample?: boolean;
  };
  readonly leadFree?: {
    readonly since: string;
    readonly certified: string;
    readonly notCertified: string;
    readonly page?: string;
  };
  readonly needsWels?: boolean;
  readonly commerceHost: string;
  readonly currencyName: string;
  readonly postcode: {
    readonly begins: readonly string[];
    readonly example: string;
  };
  readonly cities?: readonly {
    readonly name: string;
    readonly postcode: string;
    readonly latitude: number;
    readonly longitude: number;
  }[];
  readonly dealerSelectorUrl: string;
  readonly contact: {
    readonly company: string;
    readonly address: readonly string[];
    readonly phone?: string;
    readonly email?: string;
  };
};

export type SiteFile = {
  readonly name: string;
  readonly edition: string;
  readonly countries: {
    readonly au: CountryEntry;
    readonly nz: CountryEntry;
  };
  readonly flags: {
    readonly isShowHeader: boolean;
    readonly isShowHeaderSearch: boolean;
    readonly isShowSummerSpecial: boolean;
    readonly isShowSpecialOffer: boolean;
  };
  readonly security?: {
    readonly contact: string;
    readonly expires: string;
  };
  readonly summerSpecialUrl: string;
  readonly audiences: readonly {
    readonly id: AudienceEntry;
    readonly url: string;
    readonly label: string;
  }[];
  readonly social: readonly {
    readonly label: string;
    readonly url: string;
    readonly sample?: boolean;
  }[];
  readonly timing: {
    readonly typeAheadResetMs: number;
    readonly searchDebounceMs: number;
    readonly formDebounceMs: number;
    readonly autofocusDelayMs: number;
    readonly suggestionHideMs: number;
  };
  readonly search: {
    readonly limit: number;
    readonly shown: number;
    readonly pageSize: number;
  };
  readonly cookies: {
    readonly section: string;
    readonly banner: string;
    readonly bannerMaxAgeSeconds: number;
  };
  readonly backends: {
    readonly itemSearch: string;
    readonly api: string;
    readonly gateway: string;
    readonly gatewayStage: string;
    readonly gatewayTargets: readonly string[];
    readonly forms: string;
    readonly timeoutMs: number;
  };
  readonly hosting?: {
    readonly host?: 'cloudflare' | 'nginx' | 'bucket';
    readonly cloudflarePlan?: 'free' | 'paid';
    readonly root?: string;
    readonly resolver?: string;
    readonly upstreams?: {
      readonly api?: string;
      readonly gateway?: string;
      readonly forms?: string;
      readonly portal?: string;
    };
  };
  readonly dealerLoginPath: string;
  readonly pfasArticle: {
    readonly title: string;
    readonly path: string;
  };
  readonly images: {
    readonly densities: readonly number[];
    readonly format: 'webp' | 'avif';
    readonly quality: number;
  };
  readonly logo: {
    readonly large: {
      readonly width: number;
      readonly height: number;
    };
    readonly small: {
      readonly width: number;
      readonly height: number;
    };
  };
  readonly labelCleaning: readonly {
    readonly text?: string;
    readonly optionalDash?: boolean;
    readonly trailingDigit?: boolean;
  }[];
  readonly linkOverrides: readonly {
    readonly label: string;
    readonly url: string;
  }[];
  readonly litresADay?: {
    readonly 'whole house': number;
    readonly undersink: number;
    readonly benchtop: number;
    readonly outdoor: number;
    readonly 'in line': number;
    readonly portable: number;
  };
  readonly people?: number;
  readonly spaces?: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly depth: number;
    readonly for: readonly ('whole house' | 'undersink' | 'benchtop' | 'outdoor' | 'in line' | 'portable' | 'floor')[];
  }[];
  readonly withoutViewAll: readonly string[];
  readonly warningsOff?: readonly {
    readonly rule: string;
    readonly reason: string;
  }[];
};
