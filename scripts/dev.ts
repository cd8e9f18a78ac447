/** npm run dev: serves every country from the sources, and shows edits of YAML or code at once. */
import { readArguments, readPort } from './arguments.ts';
import { runCommand, untilStopped } from './command.ts';
import { requireCatalogue } from './compile.ts';
import { startDevelopment } from './dev/start-development.ts';

runCommand(async () => {
  const values = readArguments('npm run dev [-- --catalogue DIR] [--port N]', {
    catalogue: { type: 'string', default: 'catalogue' },
    port: { type: 'string', default: '5173' },
  });
  const port = readPort(values.port);
  requireCatalogue(values.catalogue);
  const server = await startDevelopment(values.catalogue, port);
  await untilStopped({ survives: true });
  await server.close();
  return 0;
});
