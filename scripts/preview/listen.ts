import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

// A keyword of 10 KB in a script of three bytes a letter is 90 KB once it is escaped (ACCEPTANCE 34).
const LONGEST_HEADER_BYTES = 128 * 1024;
const RETRIES = 10;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: LONGEST_HEADER_BYTES }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
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

/**
 * Listens on both loopback addresses, for *.localhost resolves to either; a machine without IPv6
 * gets the one. Port 0 chooses a port that is free on both. Throws EADDRINUSE where it is taken.
 */
export async function listen(
  listener: RequestListener,
  wanted: number,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await open(listener, '127.0.0.1', wanted);
    const port = portOf(first);
    try {
      const second = await open(listener, '::1', port);
      const closeBoth = async () => void (await Promise.all([close(first), close(second)]));
      return { port, close: closeBoth };
    } catch (error) {
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error))) {
        return { port, close: () => close(first) };
      }
      await close(first);
      if (wanted !== 0 || codeOf(error) !== 'EADDRINUSE' || attempt === RETRIES) throw error;
    }
  }
}
