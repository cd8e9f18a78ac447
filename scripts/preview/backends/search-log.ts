import { createHmac, timingSafeEqual } from 'node:crypto';
import { countries, isCountry } from '../../../kernel/countries.ts';
import { appendLine, type Backend, readObject, refuse } from './call.ts';

const PATH = '/api/netsuite/save-search-queries';
const LONGEST_QUERY = 10_240;

/** Returns the lower-case hex HMAC-SHA256 of the exact bytes (SPEC 7.2, ACCEPTANCE 24). */
export function signBody(key: string, body: Buffer): string {
  return createHmac('sha256', key).update(body).digest('hex');
}

function isSigned(key: string, body: Buffer, hash: string | string[] | undefined): boolean {
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) return false;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(signBody(key, body)));
}

/** Returns why a payload isn't the spec's `{query, country, ipaddress: ""}`; undefined if it is. */
function findFault(payload: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (!payload) return 'The body must be a JSON object in UTF-8.';
  const { query, country, ipaddress, ...more } = payload;
  if (typeof query !== 'string' || query.trim() === '' || query.length > LONGEST_QUERY)
    return 'query must be the text that was searched for.';
  if (!isCountry(country)) return `country must be ${countries.join(' or ')}.`;
  // An address would make the log personal data.
  if (ipaddress !== '') return 'ipaddress must be empty.';
  const [unknown] = Object.keys(more);
  return unknown === undefined ? undefined : `${unknown} isn't a search log field.`;
}

/**
 * Verifies a search log entry's signature and payload (SPEC 7.2), and appends it to `file`. Answers
 * 401 for a wrong signature, 503 without a key.
 */
export function createSearchLog(key: string | undefined, file: string): Backend {
  return {
    name: 'log',
    method: ['POST'],
    owns: (path) => path === PATH,
    answer: async ({ headers, body }) => {
      if (!key) return refuse(503, 'The search log is off: no signing key is configured.');
      if (!isSigned(key, body, headers['x-hash']))
        return refuse(401, "The x-hash header doesn't match the signature of the request body.");
      const payload = readObject(body);
      const fault = findFault(payload);
      if (fault !== undefined) return refuse(400, fault);
      await appendLine(file, { receivedAt: new Date().toISOString(), ...payload });
      return { status: 200, json: { code: 200 } };
    },
  };
}
