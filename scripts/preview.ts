/** npm run preview: serves a built site by host name, with the embedded backends. */
import { runCommand, untilStopped } from './command.ts';
import { isUnfinished } from './output/output-folder.ts';
import { recoverOutput } from './output/replace-output.ts';
import { preview, readArguments } from './preview/cli.ts';

runCommand(async () => {
  const args = process.argv.slice(2);
  const { out } = readArguments(args);
  await recoverOutput(out);
  const started = await preview(args);
  if (isUnfinished(out)) {
    console.log(`Some pictures of "${out}" are missing: npm start was stopped while it made them.`);
    console.log('npm run build makes them, and so does npm start.');
  }
  await untilStopped();
  await started.close();
  return 0;
});
