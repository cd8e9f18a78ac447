/** Takes over the pages of the published site that stay as they are. */
import { readFileSync } from 'node:fs';
import { runWorker } from '../run-worker.ts';
import { type KeepWork, type KeptPages, keepEach } from './keep-pages.ts';

runWorker(async ({ places, pages }: KeepWork, tell: (kept: KeptPages) => void) => {
  tell(keepEach(JSON.parse(readFileSync(pages, 'utf8')), places));
});
