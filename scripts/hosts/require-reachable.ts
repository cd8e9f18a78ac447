/** Whom a host can hand its visitors on to: said before anything is built. */

import { isOfOwnNetwork } from '../../kernel/address.ts';
import type { Site } from '../../kernel/contract.ts';
import { Fault } from '../fault.ts';
import type { HostName } from './host.ts';

/** An address in numbers, or this machine: nobody has to be asked where it is. */
export const isKnownPlace = (name: string): boolean =>
  name === 'localhost' || /^\d+(?:\.\d+){3}$/.test(name);

/** Throws a Fault that names each upstream which this host cannot reach, and what to do. */
export function requireReachable({ hosting }: Pick<Site, 'hosting'>, host: HostName): void {
  const all = Object.entries(hosting?.upstreams ?? {}).map(([name, address]) => ({
    name: `hosting: upstreams: ${name}`,
    address,
    url: new URL(address),
  }));
  const faults = all.flatMap(({ name, address, url }) => {
    if (host === 'nginx') {
      if (isKnownPlace(url.hostname) || hosting?.resolver !== undefined) return [];
      return `nginx has to be told whom to ask where ${url.hostname} is (${name}): write hosting: resolver: with the nameserver in /etc/resolv.conf of its machine, such as 127.0.0.53.`;
    }
    const who = host === 'cloudflare' ? 'Cloudflare' : 'A CDN before a bucket';
    if (isOfOwnNetwork(url.hostname))
      return `${who} cannot reach ${address} (${name}), which only its own network knows. Name a public host with https://, or build for nginx (--host nginx).`;
    // What its Workers ask at another port is not promised to come there.
    if (host === 'cloudflare' && url.port !== '')
      return `Cloudflare hands on to port 443 alone, and ${address} (${name}) has ${url.port}. Let it answer at 443, or build for nginx (--host nginx).`;
    return [];
  });
  if (faults.length > 0) throw new Fault(faults.join('\n'));
}
