/** npm run openable: a built site as files that a reviewer opens from the disk, with nothing installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countries, countryKeys } from '../kernel/countries.ts';
import { readArguments } from './arguments.ts';
import { judgeFolderOf } from './build/output-folder.ts';
import { step } from './build/steps.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { openableMarker, writeOpenable } from './openable/openable-site.ts';

runCommand(async () => {
  const usage = 'npm run openable -- --out DIR [--site DIR]';
  const { site, out } = readArguments(usage, {
    site: { type: 'string', default: 'dist' },
    out: { type: 'string' },
  });
  if (out === undefined) throw new Fault(`Usage: ${usage}`, 2);
  const folder = judgeFolderOf({ option: '--out', marker: openableMarker }, out);
  const trees = Object.values(countryKeys);
  if (!existsSync(join(site, countryKeys[countries[0]])))
    throw new Fault(`"${site}" holds no built site; npm run build makes one.`);
  const pages = await step('Rewriting pages', () => writeOpenable(site, folder, trees));
  console.log(`${pages} pages in ${out}: open ${join(out, trees[0] ?? '', 'index.html')}`);
  return 0;
});
