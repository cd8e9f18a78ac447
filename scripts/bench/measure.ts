/** The time, memory and output of a command, including every process it starts. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { onExit } from '../on-exit.ts';
import { UserError } from '../user-error.ts';

export type Measured = Awaited<ReturnType<typeof measure>>;

// The shell reports the processor time of all processes below it.
const timed = '"$@"; status=$?; times >&3; exit $status';

/**
 * Returns seconds and, as `peak`, megabytes of resident memory (0 without /proc; shared pages count
 * twice). Throws a UserError on failure.
 */
export async function measure(command: readonly string[], cwd: string) {
  const start = performance.now();
  const child = spawn('sh', ['-c', timed, 'sh', ...command], {
    cwd,
    // Runs in its own process group, because memory is summed by group.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const group = child.pid ?? 0;
  const stop = onExit(() => {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {}
  });
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentBytes(group));
  }, 50);
  const read = child.stdio
    .slice(1)
    .map((stream) => (stream && 'read' in stream ? text(stream) : ''));
  const status = await new Promise((done, fail) => child.on('error', fail).on('close', done));
  const wall = (performance.now() - start) / 1000;
  clearInterval(sampling);
  stop();
  const [output = '', errors = '', spent = ''] = await Promise.all(read);
  if (status !== 0)
    throw new UserError(
      `${command.join(' ')} exited with status ${status}:\n${(output + errors).slice(-3000)}`,
    );
  // The second line has the children's times: "0m1.230s 0m0.100s".
  const [user = 0, system = 0] = [...(spent.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
  return { wall, user, system, peak: peak / 1e6, output };
}

const pageBytes = 4096;

function residentBytes(group: number): number {
  let bytes = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // proc(5), after the name in brackets: state, parent, group, … and, 22nd, the resident pages.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) bytes += Number(fields[21]) * pageBytes;
    }
  } catch {
    // The process has ended, so this sample misses its memory.
  }
  return bytes;
}
