import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody, send } from './answer.ts';
import {
  type Answer,
  type Backend,
  type BackendName,
  type Call,
  readObject,
  refuse,
} from './backends/call.ts';
import { createFaults, type Fault } from './backends/faults.ts';

/** A call that reached a backend, with what was answered; undefined where the line was cut. */
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
  /** Answers what belongs to a backend; false where the path is the static host's. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ) => Promise<boolean>;
  readonly received: readonly Received[];
};

const BODY_LIMIT = 64 * 1024;
const MOST_RECEIVED = 1000;
const RESERVED = /^\/(?:api|gateway|forms)\/|^\/__(?:fault|received)$/;

function sendAnswer(response: ServerResponse, answer: Answer): void {
  const [kind, body] =
    'html' in answer
      ? ['text/html', answer.html]
      : ['application/json', JSON.stringify(answer.json)];
  const always = { 'content-type': `${kind}; charset=utf-8`, 'cache-control': 'no-store' };
  send(response, answer.status, { ...always, ...answer.headers }, body);
}

/** Answers as a broken backend does; returns the status, or undefined where the line was cut. */
function fail(response: ServerResponse, mode: Fault['mode']): number | undefined {
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

function textToMatch({ query, body }: Call): string {
  return query.get('q') ?? query.get('suiteletUrl') ?? body.toString('utf8');
}

/**
 * Puts the backends on the wire; `log` gets a line for each call. With `faults`, POST `/__fault`
 * makes them fail and GET `/__received` lists the calls that they were sent.
 */
export function createBackendHost(
  backends: readonly Backend[],
  withFaults: boolean,
  log: (line: string) => void,
  closing: AbortSignal,
): ServeBackends {
  const faults = createFaults();
  const received: Received[] = [];

  async function answerCall(backend: Backend, call: Call, response: ServerResponse) {
    const fault = withFaults ? faults.find(backend.name, textToMatch(call)) : undefined;
    let status: number | undefined;
    if (fault) await wait(fault.ms, undefined, { signal: closing, ref: false });
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
    if (received.length > MOST_RECEIVED) received.shift();
  }

  function control(call: Call): Answer | undefined {
    if (!withFaults) return undefined;
    if (call.path === '/__received' && call.method === 'GET') {
      const list = received.map((each) => ({ ...each, body: each.body.toString('utf8') }));
      return { status: 200, json: list };
    }
    if (call.path !== '/__fault' || call.method !== 'POST') return undefined;
    const problem = faults.set(readObject(call.body));
    return problem === undefined ? { status: 200, json: { code: 200 } } : refuse(400, problem);
  }

  return {
    received,
    answer: async (request, response, path, search) => {
      const backend = backends.find((each) => each.owns(path));
      if (!backend && !RESERVED.test(path)) return false;
      if (path.startsWith('/__') && !withFaults) return false;
      const body = await readBody(request, BODY_LIMIT);
      const { method = 'GET', headers } = request;
      const query = new URLSearchParams(search);
      if (!body) sendAnswer(response, refuse(413, `At most ${BODY_LIMIT} bytes.`));
      else if (!backend) {
        const answer = control({ method, path, query, headers, body });
        sendAnswer(response, answer ?? refuse(404, 'There is no such service.'));
      } else if (!backend.method.some((each) => each === method)) {
        const allow = backend.method.join(', ');
        sendAnswer(response, { ...refuse(405, `Only ${allow}.`), headers: { allow } });
      } else await answerCall(backend, { method, path, query, headers, body }, response);
      return true;
    },
  };
}
