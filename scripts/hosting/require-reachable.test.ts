import { expect, it } from 'vitest';
import type { Hosting } from '../../kernel/contract.ts';
import type { HostingName } from './hosting-adapter.ts';
import { requireReachable } from './require-reachable.ts';

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
  expect(saidOf('nginx', name)).toContain('Set hosting: resolver: to the nameserver');
  expect(saidOf('nginx', name, { resolver: '127.0.0.53' })).toBe('');
});
