/** The licences of all packages, `node --import tsx scripts/audits/licences.ts`: a line each, then what may not be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord } from '../../kernel/is-record.ts';
import { projectRoot } from '../project-root.ts';

export type Package = { readonly name: string; readonly version: string; readonly licence: string };

/** Nothing of these reaches a visitor but React, the search and the typefaces; the rest makes the site. */
const accepted = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0'.split(
    ' ',
  ),
);
/** Packages that name theirs in a file of their own alone: BSD and MIT. */
const unnamed = new Set([
  ...['parse-cache-control', 'png-js'],
  ...['busboy', 'humanize-number', 'only', 'streamsearch'],
]);

export function packages(): Package[] {
  const lock: unknown = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'));
  const found = isRecord(lock) && isRecord(lock.packages) ? Object.entries(lock.packages) : [];
  return found.flatMap(([path, entry]) => {
    if (path === '' || !isRecord(entry)) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version, license } = entry;
    return [{ name, version: String(version), licence: String(license ?? 'none named') }];
  });
}

export const isAccepted = ({ name, licence }: Package): boolean =>
  unnamed.has(name) ||
  licence
    .replaceAll(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((each) => accepted.has(each));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = packages();
  for (const { name, version, licence } of all) console.log(`${licence}\t${name}\t${version}`);
  const refused = all.filter((each) => !isAccepted(each));
  console.log(`${all.length} packages, ${refused.length} not accepted`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
