/** npm run preview: serves built trees by host name, with the embedded backends. */
import { runCommand, untilStopped } from './command.ts';
import { preview, readArguments } from './preview/main.ts';
import { healBeforeServing } from './publish/swap.ts';

runCommand(async () => {
  const args = process.argv.slice(2);
  await healBeforeServing(readArguments(args).out);
  const started = await preview(args);
  await untilStopped();
  await started.close();
  return 0;
});
