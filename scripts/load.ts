/** npm run load: what a visit weighs, and what nginx on this machine answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './arguments.ts';
import { atEnd } from './at-end.ts';
import { runCommand } from './command.ts';
import { Fault } from './fault.ts';
import { press } from './load/press.ts';
import { report } from './load/report.ts';
import { asker, visit } from './load/visit.ts';
import { requireTrees } from './preview/start-preview.ts';
import { ownForm } from './testing/hosts/own-form.ts';
import { findNginx, serveNginx } from './testing/hosts/serve-nginx.ts';
import { hostnames } from './testing/hosts/served.ts';

const usage = 'npm run load -- [--site DIR] [--seconds N] [--connections N]';
const pages = ['/', '/mains-water-filter-systems', '/HYBRID-G7'];
const most = { seconds: 60, connections: 256 };

runCommand(async () => {
  const { site, ...asked } = readArguments(usage, {
    site: { type: 'string', default: 'dist' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
  });
  const seconds = readCount('seconds', asked.seconds);
  const connections = readCount('connections', asked.connections);
  requireTrees(site);
  const nginx = findNginx();
  if (nginx === undefined)
    throw new Fault(
      'nginx is not installed, and it is what is measured. On Debian: apt-get install nginx-light',
    );
  const work = mkdtempSync(join(tmpdir(), 'load-'));
  const discard = atEnd(() => rmSync(work, { recursive: true, force: true }));
  try {
    const folder = join(work, 'site');
    await ownForm(resolve(site), folder, ['nginx'], { isCompressed: true });
    const served = await serveNginx(nginx, join(folder, 'nginx'), join(work, 'nginx'));
    try {
      const { cold, again } = await visit(pages, asker(served.port, hostnames.au));
      const pressed = await press(served.port, hostnames.au, pages, { seconds, connections });
      process.stdout.write(report({ pages, cold, again, pressed, connections }));
      return pressed.failed === 0 ? 0 : 1;
    } finally {
      await served.close();
    }
  } finally {
    discard();
  }
});

function readCount(name: keyof typeof most, text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= most[name]) return value;
  throw new Fault(`--${name}: a number from 1 to ${most[name]} expected, found "${text}"`, 2);
}
