/** npm run preview: serves built trees by host name, with the embedded backends. */

import { isUnfinished } from './build/output-folder.ts';
import { healAsked } from './build/swap.ts';
import { runCommand, untilStopped } from './command.ts';
import { preview, readArguments } from './preview/main.ts';

runCommand(async () => {
  const args = process.argv.slice(2);
  const { out } = readArguments(args);
  await healAsked(out);
  const started = await preview(args);
  if (isUnfinished(out)) {
    console.log(`Some pictures of "${out}" are missing: npm start was stopped while it made them.`);
    console.log('npm run build makes them, and so does npm start.');
  }
  await untilStopped();
  await started.close();
  return 0;
});
