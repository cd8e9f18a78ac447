/** Checks, before anything is built, that a host can reach its upstreams. */
import { isPrivateHostname } from '../../kernel/address.ts';
import type { Site } from '../../kernel/contract.ts';
import { UserError } from '../user-error.ts';
import type { HostingName } from './hosting-adapter.ts';

/** Whether a host name is an IP address or this machine, which needs no name server. */
export const needsNoNameServer = (name: string): boolean =>
  name === 'localhost' || /^\d+(?:\.\d+){3}$/.test(name);

/** Throws a UserError that names each upstream the host can't reach, and what to do. */
export function requireReachable({ hosting }: Pick<Site, 'hosting'>, adapter: HostingName): void {
  const all = Object.entries(hosting?.upstreams ?? {}).map(([name, address]) => ({
    name: `hosting: upstreams: ${name}`,
    address,
    url: new URL(address),
  }));
  const faults = all.flatMap(({ name, address, url }) => {
    if (adapter === 'nginx') {
      if (needsNoNameServer(url.hostname) || hosting?.resolver !== undefined) return [];
      return `nginx needs a DNS server to find ${url.hostname} (${name}). Set hosting: resolver: to the nameserver in /etc/resolv.conf on its machine, such as 127.0.0.53.`;
    }
    const who = adapter === 'cloudflare' ? 'Cloudflare' : 'A CDN in front of a bucket';
    if (isPrivateHostname(url.hostname))
      return `${who} can't reach ${address} (${name}), which is on a private network. Use a public host with https://, or build for nginx (--host nginx).`;
    // Workers may not reach other ports.
    if (adapter === 'cloudflare' && url.port !== '')
      return `Cloudflare only reaches port 443, but ${address} (${name}) uses ${url.port}. Use port 443, or build for nginx (--host nginx).`;
    return [];
  });
  if (faults.length > 0) throw new UserError(faults.join('\n'));
}
