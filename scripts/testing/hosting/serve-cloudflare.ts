/** Cloudflare's own runtime, workerd, as wrangler starts it: Workers assets, and Pages. */
import { join } from 'node:path';
import { ask } from '../../preview/testing/ask.ts';
import { projectRoot } from '../../project-root.ts';
import { freePort } from '../free-port.ts';
import { type Program, startHostingProgram } from './program.ts';
import type { Served, ServedName, TreeName } from './served.ts';

const wrangler = join(projectRoot, 'node_modules', 'wrangler', 'bin', 'wrangler.js');
const env = { WRANGLER_SEND_METRICS: 'false', CI: '1', NO_COLOR: '1' };

type Running = Program & { readonly port: number };

async function start(args: readonly string[], work: string): Promise<Running> {
  const port = await freePort();
  const inspector = await freePort();
  const command = [
    process.execPath,
    wrangler,
    ...args,
    ...['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(inspector)],
    ...['--persist-to', join(work, String(port))],
  ] as const;
  const running = await startHostingProgram([...command], port, {
    cwd: work,
    env: { ...env, WRANGLER_LOG_PATH: join(work, 'logs') },
  });
  return { ...running, port };
}

async function served(
  name: ServedName,
  starting: Readonly<Partial<Record<TreeName, Promise<Running>>>>,
): Promise<Served> {
  const settled = await Promise.allSettled(Object.values(starting));
  const close = async () => {
    await Promise.all(
      settled.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined)),
    );
  };
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed) {
    await close();
    throw failed.reason;
  }
  const running = { au: await starting.au, nz: await starting.nz };
  return {
    name,
    trees: (['au', 'nz'] as const).filter((tree) => running[tree]),
    ask(tree, path, question) {
      const { port } = running[tree] ?? {};
      if (port === undefined) throw new Error(`${tree} is not served by ${name}`);
      return ask(port, path, { host: `127.0.0.1:${port}`, ...question });
    },
    close,
  };
}

/** `form` is the folder that the build wrote for Cloudflare. */
export const serveWorkers = (form: string, work: string): Promise<Served> => {
  const of = (tree: TreeName) =>
    start(
      ['dev', '-c', join(form, tree, 'wrangler.jsonc'), '--show-interactive-dev-session=false'],
      work,
    );
  return served('workers', { au: of('au'), nz: of('nz') });
};

/** One tree: what differs from Workers is the same for both. */
export const servePages = (form: string, work: string): Promise<Served> =>
  served('pages', {
    au: start(
      [
        ...['pages', 'dev', join(form, 'au', 'public')],
        ...['--compatibility-date', '2026-04-01', '--show-interactive-dev-session=false'],
      ],
      work,
    ),
  });
