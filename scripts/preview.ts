/** npm run preview: serves built trees by host name, with the embedded backends. */
import { runCommand, untilStopped } from './command.ts';
import { preview } from './preview/main.ts';

runCommand(async () => {
  const started = await preview(process.argv.slice(2));
  await untilStopped();
  await started.close();
  return 0;
});
