import { imageCache } from '../build/picture-sources.ts';
import { untilStopped } from '../exit-status.ts';
import { createImageHandler, type ImageHandler } from '../preview/handle-images.ts';
import { listen } from '../preview/listen.ts';
import { startPreview } from '../preview/serve.ts';
import { buildAndReport } from './build.ts';

const out = 'dist';

export async function run({ port }: { readonly port: number }): Promise<number> {
  // Checks the port before the build, which may take a minute.
  const free = await listen(() => {}, port);
  await free.close();
  let makePicture: ImageHandler | undefined;
  const status = await buildAndReport({
    catalogue: 'catalogue',
    out,
    strict: false,
    leavePictures: (sources) => {
      makePicture = createImageHandler(sources, imageCache);
    },
  });
  if (status !== 0) return status;
  const started = await startPreview({ out, port, ...(makePicture && { makePicture }) });
  if (makePicture)
    console.log(
      'Some pictures are only created the first time a page shows them. Run npx puretec build to create them all.',
    );
  await untilStopped();
  await started.close();
  return 0;
}
