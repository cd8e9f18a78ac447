/**
 * Allows one publish at a time into a bucket. Not every S3 server supports conditional uploads, but
 * all list earlier uploads, so a publish that finds another's name next to its own withdraws. Two
 * that start together may both withdraw, but never both continue. Names are random, because
 * containers can share host names and process numbers.
 */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { jsonReader } from '../build/json-file.ts';
import { UserError } from '../user-error.ts';
import { ownPrefix, type Store } from './store.ts';

const folder = `${ownPrefix}publishing/`;
/** A publish signals this often that it's alive, and counts as dead after ten missed signals. */
const heartbeatMs = 60_000;
const silentMs = 10 * heartbeatMs;

type Publishing = { readonly since: string; readonly host: string; readonly alive: number };
const parsePublishing = jsonReader<Publishing>('publishing');

/** Throws a UserError during another publish. `confirm` throws if another has taken over since. */
export async function withBucketLock<T>(
  store: Store,
  work: (confirm: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const key = `${folder}${randomUUID()}`;
  const since = new Date().toISOString();
  const say = () => {
    const publishing: Publishing = { since, host: hostname(), alive: Date.now() };
    const content = { type: 'application/json', cache: 'no-store' };
    return store.put(key, Buffer.from(JSON.stringify(publishing)), content);
  };
  await say();
  // If a heartbeat fails, the next one tries again.
  const heartbeat = setInterval(() => void say().catch(() => {}), heartbeatMs).unref();
  try {
    await requireAlone(store, key);
    return await work(() => requireStillOurs(store, key));
  } finally {
    clearInterval(heartbeat);
    await store.remove(key);
  }
}

async function requireStillOurs(store: Store, own: string): Promise<void> {
  if (await store.read(own)) return;
  throw new UserError(
    'This command stopped responding, so another one took over and published its own pages. To publish this build, run this command again.',
  );
}

async function requireAlone(store: Store, own: string): Promise<void> {
  const all = [...(await store.list()).keys()].filter((key) => key.startsWith(folder));
  for (const other of all) {
    if (other === own) continue;
    const bytes = await store.read(other);
    if (!bytes) continue;
    const { since, host, alive } = readPublishing(other, bytes);
    if (Date.now() - alive > silentMs) await store.remove(other);
    else
      throw new UserError(
        `Another command is publishing to the bucket (from ${host}, since ${since}). Nothing was published. Wait for it to finish. If it was killed, its lock expires after ${silentMs / 60_000} minutes.`,
      );
  }
}

function readPublishing(key: string, bytes: Buffer): Publishing {
  try {
    return parsePublishing(bytes);
  } catch {
    throw new UserError(
      `The lock "${key}" in the bucket can't be read. Nothing was published. If no other command is publishing, delete that object.`,
    );
  }
}
