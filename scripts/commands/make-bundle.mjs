/** Makes the bundle of the commands of a root, the first argument, and prints its folder. */
import { makeBundle } from './bundle.mjs';

console.log((await makeBundle(process.argv[2])) ?? '');
