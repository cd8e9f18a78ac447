/** A bucket that speaks S3: Amazon's, R2, MinIO and others. */
import { AwsClient } from 'aws4fetch';
import { Fault } from '../fault.ts';
import type { Content, Store } from './store.ts';

export type BucketAddress = {
  readonly bucket: string;
  /** The service, "https://s3.ap-southeast-2.amazonaws.com"; the bucket is named in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** `s3://NAME` with what Amazon's own tools read from the environment. Throws a Fault where something is missing. */
export function readBucketAddress(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): BucketAddress {
  const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(address)?.[1];
  if (bucket === undefined)
    throw new Fault(`--to: s3:// and the name of a bucket expected, found "${address}"`, 2);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new Fault('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say who publishes: set both.', 2);
  const region = env.AWS_REGION ?? 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

const retries = 3;

export function bucketStore({ bucket, endpoint, region, ...keys }: BucketAddress): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const pathOf = (key: string) => key.split('/').map(encodeURIComponent).join('/');
  async function ask(path: string, init: RequestInit, may: readonly number[] = []) {
    const response = await client.fetch(`${root}${path}`, init);
    if (response.ok || may.includes(response.status)) return response;
    const said = /<Message>([^<]*)/.exec(await response.text())?.[1] ?? '';
    throw new Fault(`The bucket answered ${response.status} to ${init.method} ${path}: ${said}`);
  }
  return {
    async list() {
      const found = new Map<string, string>();
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (next !== undefined) query.set('continuation-token', next);
        const text = await (await ask(`?${query}`, { method: 'GET' })).text();
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          // Some servers escape twice; no name of ours holds an entity.
          const key = (inside(entry, 'Key') ?? '').replaceAll('&amp;', '&');
          found.set(key, (inside(entry, 'ETag') ?? '').replaceAll('"', ''));
        }
        next = inside(text, 'NextContinuationToken');
      } while (next !== undefined);
      return found;
    },
    async read(key) {
      const response = await ask(`/${pathOf(key)}`, { method: 'GET' }, [404]);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    async put(key, bytes, content) {
      await ask(`/${pathOf(key)}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: headersOf(content),
      });
    },
    async remove(key) {
      await ask(`/${pathOf(key)}`, { method: 'DELETE' }, [404]);
    },
  };
}

/** The text of an element, with the entities of XML undone. */
function inside(text: string, name: string): string | undefined {
  const entities: Readonly<Record<string, string>> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
  };
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return found?.replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, entity = '') =>
    code === undefined ? (entities[entity] ?? whole) : String.fromCodePoint(Number(code)),
  );
}

const headersOf = ({ type, cache, redirect }: Partial<Content>): Record<string, string> => ({
  'content-type': type ?? 'application/octet-stream',
  ...(cache !== undefined && { 'cache-control': cache }),
  ...(redirect !== undefined && { 'x-amz-website-redirect-location': redirect }),
});
