import type { Catalogue } from '../catalogue.ts';
import type { Country } from '../files/shared.ts';
import type { CountryEntry } from '../files/site.ts';
import type { SourceModule } from './source-file.ts';

export function emitSite(catalogue: Catalogue): SourceModule {
  const { site } = catalogue;
  const {
    countries,
    labelCleaning: _steps,
    linkOverrides: _overrides,
    withoutViewAll: _without,
    ...rest
  } = site;
  const codes = (flag: 'dealerOnly' | 'excludedFromSuggestions') =>
    [...catalogue.products.values()].filter(({ file }) => file[flag]).map(({ code }) => code);
  const value = {
    ...rest,
    countries: { AU: countryOf('AU', countries.au), NZ: countryOf('NZ', countries.nz) },
    social: site.social.map(({ label, url }) => ({ label, url })),
    banner: promotionOf(catalogue.banner, site.flags.isShowSpecialOffer),
    summerSpecial: promotionOf(catalogue.summerSpecial, site.flags.isShowSummerSpecial),
    dealerOnlyCodes: codes('dealerOnly'),
    codesExcludedFromSuggestions: codes('excludedFromSuggestions'),
  };
  return {
    name: 'site',
    doc: 'Countries, flags, addresses and constants.',
    contract: ['Site'],
    tables: [
      {
        name: 'site',
        type: 'Site',
        value,
        doc: 'The site as site.yaml and the promotions describe it.',
      },
    ],
  };
}

const countryOf = (country: Country, entry: CountryEntry) => ({ country, ...entry });
const promotionOf = (promotion: Catalogue['banner'], enabled: boolean) => ({
  enabled,
  ...promotion,
  sample: promotion.sample ?? false,
});
