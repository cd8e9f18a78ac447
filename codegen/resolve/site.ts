import { byCountry, countryKeys } from '../../kernel/countries.ts';
import type { Product, Site } from '../../kernel/entry-types.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import type { Validated } from '../validate/validated.ts';
import type { Clock } from './date-ranges.ts';
import { resolvePromotion } from './promotions.ts';

/** Resolves the site of site.yaml and the two promotions, without fields that only the compiler uses. */
export function resolveSite(
  file: SiteFile,
  promotions: readonly Validated<'promotion'>[],
  products: readonly Product[],
  clock: Clock,
): Site {
  const {
    countries: sites,
    labelCleaning: _steps,
    linkOverrides: _overrides,
    withoutViewAll: _without,
    warningsOff: _off,
    ...rest
  } = file;
  const promotion = (name: string, enabled: boolean) =>
    resolvePromotion(
      promotions.find(({ document }) => document.name === name)?.value,
      enabled,
      clock,
    );
  const codesWith = (flag: 'dealerOnly' | 'excludedFromSuggestions') =>
    products.filter((product) => product[flag]).map(({ code }) => code);
  return {
    ...rest,
    countries: byCountry((country) => ({ country, ...sites[countryKeys[country]] })),
    social: file.social.map(({ label, url }) => ({ label, url })),
    banner: promotion('banner', file.flags.isShowSpecialOffer),
    summerSpecial: promotion('summer-special', file.flags.isShowSummerSpecial),
    dealerOnlyCodes: codesWith('dealerOnly'),
    codesExcludedFromSuggestions: codesWith('excludedFromSuggestions'),
  };
}
