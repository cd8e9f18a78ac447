/** Many requests over a few connections that stay open, for a stated time. */
import { Agent, request } from 'node:http';

export type Pressed = {
  readonly requests: number;
  readonly failed: number;
  readonly seconds: number;
  /** Milliseconds, sorted. */
  readonly times: readonly number[];
};

export async function press(
  port: number,
  host: string,
  paths: readonly string[],
  { seconds, connections }: { readonly seconds: number; readonly connections: number },
): Promise<Pressed> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const one = (path: string) =>
    new Promise<boolean>((done) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          headers: { host, 'accept-encoding': 'gzip' },
        },
        (answer) => {
          answer.resume();
          answer.on('end', () => done(answer.statusCode === 200));
        },
      );
      sent.on('error', () => done(false));
      sent.end();
    });
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        const isWell = await one(paths[next++ % paths.length] ?? '/');
        times.push(performance.now() - start);
        if (!isWell) failed += 1;
      }
    }),
  );
  agent.destroy();
  return {
    requests: times.length,
    failed,
    seconds: (performance.now() - began) / 1000,
    times: times.sort((a, b) => a - b),
  };
}

/** The time that a share of the requests stayed under. */
export const quantile = ({ times }: Pressed, share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
