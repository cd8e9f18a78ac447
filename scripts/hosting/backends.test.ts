import { expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import type { Hosting } from '../../kernel/entry-types.ts';
import { requireReachable } from './all-adapters.ts';
import { withActiveBackends } from './backends.ts';
import type { HostingName } from './hosting-adapter.ts';

const saidOf = (host: HostingName, api: string, more: Hosting = {}): string => {
  try {
    requireReachable({ hosting: { upstreams: { api }, ...more } }, host);
    return '';
  } catch (error) {
    return String(error);
  }
};

it("names upstreams that a host can't reach", () => {
  for (const place of ['http://127.0.0.1:9000', 'https://192.168.1.5', 'https://localhost:8443'])
    expect([saidOf('nginx', place), saidOf('cloudflare', place), saidOf('bucket', place)]).toEqual([
      '',
      expect.stringContaining(`Cloudflare can't reach ${place} (hosting: upstreams: api)`),
      expect.stringContaining(`A CDN in front of a bucket can't reach ${place}`),
    ]);
  expect(saidOf('cloudflare', 'https://api.example.com:8443')).toContain('only reaches port 443');
  expect(saidOf('bucket', 'https://api.example.com:8443')).toBe('');
  expect(saidOf('cloudflare', 'https://api.example.com')).toBe('');
});

it('requires a resolver when nginx has a backend with a host name', () => {
  const name = 'https://api.example.com';
  expect(saidOf('nginx', name)).toContain('set "resolver" under "hosting" to the nameserver');
  expect(saidOf('nginx', name, { resolver: '127.0.0.53' })).toBe('');
});

it('reports each path without a backend once', async () => {
  const { tables } = await compileCatalogue('codegen/fixtures/catalogue');
  if (!tables) throw new Error('the fixture has problems');
  const { site: own } = tables;
  const backends = { ...own.backends, itemSearch: 'host', api: '/api', forms: '/forms' };
  const site = {
    ...own,
    backends: { ...backends, gateway: '/gateway' },
    hosting: { upstreams: { gateway: 'http://127.0.0.1:9000' } },
  };
  expect(withActiveBackends(site).notices).toEqual([
    '/api has no backend, so the search log is off and search only uses the site\'s own index. In site.yaml, add "api" to "upstreams" under "hosting".',
    '/forms has no backend, so forms show other ways to contact us. In site.yaml, add "forms" to "upstreams" under "hosting".',
  ]);
  expect(withActiveBackends(site).site.backends).toMatchObject({
    api: '',
    itemSearch: '',
    gateway: '/gateway',
  });
});
