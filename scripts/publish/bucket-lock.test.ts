import { afterAll, beforeAll, expect, it } from 'vitest';
import { type S3, startS3 } from '../testing/hosting/serve-bucket.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { withBucketLock } from './bucket-lock.ts';

const work = temporaryFolder('bucket-lock');
let s3: S3;
beforeAll(async () => {
  s3 = await startS3(work);
});
afterAll(async () => {
  await s3.close();
});
const left = async () => [...(await s3.store.list()).keys()];

it('refuses a second publish to the same bucket, which leaves nothing behind', async () => {
  const other = withBucketLock(s3.store, async () => {
    const second = withBucketLock(s3.store, async () => 'second');
    await expect(second).rejects.toThrow('Another command is publishing to the bucket (from ');
    return left();
  });
  expect(await other).toHaveLength(1);
  expect(await left()).toEqual([]);
  expect(await withBucketLock(s3.store, async () => 'third')).toBe('third');
});

it('never lets both continue when two publishes start at once', async () => {
  let inside = 0;
  let max = 0;
  const publish = () =>
    withBucketLock(s3.store, async () => {
      inside += 1;
      max = Math.max(max, inside);
      await new Promise((done) => setTimeout(done, 50));
      inside -= 1;
    });
  for (let pair = 0; pair < 8; pair += 1) await Promise.allSettled([publish(), publish()]);
  expect(max).toBeLessThanOrEqual(1);
  expect(await left()).toEqual([]);
});

it('ignores the lock of a publish that was killed', async () => {
  const dead = { since: '2026-11-22T08:00:00.000Z', host: 'elsewhere', alive: 0 };
  await s3.store.put('.puretec/publishing/1-abcdef01', Buffer.from(JSON.stringify(dead)), {});
  expect(await withBucketLock(s3.store, async () => 'on')).toBe('on');
  expect(await left()).toEqual([]);
});
