/** Serves a built site with the embedded backends, on a port of its own. */
import { spawn } from 'node:child_process';

export type Preview = { readonly port: number; readonly stop: () => void };

/** `data` is the folder where the backends keep what they receive. */
export function startPreview(out: string, data: string, logKey = ''): Promise<Preview> {
  const script = ['--import', 'tsx', 'scripts/preview.ts', '--port', '0', '--faults'];
  const child = spawn(process.execPath, [...script, '--out', out, '--data', data], {
    env: { ...process.env, PURETEC_SEARCH_LOG_KEY: logKey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /nz\.localhost:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ port: Number(port), stop: () => child.kill() });
    });
    child.on('exit', (code) => reject(new Error(`The preview ended with ${code}: ${output}`)));
  });
}
