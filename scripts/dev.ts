/** npm run dev: both countries from the sources; an edit of YAML or code is visible at once. */
import { readArguments } from './arguments.ts';
import { startDevelopment } from './dev/start-development.ts';

const values = readArguments('npm run dev [-- --catalogue DIR] [--port N]', {
  catalogue: { type: 'string', default: 'catalogue' },
  port: { type: 'string', default: '5173' },
});

await startDevelopment(values.catalogue, Number(values.port));
