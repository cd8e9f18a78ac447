/** The time, memory and output of a command, including every process it starts. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { text } from 'node:stream/consumers';
import { onExit } from '../on-exit.ts';
import { UserError } from '../user-error.ts';

export type Measured = {
  /** Seconds. */
  readonly wall: number;
  readonly user: number;
  readonly system: number;
  /** The largest sum of resident memory seen, in megabytes; shared pages count twice. Needs /proc. */
  readonly peak?: number;
  readonly output: string;
};

// The shell reports the processor time of its children and theirs.
const timed = '"$@"; status=$?; times >&3; exit $status';

/** Runs a command to its end. Throws a UserError with the command's output if it fails. */
export async function measure(command: readonly string[], cwd: string): Promise<Measured> {
  const start = performance.now();
  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    // Its own process group: memory is summed by group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  const stop = onExit(() => killGroup(group));
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(group));
  }, 50);
  const [, stdout, stderr, times] = child.stdio;
  const read = [stdout, stderr, times].map((stream) =>
    stream && 'read' in stream ? text(stream) : '',
  );
  const status = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  const wall = (performance.now() - start) / 1000;
  clearInterval(sampling);
  stop();
  const [output = '', errors = '', spent = ''] = await Promise.all(read);
  if (status !== 0)
    throw new UserError(
      `${command.join(' ')} ended with ${status}:\n${(output + errors).slice(-3000)}`,
    );
  // The second line is the children's: "0m1.230s 0m0.100s".
  const [user = 0, system = 0] = [...(spent.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { wall, user, system, ...(peak > 0 && { peak: peak / 1e6 }), output };
}

/** Usually every process of the group has ended. */
function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {}
}

const pageBytes = 4096;

/** Sums the resident memory of a process group; 0 on systems without /proc. */
function residentBytes(group: number): number {
  let bytes = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) bytes += of(pid);
  } catch {}
  return bytes;

  function of(pid: string): number {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // proc(5), after the name in brackets: state, parent, group, … and, 22nd, the resident pages.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return Number(fields[2]) === group ? Number(fields[21]) * pageBytes : 0;
    } catch {
      return 0;
    }
  }
}

const gigabyte = 2 ** 30;

/**
 * Makes a virtual machine's host provide memory before a measurement, 3 GB or half of what's free.
 * The first touch of a page that the host hasn't provided yet costs four times as much as another.
 */
export function touchMemory(): void {
  const gigabytes = Math.min(3, freemem() / 2 / gigabyte);
  const touch = `for (let left = ${gigabytes}, used = []; left > 0; left -= 0.5) used.push(Buffer.alloc(Math.min(left, 0.5) * ${gigabyte}, 1));`;
  const { status, error, stderr } = spawnSync(process.execPath, ['-e', touch]);
  if (status !== 0) throw new UserError(`Memory can't be touched: ${error?.message ?? stderr}`);
}
