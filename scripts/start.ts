/** npm start: builds our catalogue and serves every country with the embedded backends. */
import { readArguments, readPort } from './arguments.ts';
import { buildAndReport } from './build/build-and-report.ts';
import { finishPictures, type PicturesLeft, reportFinishing } from './build/finish-pictures.ts';
import { runCommand, untilStopped } from './command.ts';
import { preview } from './preview/cli.ts';
import { listen } from './preview/listen.ts';

const out = 'dist';

runCommand(async () => {
  const { port } = readArguments('npm start [-- --port N]', {
    port: { type: 'string', default: '4173' },
  });
  // Before the build, which may take minutes.
  const free = await listen(() => {}, readPort(port));
  await free.close();
  let left: PicturesLeft | undefined;
  const leavePictures = (each: PicturesLeft) => {
    left = each;
  };
  const status = await buildAndReport({
    catalogue: 'catalogue',
    out,
    strict: false,
    leavePictures,
  });
  if (status !== 0) return status;
  const finishing = left && finishPictures(out, left);
  const started = await preview(['--out', out, '--port', port], undefined, undefined, finishing);
  if (finishing) reportFinishing(finishing);
  await untilStopped();
  await finishing?.stop();
  await started.close();
  return 0;
});
