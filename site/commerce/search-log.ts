/** Reports searches to the API (SPEC 7.2). The key is public and only shows that a body is complete. */
import type { Country } from '../../kernel/entry-types.ts';

export type SearchLogOptions = {
  /** The API base. Empty turns the log off. */
  readonly api: string;
  /** From the build's environment. Empty or absent turns the log off. */
  readonly key: string | undefined;
  readonly country: Country;
};

export type SearchLog = {
  /** Sends one completed search. Always resolves, so callers needn't wait for it. */
  readonly record: (query: string) => Promise<void>;
};

/** The exact body. `ipaddress` is always empty (A-23, ENT-19). */
export function searchLogBody(query: string, country: Country): string {
  return JSON.stringify({ query, country, ipaddress: '' });
}

/** HMAC-SHA256 of `body`, as 64 lower-case hexadecimal digits. Rejects if `key` is empty. */
export async function signBody(
  body: Uint8Array<ArrayBuffer>,
  key: string,
  subtle: SubtleCrypto,
): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = new TextEncoder().encode(key);
  const imported = await subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const signature = new Uint8Array(await subtle.sign('HMAC', imported, body));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One page's search log. Sends a query again only after another one, because reopening a list isn't a search. */
export function createSearchLogClient({ api, key, country }: SearchLogOptions): SearchLog {
  let lastLogged: string | undefined;

  const send = async (query: string, secret: string, crypto: SubtleCrypto) => {
    const body = new TextEncoder().encode(searchLogBody(query, country));
    const response = await fetch(`${api.replace(/\/+$/, '')}/netsuite/save-search-queries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hash': await signBody(body, secret, crypto),
      },
      // Sends exactly the signed bytes.
      body,
      keepalive: true,
    });
    if (!response.ok) throw new Error(`The search log returned ${response.status}`);
    console.debug('Search log:', (await response.text()).slice(0, 200));
  };

  return {
    record: async (query) => {
      // Absent on plain HTTP, where nothing is logged.
      const subtle = globalThis.crypto?.subtle;
      if (api === '' || !key || !subtle || query === '' || query === lastLogged) return;
      lastLogged = query;
      try {
        await send(query, key, subtle);
      } catch (error) {
        console.error('Error in search log:', error);
      }
    },
  };
}
