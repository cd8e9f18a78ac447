/** npm run preview: serves built trees by host name, with the embedded backends. */
import { main } from './preview/main.ts';

await main(process.argv.slice(2));
