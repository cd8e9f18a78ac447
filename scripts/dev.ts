/** npm run dev: both countries from the sources; an edit of YAML or code is visible at once. */
import { readArguments } from './arguments.ts';
import { startDevelopment } from './dev/start-development.ts';
import { PreviewProblem } from './preview/preview-problem.ts';

const values = readArguments('npm run dev [-- --catalogue DIR] [--port N]', {
  catalogue: { type: 'string', default: 'catalogue' },
  port: { type: 'string', default: '5173' },
});

try {
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
    throw new PreviewProblem(`--port: a number from 0 to 65535 expected, found "${values.port}"`);
  }
  await startDevelopment(values.catalogue, Number(values.port));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(0));
  }
} catch (error) {
  console.error(error instanceof PreviewProblem ? error.message : error);
  process.exit(1);
}
