import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { md5Of } from '../build/write-file.ts';
import { onExit } from '../on-exit.ts';
import { UserError, withPath } from '../user-error.ts';
import type { Content, Store } from './store.ts';

/**
 * Reads `s3://NAME`, plus the settings Amazon's own tools take from the environment. The endpoint is the service,
 * "https://s3.ap-southeast-2.amazonaws.com"; the bucket is named in the path. Throws a UserError if one is missing.
 */
export function readBucketAddress(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
) {
  const bucket = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(address)?.[1];
  if (bucket === undefined)
    throw new UserError(`--to takes a folder or s3://BUCKET, not "${address}".`, 2);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!accessKeyId || !secretAccessKey)
    throw new UserError('Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to use a bucket.', 2);
  const region = env.AWS_REGION ?? 'us-east-1';
  const endpoint = env.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new UserError(
      `AWS_ENDPOINT_URL takes the address of an S3 service, such as https://s3.example.com, not "${endpoint}".`,
      2,
    );
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

const retries = 3;

export function bucketStore({
  bucket,
  endpoint,
  region,
  ...keys
}: ReturnType<typeof readBucketAddress>): Store {
  const client = new AwsClient({ ...keys, region, service: 's3', retries });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const pathOf = (key: string) => key.split('/').map(encodeURIComponent).join('/');
  async function ask(path: string, init: RequestInit, may: readonly number[] = []) {
    const { status, ok, etag, body } = await answerTo(path, init).catch((error: unknown) => {
      throw new UserError(
        `${endpoint} isn't responding (${causeOf(error)}). Check AWS_ENDPOINT_URL, AWS_REGION and the network, then run the command again.`,
      );
    });
    if (ok || may.includes(status)) return { status, etag, body };
    const reason = /<Message>([^<]*)/.exec(body.toString())?.[1] ?? 'No reason given.';
    throw new UserError(`The bucket returned ${status} for ${init.method} ${path}: ${reason}`);
  }
  async function answerTo(path: string, init: RequestInit) {
    const response = await client.fetch(`${root}${path}`, init);
    const { status, ok, headers } = response;
    const etag = headers.get('etag')?.replaceAll('"', '');
    return { status, ok, etag, body: Buffer.from(await response.arrayBuffer()) };
  }
  async function send(key: string, bytes: Uint8Array, content: Partial<Content>, md5: string) {
    const { etag } = await ask(`/${pathOf(key)}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: headersOf(content),
    });
    // A proxy's login page returns 200 too.
    if (etag !== md5) throw notStored(key);
  }
  const notStored = (key: string) =>
    new UserError(
      `${endpoint} accepted a change to ${key}, but didn't confirm it as S3 does. Check AWS_ENDPOINT_URL and the network, then run the command again.`,
    );
  let temporary: string | undefined;
  function temporaryFolder(): string {
    if (temporary !== undefined) return temporary;
    const made = mkdtempSync(join(tmpdir(), 'puretec-publish-'));
    onExit(() => rmSync(made, { recursive: true, force: true }));
    temporary = made;
    return made;
  }
  return {
    put: (key, bytes, content) => send(key, bytes, content, md5Of(bytes)),
    async stage(bytes) {
      const file = join(temporaryFolder(), randomUUID());
      await writeFile(file, bytes).catch((error: unknown) => {
        throw withPath(error, file);
      });
      const md5 = md5Of(bytes);
      const discard = () => rm(file, { force: true });
      return {
        async place(key, content) {
          const staged = await readFile(file);
          if (md5Of(staged) !== md5)
            throw new UserError(`"${file}" changed while it was being published. Publish again.`);
          await send(key, staged, content, md5);
          await discard();
        },
        discard,
      };
    },
    async list() {
      const found = new Map<string, string>();
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (next !== undefined) query.set('continuation-token', next);
        const text = (await ask(`?${query}`, { method: 'GET' })).body.toString();
        if (!text.includes('<ListBucketResult'))
          throw new UserError(
            `${endpoint} didn't answer as S3 does. Nothing was changed. Check AWS_ENDPOINT_URL.`,
          );
        for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          // Some servers escape twice. Our names have no other signs that XML escapes.
          const key = (inside(entry, 'Key') ?? '').replaceAll(/&(?:amp;)*(?:amp|#38);/g, '&');
          found.set(key, (inside(entry, 'ETag') ?? '').replaceAll(/"|&(?:quot|#34);/g, ''));
        }
        next = inside(text, 'NextContinuationToken');
      } while (next !== undefined);
      return found;
    },
    async read(key) {
      const { status, body } = await ask(`/${pathOf(key)}`, { method: 'GET' }, [404]);
      return status === 404 ? undefined : body;
    },
    async remove(key) {
      const { body } = await ask(`/${pathOf(key)}`, { method: 'DELETE' }, [404]);
      if (body.includes('<html')) throw notStored(key);
    },
  };
}

/** Returns why a request failed, as briefly as the system puts it: "ECONNREFUSED". */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return causeOf(cause);
  return 'code' in error && error.code !== undefined ? String(error.code) : error.message;
}

const inside = (text: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];

const headersOf = ({ type, cache, redirect }: Partial<Content>): Record<string, string> => ({
  'content-type': type ?? 'application/octet-stream',
  ...(cache !== undefined && { 'cache-control': cache }),
  ...(redirect !== undefined && { 'x-amz-website-redirect-location': redirect }),
});
