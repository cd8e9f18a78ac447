import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { readBody, send } from './answer.ts';
import { type Answer, type Backend, refuse } from './backends/call.ts';
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
  /** The search log's key. Without one, the log returns 503. */
  readonly signingKey?: string;
  readonly log?: (line: string) => void;
};

/** Without options, no gateway target is allowed, and no form or product code is known. */
function createBackends(items: LoadItems, options: BackendOptions): readonly Backend[] {
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

const bodyLimit = 64 * 1024;
const reserved = /^\/(?:api|gateway|forms)\//;

function sendAnswer(response: ServerResponse, answer: Answer): void {
  const [type, body] =
    'html' in answer
      ? ['text/html', answer.html]
      : ['application/json', JSON.stringify(answer.json)];
  const always = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  send(response, answer.status, { ...always, ...answer.headers }, body);
}

/** Answers a backend's request. Returns false for paths of the static host. */
export function createBackendHandler(items: LoadItems, options: BackendOptions) {
  const backends = createBackends(items, options);
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): Promise<boolean> => {
    const backend = backends.find((each) => each.owns(path));
    if (!backend && !reserved.test(path)) return false;
    const body = await readBody(request, bodyLimit);
    const { method = 'GET', headers } = request;
    if (!body) sendAnswer(response, refuse(413, `The body can't be over ${bodyLimit} bytes.`));
    else if (!backend) sendAnswer(response, refuse(404, "There's no service at this address."));
    else if (!backend.method.some((each) => each === method)) {
      const allow = backend.method.join(', ');
      sendAnswer(response, { ...refuse(405, `Use ${allow}.`), headers: { allow } });
    } else {
      const query = new URLSearchParams(search);
      const answer = await backend.answer({ method, path, query, headers, body });
      sendAnswer(response, answer);
      options.log?.(
        `[${backend.name}] ${answer.status} ${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
      );
    }
    return true;
  };
}
