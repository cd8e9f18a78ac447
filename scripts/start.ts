/** npm start: builds our catalogue and serves both countries with the embedded backends. */
import { readArguments, readPort } from './arguments.ts';
import { runCommand, untilStopped } from './command.ts';
import { preview } from './preview/main.ts';
import { buildAndReport } from './publish/build-and-report.ts';

runCommand(async () => {
  const { port } = readArguments('npm start [-- --port N]', {
    port: { type: 'string', default: '4173' },
  });
  readPort(port);
  const status = await buildAndReport({ catalogue: 'catalogue', out: 'dist', strict: false });
  if (status !== 0) return status;
  const started = await preview(['--port', port]);
  await untilStopped();
  await started.close();
  return 0;
});
