import { bucket } from './bucket.ts';
import { cloudflare } from './cloudflare/cloudflare.ts';
import type { Host, HostName } from './host.ts';
import { nginx } from './nginx.ts';

export const hosts = { cloudflare, nginx, bucket } satisfies Readonly<Record<HostName, Host>>;
