/**
 * Runs workerd, Cloudflare's runtime, with the settings that wrangler reads from the folder. `wrangler dev` would add a
 * proxy, which leaves some requests unanswered on a busy machine.
 */
import { dirname, join } from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from 'wrangler';
import { ask } from '../../preview/testing/ask.ts';
import type { Served, TreeName } from './served.ts';

async function start(config: string) {
  const { workerOptions, main = '' } = readWorkerOptions(config);
  const worker = new Miniflare({
    ...workerOptions,
    cf: false,
    modules: [{ type: 'ESModule', path: main }],
    modulesRoot: dirname(main),
    host: '127.0.0.1',
    port: 0,
  });
  const { port } = await worker.ready;
  return { port: Number(port), close: () => worker.dispose() };
}

/** `form` is the folder that the build wrote for Cloudflare. */
export async function serveWorkers(form: string): Promise<Served> {
  const of = (tree: TreeName) => start(join(form, tree, 'wrangler.jsonc'));
  const [au, nz] = await Promise.all([of('au'), of('nz')]);
  return {
    name: 'workers',
    trees: ['au', 'nz'],
    ask(tree, path, question) {
      const { port } = { au, nz }[tree];
      return ask(port, path, { host: `127.0.0.1:${port}`, ...question });
    },
    close: async () => void (await Promise.all([au.close(), nz.close()])),
  };
}
