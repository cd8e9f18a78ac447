/** The peers of a harness that stands elsewhere: `run-peers.sh N PEER` prints a line of JSON. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { Row } from './report.ts';
import { touchMemory } from './touch-memory.ts';

/** Seconds and megabytes, as the harness measures them. */
type PeerResult = {
  readonly peer: string;
  readonly pages: number;
  readonly wall_s: number;
  readonly user_s: number;
  readonly sys_s: number;
  readonly tree_rss_mb: number;
  readonly files: number;
  readonly rebuild_wall_s: number;
};

export function peerRows(harness: string, products: number, name: string): Row[] {
  const peer = measurePeer(harness, products, name);
  if (!peer) return [];
  const { wall_s: wall, user_s: user, sys_s: system, tree_rss_mb: peak, files: written } = peer;
  return [
    { name: `${name}, ${peer.pages} pages`, wall, user, system, peak, written },
    { name: `${name}, again after one product`, wall: peer.rebuild_wall_s },
  ];
}

/** `undefined`, and a line that says so, where a peer cannot be run on this machine. */
function measurePeer(harness: string, products: number, peer: string): PeerResult | undefined {
  touchMemory();
  const { status, stdout, stderr } = spawnSync(
    join(harness, 'run-peers.sh'),
    [String(products), peer],
    {
      encoding: 'utf8',
      env: { WORK: join(projectRoot, '.cache', 'peers'), ...process.env },
    },
  );
  const line = stdout?.split('\n').findLast((text) => text.startsWith('{'));
  if (status === 0 && line !== undefined) return JSON.parse(line);
  console.log(`${peer} could not be run: ${(stderr ?? '').trim().split('\n').at(-1)}`);
  return undefined;
}
