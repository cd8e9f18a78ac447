/** Reads what embedded backends need of the catalogue, and their addresses for pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryKeys, homeCountry } from '../../kernel/countries.ts';
import type { Country, FormDefinition, Synonyms } from '../../kernel/entry-types.ts';
import type { ProductCodes } from '../../kernel/product-codes.ts';
import { type Backends, backendsUrl, readBackends } from '../../site/commerce/backends.ts';
import { ifExists } from '../disk.ts';
import { UserError } from '../user-error.ts';

export type PreviewSettings = {
  readonly forms: readonly FormDefinition[];
  /** Product codes that forms accept. */
  readonly productCodes: ProductCodes;
  readonly dealerLoginPath: string;
  readonly synonyms: Synonyms;
};

export const settingsFile = 'preview.json';

/** Settings that were built with the trees, and the gateway's part of `/backends.json`. */
export type TreeSettings = PreviewSettings & Pick<Backends, 'gatewayStage' | 'gatewayTargets'>;

/** Throws a UserError if one of the files is missing, damaged or not written by a build. */
export function readSettings(out: string): TreeSettings {
  const backendsFile = join(out, countryKeys[homeCountry], 'backends.json');
  const backends = readBackends(readJson(backendsFile));
  if (!backends) throw unreadable(backendsFile);
  const { gatewayStage, gatewayTargets } = backends;
  const file = join(out, settingsFile);
  const settings: PreviewSettings | null = readJson(file);
  if (!Array.isArray(settings?.forms) || !settings.productCodes) throw unreadable(file);
  return { ...settings, gatewayStage, gatewayTargets };
}

function readJson(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw unreadable(file);
  }
}

const unreadable = (file: string): UserError =>
  new UserError(`"${file}" is damaged or wasn't written by a build. Run npx puretec build again.`);

/** Sets the embedded backends' paths on the same host. The time limit, stage and targets stay the catalogue's. */
export function embeddedBackends(built: Backends): Backends {
  return { ...built, itemSearch: '/', api: '/api', gateway: '/gateway', forms: '/forms' };
}

/** Returns a tree's `/backends.json` as text; undefined without one. A build may replace it at any time. */
export function readEmbedded(out: string, country: Country): string | undefined {
  const file = join(out, countryKeys[country], backendsUrl);
  const text = ifExists(() => readFileSync(file, 'utf8'));
  const built = text === undefined ? undefined : readBackends(JSON.parse(text));
  return built && `${JSON.stringify(embeddedBackends(built), null, 2)}\n`;
}
