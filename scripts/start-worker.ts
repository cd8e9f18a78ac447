/** Threads for modules named *-worker.ts: bundled as the commands are, or as they are written where those are not. */
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { projectRoot } from './project-root.ts';

/** `file` from the project's root, such as `scripts/publish/render-worker.ts`. A worker has a name of its own. */
export function startWorker(file: string, options: WorkerOptions = {}): Worker {
  const isBundled = !import.meta.url.endsWith('.ts');
  if (isBundled)
    return new Worker(new URL(`./${basename(file, '.ts')}.js`, import.meta.url), options);
  // On Node 20 `--import tsx` does nothing in a thread: what reads TypeScript is asked for by name.
  const url = pathToFileURL(join(projectRoot, file)).href;
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${url}'); })`;
  return new Worker(code, { ...options, eval: true });
}
