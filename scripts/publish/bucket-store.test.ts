import { createServer, type RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { UserError } from '../user-error.ts';
import { bucketStore, readBucketAddress } from './bucket-store.ts';

const env = { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'B' };
const at = (endpoint: string) =>
  bucketStore(readBucketAddress('s3://puretec', { ...env, AWS_ENDPOINT_URL: endpoint }));

async function answering(listener: RequestListener, ask: (endpoint: string) => Promise<unknown>) {
  const [server, port] = [createServer(listener), await freePort()];
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  try {
    await ask(`http://127.0.0.1:${port}`);
  } finally {
    await new Promise((done) => void server.close(done));
  }
}

it('an endpoint that nothing listens at is named, with the reason', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const { list, put, read } = at(endpoint);
  for (const ask of [() => list(), () => read('a'), () => put('a', Buffer.alloc(1), {})]) {
    const error: unknown = await ask().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toContain(
      `${endpoint} isn't responding (ECONNREFUSED). Check AWS_ENDPOINT_URL`,
    );
  }
});

it('an answer that breaks off isn’t taken for a file', () =>
  answering(
    (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
      setImmediate(() => response.destroy());
    },
    (endpoint) => expect(at(endpoint).read('a')).rejects.toThrow(`${endpoint} isn't responding (`),
  ));

it('a page of some other server isn’t taken for an empty bucket', () =>
  answering(
    (_request, response) => response.end('<html>Welcome!</html>'),
    (endpoint) => expect(at(endpoint).list()).rejects.toThrow("didn't answer as S3 does"),
  ));

it('a proxy’s page isn’t taken for a file that was stored or removed', () =>
  answering(
    (_request, response) => response.end('<html>Log in to the network</html>'),
    async (endpoint) => {
      const { put, remove } = at(endpoint);
      await expect(put('a', Buffer.alloc(1), {})).rejects.toThrow("didn't confirm it as S3 does");
      await expect(remove('a')).rejects.toThrow("didn't confirm it as S3 does");
    },
  ));

it.each(['nowhere', 'ftp://127.0.0.1', 'http://'])('%s isn’t an endpoint', (endpoint) => {
  expect(() => at(endpoint)).toThrow(`AWS_ENDPOINT_URL takes the address of an S3 service`);
});
