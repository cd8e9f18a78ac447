/** npm run offline-preview: writes a built site as files that a reviewer opens from the disk. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countries, countryKeys } from '../kernel/countries.ts';
import { readArguments } from './arguments.ts';
import { step } from './build/steps.ts';
import { runCommand } from './command.ts';
import { previewMarker, writeOfflinePreview } from './offline-preview-site.ts';
import { resolveFolderOf } from './output/output-folder.ts';
import { UserError } from './user-error.ts';

runCommand(async () => {
  const usage = 'npm run offline-preview -- --out DIR [--site DIR]';
  const { site, out } = readArguments(usage, {
    site: { type: 'string', default: 'dist' },
    out: { type: 'string' },
  });
  if (out === undefined) throw new UserError(`Usage: ${usage}`, 2);
  const folder = resolveFolderOf({ option: '--out', marker: previewMarker }, out);
  const trees = Object.values(countryKeys);
  if (!existsSync(join(site, countryKeys[countries[0]])))
    throw new UserError(`There's no built site at "${site}". Run npm run build.`);
  const pages = await step('Rewriting pages', () => writeOfflinePreview(site, folder, trees));
  console.log(`${pages} pages in ${out}: open ${join(out, trees[0] ?? '', 'index.html')}`);
  return 0;
});
