/** What a command costs, with every process that it starts. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { atEnd } from '../at-end.ts';
import { Fault } from '../fault.ts';

/** Seconds and megabytes. */
export type Cost = {
  readonly wall: number;
  readonly user: number;
  readonly system: number;
  /** The largest sum of resident memory seen, 20 times a second; a page that two processes share counts twice. Where /proc tells. */
  readonly peak?: number;
};
export type Measured = Cost & { readonly output: string };
/** `written`: files. */
export type CaseResult = Measured & { readonly written: number };

// The shell tells what its children took, and theirs.
const timed = '"$@"; status=$?; times >&3; exit $status';

/** Runs a command to its end. Throws a Fault with what it printed where it fails. */
export function measure(command: readonly string[], cwd: string): Promise<Measured> {
  const start = performance.now();
  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    // A group of its own: its memory is told by that.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  const stop = atEnd(() => killGroup(group));
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(group));
  }, 50);
  const [output = [], errors = [], times = []] = child.stdio.slice(1).map((stream) => {
    const chunks: string[] = [];
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
    return chunks;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => {
      const wall = (performance.now() - start) / 1000;
      clearInterval(sampling);
      stop();
      if (status !== 0) {
        const printed = [...output, ...errors].join('').slice(-3000);
        return fail(new Fault(`${command.join(' ')} ended with ${status}:\n${printed}`));
      }
      const [user = 0, system = 0] = secondsOf(times.join('').split('\n')[1] ?? '');
      done({
        wall,
        user,
        system,
        ...(peak > 0 && { peak: peak / 1e6 }),
        output: output.join(''),
      });
    });
  });
}

/** Mostly there is nobody left to kill. */
function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {}
}

/** "0m1.230s 0m0.100s" */
const secondsOf = (line: string): number[] =>
  [...line.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );

const pageBytes = 4096;

/** Of all processes of a group; 0 where the system has no /proc. */
function residentBytes(group: number): number {
  let names: string[] = [];
  try {
    names = readdirSync('/proc');
  } catch {
    return 0;
  }
  return names
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // proc(5), after the name in brackets: state, parent, group, … and, 22nd, the resident pages.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(fields[2]) === group ? Number(fields[21]) * pageBytes : 0;
      } catch {
        return 0;
      }
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}
