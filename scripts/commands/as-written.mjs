/** The first module of a worker whose own, the first argument, is TypeScript. */
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

register();
await import(pathToFileURL(process.argv[2]).href);
