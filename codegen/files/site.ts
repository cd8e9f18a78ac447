/** The file of countries, flags and constants. catalogue/schema describes each field. */
import type { Audience, LinkEntry } from './shared.ts';

export type CountryEntry = {
  readonly label: string;
  readonly host: string;
  readonly externalUrl: string;
  readonly locale: string;
  readonly currency: string;
  readonly gstPercent: number;
  readonly commerceHost: string;
  readonly dealerSelectorUrl: string;
  readonly contact: {
    readonly company: string;
    readonly address: readonly string[];
    readonly phone?: string;
    readonly email?: string;
  };
};

export type CleaningStep = {
  readonly text?: string;
  readonly optionalDash?: boolean;
  readonly trailingDigit?: boolean;
};

export type SiteFile = {
  readonly name: string;
  readonly countries: { readonly au: CountryEntry; readonly nz: CountryEntry };
  readonly flags: Readonly<
    Record<
      'isShowHeader' | 'isShowHeaderSearch' | 'isShowSummerSpecial' | 'isShowSpecialOffer',
      boolean
    >
  >;
  readonly summerSpecialUrl: string;
  readonly audiences: readonly {
    readonly id: Audience;
    readonly url: string;
    readonly label: string;
  }[];
  readonly social: readonly LinkEntry[];
  readonly timing: Readonly<Record<string, number>>;
  readonly search: Readonly<Record<string, number>>;
  readonly cookies: Readonly<Record<string, string | number>>;
  readonly backends: {
    readonly itemSearch: string;
    readonly api: string;
    readonly gateway: string;
    readonly gatewayStage: string;
    readonly gatewayTargets: readonly string[];
    readonly forms: string;
    readonly timeoutMs: number;
  };
  readonly dealerLoginPath: string;
  readonly pfasArticle: { readonly title: string; readonly path: string };
  readonly images: {
    readonly densities: readonly number[];
    readonly format: string;
    readonly quality: number;
  };
  readonly logo: Readonly<
    Record<'large' | 'small', { readonly width: number; readonly height: number }>
  >;
  readonly labelCleaning: readonly CleaningStep[];
  readonly linkOverrides: readonly LinkEntry[];
  readonly withoutViewAll: readonly string[];
};
