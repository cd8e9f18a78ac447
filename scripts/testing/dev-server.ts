/** Runs `npx puretec dev`, without npx, in this checkout or another one. */
import { projectRoot } from '../project-root.ts';
import { startNode } from './start-program.ts';

export type DevServer = {
  readonly port: number;
  readonly output: () => string;
  /** Resolves once the addresses are printed. Rejects if the process ends before then. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
};

export function startServer(catalogue: string, port: number, checkout = projectRoot): DevServer {
  const args = ['scripts/run.mjs', 'dev', '--catalogue', catalogue, '--port', String(port)];
  const { child, prints, output, ended } = startNode(args, {}, checkout);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { port, output, ready: prints('New Zealand'), stop };
}
