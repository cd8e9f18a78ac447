/** Writes the smallest folder that counts as a built site, with one page in each tree. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noBackends } from '../../site/commerce/backends.ts';
import { marker, markerText } from '../output/output-folder.ts';
import { settingsFile } from '../preview/read-settings.ts';

export function makeTrees(out: string, text = 'a page'): void {
  for (const tree of ['au', 'nz']) {
    mkdirSync(join(out, tree), { recursive: true });
    writeFileSync(join(out, tree, 'index.html'), text);
    writeFileSync(join(out, tree, '_headers'), '');
    writeFileSync(join(out, tree, '_redirects'), '');
    writeFileSync(join(out, tree, 'backends.json'), JSON.stringify(noBackends));
  }
  const settings = {
    forms: [],
    productCodes: { codes: [], former: [] },
    dealerLoginPath: '/portal',
  };
  writeFileSync(join(out, settingsFile), JSON.stringify(settings));
  writeFileSync(join(out, marker), markerText);
}
