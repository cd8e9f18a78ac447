import { readArguments as readOptions, readPort } from '../arguments.ts';
import { type PreviewSettings, readSettings } from './read-settings.ts';
import type { ServeOptions } from './serve.ts';
import { type Preview, requireTrees, startPreview } from './start-preview.ts';

const USAGE = `npm run preview -- [--out DIR] [--port N] [--data DIR] [--faults] [--verbose]
  --out      the folder of the built trees au and nz (dist)
  --port     0 chooses a free one (4173)
  --data     where the search log and the forms are kept (.cache/preview)
  --faults   lets tests break the backends through /__fault
  --verbose  prints a line for each request`;

type Arguments = Pick<ServeOptions, 'out' | 'port' | 'dataDir' | 'faults'> & {
  readonly verbose: boolean;
};

/** Reads the command line. Throws a Fault with the usage where it cannot. */
export function readArguments(args: readonly string[]): Arguments {
  const { out, port, data, faults, verbose } = readOptions(
    USAGE,
    {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      data: { type: 'string', default: '.cache/preview' },
      faults: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
    args,
  );
  return { out, port: readPort(port), dataDir: data, faults, verbose };
}

/**
 * `npm run preview`: serves the built trees until it is closed, and says where. The search log's
 * key comes from PURETEC_SEARCH_LOG_KEY, as in the build. Throws a Fault.
 */
export async function preview(
  args: readonly string[],
  print: (line: string) => void = console.log,
  settings: (out: string) => PreviewSettings | Promise<PreviewSettings> = readSettings,
): Promise<Preview> {
  const { verbose, ...asked } = readArguments(args);
  requireTrees(asked.out);
  const signingKey = process.env.PURETEC_SEARCH_LOG_KEY;
  const started = await startPreview({
    ...asked,
    ...(await settings(asked.out)),
    ...(signingKey ? { signingKey } : {}),
    ...(verbose ? { log: print } : {}),
  });
  print(`Australia    ${started.addresses.AU}`);
  print(`New Zealand  ${started.addresses.NZ}`);
  return started;
}
