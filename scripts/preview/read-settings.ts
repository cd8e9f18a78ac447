import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Form, Synonyms } from '../../kernel/contract.ts';
import { countryKeys, homeCountry } from '../../kernel/countries.ts';
import type { ProductCodes } from '../../kernel/product-codes.ts';
import { type Backends, readBackends } from '../../site/commerce/backends.ts';
import { PreviewProblem } from './preview-problem.ts';

/** What the embedded backends need to know of the catalogue. The build writes it beside the trees. */
export type PreviewSettings = {
  readonly forms: readonly Form[];
  /** Against which the forms' product codes are checked. */
  readonly productCodes: ProductCodes;
  readonly dealerLoginPath: string;
  /** As the site's own search knows them. */
  readonly synonyms: Synonyms;
};

export const settingsFile = 'preview.json';

/** The settings that were built with the trees, and the gateway's part of their own backends. */
export type TreeSettings = PreviewSettings & Pick<Backends, 'gatewayStage' | 'gatewayTargets'>;

/** Throws a PreviewProblem where one of the files is missing or is not what a build writes. */
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

function unreadable(file: string): PreviewProblem {
  return new PreviewProblem(`"${file}" isn't what a build writes. Run "npm run build" again.`);
}
