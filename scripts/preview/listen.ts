import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { byCountry, homeCountry, otherCountries } from '../../kernel/countries.ts';
import type { Country } from '../../kernel/entry-types.ts';
import { codeOf } from '../user-error.ts';

// 10 KB of three-byte letters is 90 KB once it's escaped (ACCEPTANCE 34).
const LONGEST_HEADER_BYTES = 128 * 1024;
const RETRIES = 10;
// A browser resolves localhost and *.localhost to either address.
const LOOPBACK = ['127.0.0.1', '::1'];
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** Undefined if the machine has no such address: no IPv6, or no IPv4. */
async function open(listener: RequestListener, host: string, port: number) {
  const server = createServer({ maxHeaderSize: LONGEST_HEADER_BYTES }, listener);
  try {
    await once(server.listen(port, host), 'listening');
    return server;
  } catch (error) {
    if (NO_SUCH_ADDRESS.includes(codeOf(error))) return undefined;
    throw error;
  }
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was opened');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Listens on every loopback address. Port 0 chooses one that's free on all. Throws EADDRINUSE. */
export async function listen(listener: RequestListener, firstPort: number) {
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = [];
    const closeAll = async () => void (await Promise.all(servers.map(close)));
    let port = firstPort;
    try {
      for (const address of LOOPBACK) {
        const server = await open(listener, address, port);
        if (!server) continue;
        servers.push(server);
        port = portOf(server);
      }
    } catch (error) {
      await closeAll();
      const isFreeElsewhere =
        firstPort === 0 && codeOf(error) === 'EADDRINUSE' && attempt < RETRIES;
      if (isFreeElsewhere) continue;
      throw error;
    }
    return { port, servers, close: closeAll };
  }
}

/**
 * Listens on `firstPort` for the home country, and on later or free ports for the others, for
 * systems that don't resolve *.localhost (Safari, Node on a Mac). Throws as `listen` does, but only
 * for the first port.
 */
export async function listenForEach(
  listenerOf: (country: Country) => RequestListener,
  firstPort: number,
) {
  const all = new Map([[homeCountry, await listen(listenerOf(homeCountry), firstPort)]]);
  for (const [index, country] of otherCountries(homeCountry).entries()) {
    const next = firstPort === 0 || firstPort + index >= 65_535 ? 0 : firstPort + index + 1;
    const listener = listenerOf(country);
    all.set(country, await listen(listener, next).catch(() => listen(listener, 0)));
  }
  return {
    ports: byCountry((country) => all.get(country)?.port ?? 0),
    servers: [...all.values()].flatMap(({ servers }) => servers),
    close: async () => void (await Promise.all([...all.values()].map(({ close }) => close()))),
  };
}
