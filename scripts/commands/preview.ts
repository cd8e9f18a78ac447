import { readManifest } from '../build/site-manifest.ts';
import { untilStopped } from '../exit-status.ts';
import { recoverOutput } from '../output/replace-output.ts';
import { startPreview } from '../preview/serve.ts';
import { searchLogKey } from '../search-log-key.ts';

type Options = { readonly out: string; readonly port: number; readonly data: string };

export async function run(options: Options): Promise<number> {
  await recoverOutput(options.out);
  const started = await startPreview(options);
  if (readManifest(options.out)?.withPictures === false)
    console.log(
      'This site was built without some of its pictures. Run npx puretec build to add them.',
    );
  if (searchLogKey() === undefined)
    console.log(
      "The search log is off, because PURETEC_SEARCH_LOG_KEY isn't set. If the site was built with a key, each search logs a 503 error in the browser's console.",
    );
  await untilStopped();
  await started.close();
  return 0;
}
