import { afterEach, expect, it } from 'vitest';
import { listen, listenForEach } from './listen.ts';
import { ask } from './testing/ask.ts';

// Addresses for documentation only (RFC 5737, RFC 3849). No machine has them.
const [NO_IPV4, NO_IPV6] = ['192.0.2.1', '2001:db8::1'];
const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

it.each([
  ['IPv6', [NO_IPV4, '::1'], '[::1]'],
  ['IPv4', ['127.0.0.1', NO_IPV6], '127.0.0.1'],
])('serves on %s where a machine has no other loopback address', async (_kind, addresses, host) => {
  const listening = await listen((_request, response) => response.end('yes'), 0, addresses);
  opened.push(listening);
  expect(await (await fetch(`http://${host}:${listening.port}/`)).text()).toBe('yes');
});

it('says so when a machine has no loopback address', async () => {
  await expect(listen(() => {}, 0, [NO_IPV4, NO_IPV6])).rejects.toThrow(
    'This machine has no loopback address (192.0.2.1 or 2001:db8::1).',
  );
});

it('takes another port for New Zealand where the next one is in use', async () => {
  const port = await portBeforeOneInUse();
  const both = await listenForEach(
    (country) => (_request, response) => response.end(country),
    port,
  );
  opened.push(both);
  expect(both.ports).toEqual({ AU: port, NZ: expect.any(Number) });
  expect((await ask(both.ports.AU, '/')).text).toBe('AU');
  expect((await ask(both.ports.NZ, '/')).text).toBe('NZ');
});

async function portBeforeOneInUse(): Promise<number> {
  for (;;) {
    const { port, close } = await listen(() => {}, 0);
    const next = await listen(() => {}, port + 1).catch(() => undefined);
    await close();
    if (!next) continue;
    opened.push(next);
    return port;
  }
}
