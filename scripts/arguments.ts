/** Command lines: what is not understood is said, with what would be. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Values of the options, or the end of the process with a message and the usage. */
export function readArguments<T extends Options>(usage: string, options: T) {
  try {
    return parseArgs({ options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\nUsage: ${usage}`);
    process.exit(2);
  }
}
