/** Runs Debian's nginx with the files that the build wrote for it. Only the ports and the temporary folders are ours. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../preview/testing/ask.ts';
import { freePort } from '../free-port.ts';
import { installPackage } from '../install-package.ts';
import { startProgram } from '../start-program.ts';
import { hostnames, type Served } from './served.ts';

const installed = () =>
  ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
    existsSync(file),
  );

/** Undefined if nginx isn't installed and can't be. */
export function findNginx(): string | undefined {
  if (installed() === undefined) installPackage('nginx-light');
  return installed();
}

/** Only its user may read a test's folder, so nginx runs as that user. */
const settings = (work: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${work}/pid;
error_log stderr warn;
worker_processes 2;
events {}
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  include ${work}/site.conf;
}
`;

export type Nginx = Served & { readonly port: number };

/** `form` is the folder that contains site.conf. */
export async function serveNginx(program: string, form: string, work: string): Promise<Nginx> {
  mkdirSync(work, { recursive: true });
  const port = await freePort();
  writeFileSync(
    join(work, 'site.conf'),
    readFileSync(join(form, 'site.conf'), 'utf8')
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll(/listen \[::\]:80;/g, ''),
  );
  const config = join(work, 'nginx.conf');
  writeFileSync(config, settings(work));
  const command = [program, '-e', 'stderr', '-c', config] as const;
  const tested = spawnSync(command[0], [...command.slice(1), '-t'], { encoding: 'utf8' });
  if (tested.status !== 0 || /\[(?:warn|emerg)\]/.test(tested.stderr))
    throw new Error(`nginx says of its configuration:\n${tested.stderr}`);
  const { child, ended, output } = startProgram(command[0], command.slice(1), {}, work);
  const stop = () => child.kill();
  process.once('exit', stop);
  const isAnswering = () =>
    ask(port, '/').then(
      () => true,
      () => false,
    );
  while (!(await isAnswering())) {
    if (child.exitCode !== null) throw new Error(`nginx ended:\n${output()}`);
    await wait(100);
  }
  return {
    name: 'nginx',
    trees: ['au', 'nz'],
    port,
    ask: (tree, path, question) => ask(port, path, { host: hostnames[tree], ...question }),
    async close() {
      process.off('exit', stop);
      stop();
      await ended;
    },
  };
}
