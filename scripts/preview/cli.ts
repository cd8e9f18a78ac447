import { readArguments as readOptions, readPort } from '../arguments.ts';
import { readSettings, type TreeSettings } from './read-settings.ts';
import type { ServeOptions } from './serve.ts';
import { addressLines, type Preview, requireTrees, startPreview } from './start-preview.ts';

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

/** Reads the command line. Throws a UserError with the usage if it can't. */
export function readArguments(args: readonly string[]): Arguments {
  const options = {
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    data: { type: 'string', default: '.cache/preview' },
    'as-built': { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  } as const;
  const { port, data, 'as-built': asBuilt, ...others } = readOptions(USAGE, options, args);
  return { ...others, port: readPort(port), dataDir: data, asBuilt };
}

/**
 * `npm run preview`: serves the built trees until it's closed, and says where. The search log's
 * key comes from PURETEC_SEARCH_LOG_KEY, as in the build. Throws a UserError.
 */
export async function preview(
  args: readonly string[],
  print: (line: string) => void = console.log,
  settings: (out: string) => TreeSettings | Promise<TreeSettings> = readSettings,
  more: Pick<ServeOptions, 'provide'> = {},
): Promise<Preview> {
  const { verbose, ...values } = readArguments(args);
  requireTrees(values.out);
  const signingKey = process.env.PURETEC_SEARCH_LOG_KEY;
  const started = await startPreview({
    ...values,
    ...more,
    ...(await settings(values.out)),
    ...(signingKey ? { signingKey } : {}),
    // Someone who tries the site wants to see its calls of backends even without --verbose.
    ...(verbose ? { log: print } : { logCall: print }),
  });
  for (const line of addressLines(started.ports)) print(line);
  return started;
}
