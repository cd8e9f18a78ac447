import type { ByCountry } from '../../kernel/contract.ts';
import { countries, countryKeys, homeCountry } from '../../kernel/countries.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/**
 * A line for each country: "New Zealand  http://nz.localhost:4173/ or http://localhost:4174/". The
 * second address also works in Safari, which doesn't resolve *.localhost.
 */
export const addressLines = (ports: ByCountry<number>): string[] =>
  countries.map((country) => {
    const named = `http://${countryKeys[country]}.localhost:${ports[homeCountry]}/`;
    const name = (names.of(country) ?? country).padEnd(11);
    return `${name}  ${named} or http://localhost:${ports[country]}/`;
  });
