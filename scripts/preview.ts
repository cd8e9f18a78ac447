/** npm run preview: serves a built site by host name, with the embedded backends. */
import { readArguments, readPort } from './arguments.ts';
import { readManifest } from './build/site-manifest.ts';
import { runCommand, untilStopped } from './command.ts';
import { recoverOutput } from './output/replace-output.ts';
import { startPreview } from './preview/start-preview.ts';

const usage = `npm run preview -- [--out DIR] [--port N] [--data DIR]
  --out      the folder of the built trees au and nz (dist)
  --port     0 chooses a free one (4173)
  --data     where the search log and the forms are kept (.cache/preview)`;

runCommand(async () => {
  const { port, ...values } = readArguments(usage, {
    out: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
    data: { type: 'string', default: '.cache/preview' },
  });
  await recoverOutput(values.out);
  const started = await startPreview({ ...values, port: readPort(port) });
  if (readManifest(values.out)?.withPictures === false)
    console.log('This site was built without some of its pictures. npm run build makes them all.');
  if (!process.env.PURETEC_SEARCH_LOG_KEY)
    console.log(
      'The search log is off: PURETEC_SEARCH_LOG_KEY is not set. Searches on a site built with a key log a 503 in the browser.',
    );
  await untilStopped();
  await started.close();
  return 0;
});
