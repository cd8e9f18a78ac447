import { countries, countryKeys } from '../../kernel/countries.ts';
import { foundAt, type Rule } from './rule.ts';

const file = 'site.yaml';
const instead = 'externalUrl: https://www.example.co.nz';

export const publicAddress: Rule = {
  name: 'public-address',
  proves: 'CTY-01',
  scope: file,
  description: 'The public address of a country is that of the host that serves it (a warning).',
  good: { file, instead, yaml: 'externalUrl: "https://www.example.co.nz"' },
  bad: {
    file,
    instead,
    yaml: 'externalUrl: https://www.example.co.nx',
    printed:
      'warning catalogue/site.yaml:19:18 countries.nz.externalUrl: The host of this country is www.example.co.nz. Found https://www.example.co.nx. Use https://www.example.co.nz, if that host is right. [public-address]',
  },
  check: ({ documents, settings, isSettingInDoubt }) => {
    const site = documents.find(({ kind }) => kind === 'site');
    return countries.flatMap((country) => {
      const path = ['countries', countryKeys[country]];
      const { host, externalUrl } = settings.countries[countryKeys[country]];
      if (!site || isSettingInDoubt(path) || externalUrl === `https://${host}`) return [];
      return [
        foundAt(site, [...path, 'externalUrl'], {
          severity: 'warning',
          message: `The host of this country is ${host}`,
          found: externalUrl,
          write: `Use https://${host}, if that host is right.`,
        }),
      ];
    });
  },
};
