/** Threads for modules named *-worker.ts: bundled as the commands are, or as they are written where those are not. */
import { basename, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { projectRoot } from './project-root.ts';

/** `file` from the project's root, such as `scripts/publish/render-worker.ts`. A worker has a name of its own. */
export function startWorker(file: string, options: Omit<WorkerOptions, 'argv'> = {}): Worker {
  const isBundled = !import.meta.url.endsWith('.ts');
  if (isBundled)
    return new Worker(new URL(`./${basename(file, '.ts')}.js`, import.meta.url), options);
  // Node hands `--import tsx` to a worker, where it does nothing.
  const first = join(projectRoot, 'scripts/commands/as-written.mjs');
  return new Worker(first, { ...options, argv: [join(projectRoot, file)] });
}

/** Resolves when the worker has done its work; rejects with its fault. */
export const endOf = (worker: Worker): Promise<void> =>
  new Promise((done, fail) => {
    worker.on('error', fail);
    worker.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`a thread was ended (${code})`)),
    );
  });
