import type { Product, Promotion, Site } from '../../kernel/contract.ts';
import { byCountry, countries, countryKeys } from '../../kernel/countries.ts';
import type { PromotionFile } from '../../kernel/generated/promotion.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import type { Validated } from '../validate/validated.ts';
import { type Clock, rangeState } from './date-ranges.ts';

/** In place of a promotion that is missing or misshapen, so that the rest is checked all the same. */
const noPromotion: PromotionFile = { text: '', link: '/', linkLabel: '' };

export const countrySites = ({ countries }: Pick<SiteFile, 'countries'>): Site['countries'] =>
  byCountry((country) => ({ country, ...countries[countryKeys[country]] }));

/** The site as site.yaml and the two promotions describe it; what only the compiler uses stays behind. */
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
    ...rest
  } = file;
  const promotion = (name: string, enabled: boolean): Promotion => {
    const found = promotions.find(({ document }) => document.name === name);
    const { sample = false, ...value } = found?.value ?? noPromotion;
    const upcoming = countries.filter((each) => rangeState(value, clock, each) === 'upcoming');
    return { enabled, ...value, ...(upcoming.length > 0 && { upcoming }), sample };
  };
  const codesWith = (flag: 'dealerOnly' | 'excludedFromSuggestions') =>
    products.filter((product) => product[flag]).map(({ code }) => code);
  return {
    ...rest,
    countries: countrySites({ countries: sites }),
    social: file.social.map(({ label, url }) => ({ label, url })),
    banner: promotion('banner', file.flags.isShowSpecialOffer),
    summerSpecial: promotion('summer-special', file.flags.isShowSummerSpecial),
    dealerOnlyCodes: codesWith('dealerOnly'),
    codesExcludedFromSuggestions: codesWith('excludedFromSuggestions'),
  };
}
