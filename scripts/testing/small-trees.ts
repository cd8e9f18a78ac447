/** The least that counts as a built site: what a build leaves, with a page in each tree. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsFile } from '../preview/read-settings.ts';
import { marker, markerText } from '../publish/output-folder.ts';

export function makeTrees(out: string, text = 'a page', { marked = true } = {}): void {
  for (const tree of ['au', 'nz']) {
    mkdirSync(join(out, tree), { recursive: true });
    writeFileSync(join(out, tree, 'index.html'), text);
    writeFileSync(join(out, tree, '_headers'), '');
    writeFileSync(join(out, tree, '_redirects'), '');
  }
  writeFileSync(join(out, settingsFile), '{"gatewayStage":"dev","gatewayTargets":[],"forms":[]}');
  if (marked) writeFileSync(join(out, marker), markerText);
}
