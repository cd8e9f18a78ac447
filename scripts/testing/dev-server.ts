/** A development server as a person starts it: a process of its own, watched from outside. */
import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** Ends a hang; nothing is expected to take that long. */
export const patience = 180_000;

export type Answered = { readonly status: number; readonly body: string };
export type Started = {
  readonly port: number;
  readonly output: () => string;
  /** Resolves when the addresses are printed; rejects where the process ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit status. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<void>;
};

/** `npm run dev`, without npm, in this checkout or in another. */
export function startServer(catalogue: string, port: number, checkout = projectRoot): Started {
  const command = [join('scripts', 'run.mjs'), 'dev', '--catalogue', catalogue];
  const child = spawn(process.execPath, [...command, '--port', String(port)], {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: '1' },
    // A group of its own: the command runs the server in a process below it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let heard = () => {};
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    heard();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const ready = within(
    new Promise<void>((done, fail) => {
      heard = () => {
        if (/New Zealand +http/.test(output)) done();
      };
      void ended.then((status) => fail(new Error(`ended with ${status}\n${output}`)));
    }),
    () => `did not start\n${output}`,
  );
  // The test that stops a server which never started has its output.
  ready.catch(() => {});
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGTERM');
    }
  };
  // A test that is interrupted leaves no server behind.
  process.once('exit', end);
  const stop = async () => {
    end();
    await ended;
    process.off('exit', end);
  };
  return { port, output: () => output, ready, ended, stop };
}

export function within<T>(promise: Promise<T>, why: () => string): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(why())), patience);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** A page as a browser asks for it: `au.localhost` is this machine, whatever its resolver knows. */
export function ask(port: number, country: string, path: string): Promise<Answered> {
  const asked = new Promise<Answered>((done, fail) => {
    const headers = { host: `${country}.localhost:${port}`, accept: 'text/html' };
    request({ host: 'localhost', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') });
      });
      response.on('error', fail);
    })
      .on('error', fail)
      .end();
  });
  return within(asked, () => `no answer for ${path}`);
}
