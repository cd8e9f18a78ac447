/** Cloudflare's own runtime, workerd, as wrangler starts it. */
import { join } from 'node:path';
import { ask } from '../../preview/testing/ask.ts';
import { projectRoot } from '../../project-root.ts';
import { freePort } from '../free-port.ts';
import { type Program, startHostingProgram } from './program.ts';
import type { Served, TreeName } from './served.ts';

const wrangler = join(projectRoot, 'node_modules', 'wrangler', 'bin', 'wrangler.js');
const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };

type Running = Program & { readonly port: number };

async function start(config: string, work: string): Promise<Running> {
  const port = await freePort();
  const inspector = await freePort();
  const command = [
    ...([process.execPath, wrangler, 'dev', '-c', config] as const),
    '--show-interactive-dev-session=false',
    ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(inspector)],
    ...['--persist-to', join(work, String(port))],
  ] as const;
  const running = await startHostingProgram([...command], port, {
    cwd: work,
    env: { ...env, WRANGLER_LOG_PATH: join(work, 'logs') },
  });
  return { ...running, port };
}

/** `form` is the folder that the build wrote for Cloudflare. */
export async function serveWorkers(form: string, work: string): Promise<Served> {
  const of = (tree: TreeName) => start(join(form, tree, 'wrangler.jsonc'), work);
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
