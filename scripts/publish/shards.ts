/**
 * A share of a site, made by one machine of several. Which files a share has follows from their paths
 * alone, so an edit makes the same machine's cache stale that it made stale before.
 */
import { hash } from 'node:crypto';
import { Fault } from '../fault.ts';

/** The first share is number 1. */
export type Shard = { readonly number: number; readonly of: number };

/** "2/3". Throws a Fault for anything else. */
export function readShard(text: string): Shard {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (number < 1 || number > of) {
    throw new Fault(`--shard "${text}" is no share. Write its number and how many there are: 1/3.`);
  }
  return { number, of };
}

/** Whether a file, by its path below the site's folder, is of the share. Without one, all are. */
export function isInShard(path: string, shard: Shard | undefined): boolean {
  if (!shard) return true;
  const place = hash('sha256', path.replaceAll('\\', '/'), 'buffer').readUInt32BE() % shard.of;
  return place + 1 === shard.number;
}
