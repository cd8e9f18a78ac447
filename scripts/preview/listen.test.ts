import { afterEach, expect, it } from 'vitest';
import { listen, listenForEach } from './listen.ts';
import { ask } from './testing/ask.ts';

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
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
