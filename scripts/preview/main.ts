import { readArguments as readOptions, readPort } from '../arguments.ts';
import { addressLines } from './address-line.ts';
import { readSettings, type TreeSettings } from './read-settings.ts';
import type { ServeOptions } from './serve.ts';
import { type Preview, requireTrees, startPreview } from './start-preview.ts';

const USAGE = `npm run preview -- [--out DIR] [--port N] [--data DIR] [--as-built] [--faults] [--verbose]
  --out      the folder of the built trees au and nz (dist)
  --port     0 chooses a free one (4173)
  --data     where the search log and the forms are kept (.cache/preview)
  --as-built leaves backends.json and dealer login links as built, instead of using the mocks
  --faults   lets tests break the backends through /__fault
  --verbose  prints a line for each request`;

type Arguments = Pick<ServeOptions, 'out' | 'port' | 'dataDir' | 'asBuilt' | 'faults'> & {
  readonly verbose: boolean;
};

/** Reads the command line. Throws a Fault with the usage where it cannot. */
export function readArguments(args: readonly string[]): Arguments {
  const {
    out,
    port,
    data,
    'as-built': asBuilt,
    faults,
    verbose,
  } = readOptions(
    USAGE,
    {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      data: { type: 'string', default: '.cache/preview' },
      'as-built': { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
    args,
  );
  return { out, port: readPort(port), dataDir: data, asBuilt, faults, verbose };
}

/**
 * `npm run preview`: serves the built trees until it is closed, and says where. The search log's
 * key comes from PURETEC_SEARCH_LOG_KEY, as in the build. Throws a Fault.
 */
export async function preview(
  args: readonly string[],
  print: (line: string) => void = console.log,
  settings: (out: string) => TreeSettings | Promise<TreeSettings> = readSettings,
  more: Pick<ServeOptions, 'provide'> = {},
): Promise<Preview> {
  const { verbose, ...asked } = readArguments(args);
  requireTrees(asked.out);
  const signingKey = process.env.PURETEC_SEARCH_LOG_KEY;
  const started = await startPreview({
    ...asked,
    ...more,
    ...(await settings(asked.out)),
    ...(signingKey ? { signingKey } : {}),
    // What a backend was asked is what somebody who tries the site wants to see.
    ...(verbose ? { log: print } : { logCall: print }),
  });
  for (const line of addressLines(started.ports)) print(line);
  return started;
}
