/** Who a lock or an unfinished folder belongs to, and whether that process still lives. */
import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs';
import { hostname } from 'node:os';

export type Owner = {
  readonly pid: number;
  readonly host: string;
  /** Where process ids mean the same: containers may share a host's name, and a name may be given twice. */
  readonly machine: string;
  /** When the process began, as its system counts: a number that a later process of the same id does not have. */
  readonly born: string;
  /** When it took the thing, for people. */
  readonly since: string;
};

// A build shows every few seconds that it's alive; a busy one may be late.
const silentMs = 2 * 60_000;
const heartbeatMs = 5000;

/** The host's name, with its start and the namespace of its process ids where the system (Linux) names them. */
const machine = JSON.stringify([hostname(), bootId(), pidNamespace()]);

export const newId = (): string => `${process.pid}-${randomBytes(4).toString('hex')}`;

export const thisProcess = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  machine,
  born: bornOf(process.pid),
  since: new Date().toISOString(),
});

/** `undefined` where there is none, or not yet a whole one. */
export function readOwner(file: string): Owner | undefined {
  try {
    const found: Partial<Owner> = JSON.parse(readFileSync(file, 'utf8'));
    const { pid, host, machine, born, since } = found;
    return typeof pid === 'number' &&
      host !== undefined &&
      machine !== undefined &&
      born !== undefined &&
      since !== undefined
      ? { pid, host, machine, born, since }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the owner that `file` names is dead: the process is gone, or on another machine or in another container, and long silent. */
export function isGone(file: string): boolean {
  const owner = readOwner(file);
  if (owner?.machine === machine) return !isAlive(owner.pid) || bornOf(owner.pid) !== owner.born;
  try {
    return Date.now() - statSync(file).mtimeMs > silentMs;
  } catch {
    return true;
  }
}

/** Touches the file that names this process for as long as the work goes on. */
export async function whileAlive<T>(file: string, work: () => T | Promise<T>): Promise<T> {
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {}
  };
  const heartbeat = setInterval(touch, heartbeatMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that is dead, and that whoever began it has not asked about, still has its id.
    return !'ZX'.includes(statOf(pid)[0] ?? '?');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const bornOf = (pid: number): string => statOf(pid)[19] ?? '';

/** The fields of /proc/PID/stat from the third on, its state; elsewhere nothing is known, and the id has to do. */
function statOf(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
