/** The least that counts as a built site: what a build leaves, with a page in each tree. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noBackends } from '../../site/commerce/backends.ts';
import { marker, markerText } from '../build/output-folder.ts';
import { settingsFile } from '../preview/read-settings.ts';

/** `former`: as builds left it before there was a marker. */
export function makeTrees(out: string, text = 'a page', { former = false } = {}): void {
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
  writeFileSync(join(out, former ? 'backends.json' : settingsFile), JSON.stringify(settings));
  if (!former) writeFileSync(join(out, marker), markerText);
}
