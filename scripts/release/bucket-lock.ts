/**
 * One publish at a time into a bucket. Not every server that speaks S3 knows a condition on what is
 * put, but all list what was put before: whoever finds another name beside its own withdraws. Two at
 * the same moment may both withdraw, and never both go on.
 */
import { hostname } from 'node:os';
import { Fault } from '../fault.ts';
import { newId } from '../publish/owner.ts';
import { ownPrefix, type Store } from './store.ts';

const folder = `${ownPrefix}publishing/`;
/** Said again this often, and dead after some that were not. */
const heartbeatMs = 60_000;
const silentMs = 10 * heartbeatMs;

type Publishing = { readonly since: string; readonly host: string; readonly alive: number };

/** Throws a Fault where another publish is under way. */
export async function withBucketLock<T>(store: Store, work: () => Promise<T>): Promise<T> {
  const key = `${folder}${newId()}`;
  const since = new Date().toISOString();
  const say = () =>
    store.put(
      key,
      Buffer.from(
        JSON.stringify({ since, host: hostname(), alive: Date.now() } satisfies Publishing),
      ),
      { type: 'application/json', cache: 'no-store' },
    );
  await say();
  // One that is missed is said the next time.
  const heartbeat = setInterval(() => void say().catch(() => {}), heartbeatMs).unref();
  try {
    await requireAlone(store, key);
    return await work();
  } finally {
    clearInterval(heartbeat);
    await store.remove(key);
  }
}

async function requireAlone(store: Store, own: string): Promise<void> {
  const others = [...(await store.list()).keys()].filter(
    (key) => key.startsWith(folder) && key !== own,
  );
  for (const other of others) {
    const bytes = await store.read(other);
    if (!bytes) continue;
    const { since, host, alive }: Publishing = JSON.parse(bytes.toString('utf8'));
    if (Date.now() - alive > silentMs) await store.remove(other);
    else
      throw new Fault(
        `Another publish writes there (from ${host}, since ${since}). This one put nothing there. Wait until the other has ended; one that was killed is forgotten after ${silentMs / 60_000} minutes.`,
      );
  }
}
