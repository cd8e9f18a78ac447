import { countries, countryKeys } from '../../kernel/countries.ts';
import { hasPostcode, lies, regions } from './regions.ts';
import { type Found, foundAt, type Rule } from './rule.ts';

const file = 'site.yaml';
const instead = '    timeZone: Australia/Sydney';
const city = (latitude: string) =>
  `    cities: [{ name: Darwin, postcode: "0800", latitude: ${latitude}, longitude: 130.84 }]\n${instead}`;
const degrees = ['latitude', 'longitude'] as const;

export const cityFacts: Rule = {
  name: 'city-facts',
  proves: 'RTE-30',
  scope: file,
  truth: 'A city from which distances are told lies where its postcode says.',
  good: { file, instead, yaml: city('-12.46') },
  bad: {
    file,
    instead,
    yaml: city('-42.46'),
    printed:
      'error catalogue/site.yaml:11:58 countries.au.cities[0].latitude: By its postcode 0800, Darwin lies in Northern Territory, and its degrees say otherwise. Found -42.46. The right degrees, or the right postcode. [city-facts]',
  },
  check: ({ documents, settings, isSettingInDoubt }) => {
    const site = documents.find(({ kind }) => kind === 'site');
    if (!site) return [];
    return countries.flatMap((country) =>
      (settings.countries[countryKeys[country]].cities ?? []).flatMap((city, index): Found[] => {
        const path = ['countries', countryKeys[country], 'cities', index];
        const around = Object.entries(regions[country]).filter(([region]) =>
          hasPostcode(country, region, city.postcode),
        );
        const isThere = around.some(([, land]) => degrees.every((at) => lies(city[at], land[at])));
        if (around.length === 0 || isThere || isSettingInDoubt(path)) return [];
        const amiss =
          degrees.find((at) => around.every(([, land]) => !lies(city[at], land[at]))) ?? 'latitude';
        return [
          foundAt(site, [...path, amiss], {
            message: `by its postcode ${city.postcode}, ${city.name} lies in ${around.map(([region]) => region).join(' or ')}, and its degrees say otherwise`,
            found: String(city[amiss]),
            write: 'the right degrees, or the right postcode',
          }),
        ];
      }),
    );
  },
};
