import type { Constants, Site } from '../kernel/contract.ts';
import { byCountry } from '../kernel/countries.ts';

/** What components and scripts may know of the site: it is bundled with them. */
export const constantsOf = ({
  countries: sites,
  images,
}: Pick<Site, 'countries' | 'images'>): Constants => ({
  countries: byCountry((country) => {
    const { label, locale, currency, currencyName, gstPercent, postcode } = sites[country];
    return { label, locale, currency, currencyName, gstPercent, postcode };
  }),
  images,
});

/** The same as the module that is bundled: what stands in site/generated is for editors and the type checker. */
export const constantsModule = (constants: Constants): string =>
  `export const constants = ${JSON.stringify(constants)};\n`;
