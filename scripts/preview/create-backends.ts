/** The backends that stand in for the real ones wherever the site is served by us: npm start, preview, dev. */
import { join } from 'node:path';
import type { Backend } from './backends/call.ts';
import { createForms } from './backends/forms.ts';
import { createGateway } from './backends/gateway.ts';
import { createItemSearch } from './backends/item-search.ts';
import type { LoadItems } from './backends/items.ts';
import { createItemMatch } from './backends/match-items.ts';
import { createPortal, usualLoginPath } from './backends/portal.ts';
import { createSearchLog } from './backends/search-log.ts';
import { createVitals } from './backends/vitals.ts';
import type { TreeSettings } from './read-settings.ts';

export type BackendOptions = Partial<TreeSettings> & {
  /** Where `search-log.jsonl`, `forms.jsonl` and `vitals.jsonl` are kept. */
  readonly dataDir: string;
  /** The search log's key; without one the log answers 503. */
  readonly signingKey?: string;
};

/** What is not told is not known: no target is allowed, no form and no product code is taken. */
export function createBackends(items: LoadItems, options: BackendOptions): readonly Backend[] {
  const { dataDir, gatewayStage = 'dev', gatewayTargets = [], forms = [] } = options;
  const { productCodes = { codes: [], former: [] }, synonyms = [] } = options;
  const search = createItemMatch(synonyms);
  return [
    createItemSearch(items, search),
    createSearchLog(options.signingKey, join(dataDir, 'search-log.jsonl')),
    createGateway(items, search, gatewayStage, gatewayTargets),
    createForms(forms, productCodes, join(dataDir, 'forms.jsonl')),
    createVitals(join(dataDir, 'vitals.jsonl')),
    createPortal(options.dealerLoginPath ?? usualLoginPath),
  ];
}
