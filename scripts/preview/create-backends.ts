/** The embedded backends of npm start, preview and dev. */
import { join } from 'node:path';
import type { Backend } from './backends/call.ts';
import { createForms } from './backends/forms.ts';
import { createGateway } from './backends/gateway.ts';
import { createItemMatch, createItemSearch } from './backends/item-search.ts';
import type { LoadItems } from './backends/items.ts';
import { createPortal, usualLoginPath } from './backends/portal.ts';
import { createSearchLog } from './backends/search-log.ts';
import type { TreeSettings } from './read-settings.ts';

export type BackendOptions = Partial<TreeSettings> & {
  /** The folder for `search-log.jsonl` and `forms.jsonl`. */
  readonly dataDir: string;
  /** The search log's key; without one the log answers 503. */
  readonly signingKey?: string;
};

/** Without options, no gateway target is allowed, and no form or product code is known. */
export function createBackends(items: LoadItems, options: BackendOptions): readonly Backend[] {
  const { dataDir, gatewayStage = 'dev', gatewayTargets = [], forms = [] } = options;
  const { productCodes = { codes: [], former: [] }, synonyms = [] } = options;
  const search = createItemMatch(synonyms);
  return [
    createItemSearch(items, search),
    createSearchLog(options.signingKey, join(dataDir, 'search-log.jsonl')),
    createGateway(items, search, gatewayStage, gatewayTargets),
    createForms(forms, productCodes, join(dataDir, 'forms.jsonl')),
    createPortal(options.dealerLoginPath ?? usualLoginPath),
  ];
}
