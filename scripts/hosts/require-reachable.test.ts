import { expect, it } from 'vitest';
import type { Hosting } from '../../kernel/contract.ts';
import type { HostName } from './host.ts';
import { requireReachable } from './require-reachable.ts';

const saidOf = (host: HostName, api: string, more: Hosting = {}): string => {
  try {
    requireReachable({ hosting: { upstreams: { api }, ...more } }, host);
    return '';
  } catch (error) {
    return String(error);
  }
};

it('issue 11 B9 each host says whom it cannot reach', () => {
  for (const place of ['http://127.0.0.1:9000', 'https://192.168.1.5', 'https://localhost:8443'])
    expect([saidOf('nginx', place), saidOf('cloudflare', place), saidOf('bucket', place)]).toEqual([
      '',
      expect.stringContaining(`Cloudflare cannot reach ${place} (hosting: upstreams: api)`),
      expect.stringContaining(`A CDN before a bucket cannot reach ${place}`),
    ]);
  expect(saidOf('cloudflare', 'https://api.example.com:8443')).toContain('port 443 alone');
  expect(saidOf('bucket', 'https://api.example.com:8443')).toBe('');
  expect(saidOf('cloudflare', 'https://api.example.com')).toBe('');
});

it('issue 11 A3 nginx has to know whom to ask where a name is', () => {
  const name = 'https://api.example.com';
  expect(saidOf('nginx', name)).toContain('write hosting: resolver: with the nameserver');
  expect(saidOf('nginx', name, { resolver: '127.0.0.53' })).toBe('');
});
