import { join } from 'node:path';
import type { Country } from '../../kernel/contract.ts';
import { byCountry } from '../../kernel/countries.ts';
import { type Backends, backendsUrl, readBackends } from '../../site/commerce/backends.ts';
import { readOnChange } from './read-on-change.ts';

/**
 * What `/backends.json` says where the embedded backends stand beside a tree: their paths on the
 * same host. Time limit, stage and targets stay those of the catalogue.
 */
export function embeddedBackends(built: Backends): Backends {
  return { ...built, itemSearch: '/', api: '/api', gateway: '/gateway', forms: '/forms' };
}

/** The text of `/backends.json` for each tree of `out`; undefined where a tree has none. */
export function openBackends(out: string): (country: Country) => string | undefined {
  const open = (country: Country) =>
    readOnChange(join(out, country.toLowerCase(), backendsUrl), (text) => {
      const built = text === undefined ? undefined : readBackends(JSON.parse(text));
      return built && `${JSON.stringify(embeddedBackends(built), null, 2)}\n`;
    });
  const texts = byCountry(open);
  return (country) => texts[country]();
}
