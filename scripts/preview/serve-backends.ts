/** The embedded backends of npm start, preview and dev: puts them on the wire, and lets tests break them (ACCEPTANCE 25 to 27). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody, send } from './answer.ts';
import { type Answer, type Backend, type BackendName, type Call, refuse } from './backends/call.ts';
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

/** A call that reached a backend. `status` is undefined if the connection was cut. */
export type Received = {
  readonly backend: BackendName;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly body: Buffer;
  readonly hash: string | undefined;
  readonly status: number | undefined;
};

export type ServeBackends = {
  /** Answers a backend's request; returns false if the path is the static host's. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ) => Promise<boolean>;
  readonly received: readonly Received[];
};

const bodyLimit = 64 * 1024;
const maxReceived = 1000;
const reserved = /^\/(?:api|gateway|forms)\/|^\/__(?:fault|received)$/;

function sendAnswer(response: ServerResponse, answer: Answer): void {
  const [type, body] =
    'html' in answer
      ? ['text/html', answer.html]
      : ['application/json', JSON.stringify(answer.json)];
  const always = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  send(response, answer.status, { ...always, ...answer.headers }, body);
}

/** Posted by a test. */
type BackendFault = {
  readonly backend: BackendName;
  readonly mode: 'none' | 'delay' | '500' | 'broken-json' | 'other-json' | 'html' | 'drop';
  /** The delay before the answer, in any mode. */
  readonly ms?: number;
  /** Applies only if the text (q, suiteletUrl, or the body) contains this. */
  readonly match?: string;
  /** Applies only if the text is exactly this: "wat" and not "water". */
  readonly exactly?: string;
};

function strikes({ match, exactly }: BackendFault, { query, body }: Call): boolean {
  const text = query.get('q') ?? query.get('suiteletUrl') ?? body.toString('utf8');
  return text.includes(match ?? '') && (exactly === undefined || text === exactly);
}

/** Answers as a broken backend does. Returns the status, or undefined if the connection was cut. */
function fail(response: ServerResponse, mode: BackendFault['mode']): number | undefined {
  const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  const html = { ...json, 'content-type': 'text/html; charset=utf-8' };
  if (mode === 'drop') {
    response.socket?.destroy();
    return undefined;
  }
  if (mode === '500') send(response, 500, json, '{"code":500}');
  else if (mode === 'other-json') send(response, 200, json, '{"items":["WH2-60"]}');
  else if (mode === 'html') send(response, 200, html, '<!doctype html><title>Sign in</title>');
  else send(response, 200, json, '{"total":3,"items":[{"itemid":"WH2-');
  return response.statusCode;
}

/**
 * `log` gets a line for each call. With `withFaults`, POST `/__fault` sets one fault for each
 * backend (mode "none" ends it), and GET `/__received` lists the calls.
 */
export function createBackendHandler(
  backends: readonly Backend[],
  withFaults: boolean,
  log: (line: string) => void,
  closing: AbortSignal,
): ServeBackends {
  const faults = new Map<BackendName, BackendFault>();
  const received: Received[] = [];

  async function answerCall(backend: Backend, call: Call, response: ServerResponse) {
    const set = faults.get(backend.name);
    const fault = set && strikes(set, call) ? set : undefined;
    let status: number | undefined;
    if (fault) await wait(fault.ms ?? 0, undefined, { signal: closing, ref: false });
    if (fault && fault.mode !== 'delay') status = fail(response, fault.mode);
    else {
      const answer = await backend.answer(call);
      ({ status } = answer);
      sendAnswer(response, answer);
    }
    const { method, path, body } = call;
    const search = call.query.size > 0 ? `?${call.query}` : '';
    log(`[${backend.name}] ${status ?? 'cut'} ${method} ${path}${search}`);
    if (!withFaults) return;
    const hash = call.headers['x-hash']?.toString();
    received.push({ backend: backend.name, method, path, search, body, hash, status });
    if (received.length > maxReceived) received.shift();
  }

  function control({ method, path, body }: Call): Answer | undefined {
    if (path === '/__received' && method === 'GET') {
      const list = received.map((each) => ({ ...each, body: each.body.toString('utf8') }));
      return { status: 200, json: list };
    }
    if (path !== '/__fault' || method !== 'POST') return undefined;
    const fault: BackendFault = JSON.parse(body.toString());
    if (fault.mode === 'none') faults.delete(fault.backend);
    else faults.set(fault.backend, fault);
    return { status: 200, json: { code: 200 } };
  }

  return {
    received,
    answer: async (request, response, path, search) => {
      const backend = backends.find((each) => each.owns(path));
      if (!backend && !reserved.test(path)) return false;
      if (path.startsWith('/__') && !withFaults) return false;
      const body = await readBody(request, bodyLimit);
      const { method = 'GET', headers } = request;
      const query = new URLSearchParams(search);
      if (!body) sendAnswer(response, refuse(413, `At most ${bodyLimit} bytes.`));
      else if (!backend) {
        const answer = withFaults && control({ method, path, query, headers, body });
        sendAnswer(response, answer || refuse(404, 'There is no such service.'));
      } else if (!backend.method.some((each) => each === method)) {
        const allow = backend.method.join(', ');
        sendAnswer(response, { ...refuse(405, `Only ${allow}.`), headers: { allow } });
      } else await answerCall(backend, { method, path, query, headers, body }, response);
      return true;
    },
  };
}
