/** docs/runbook.md, section by section: each is tried on a site that nginx serves from where it was published to. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { readSettings } from '../preview/read-settings.ts';
import { serve } from '../preview/serve.ts';
import { ask as askDirectly } from '../preview/testing/ask.ts';
import { ownForm } from './hosts/own-form.ts';
import { findNginx, serveNginx } from './hosts/serve-nginx.ts';
import type { Served } from './hosts/served.ts';

const built = resolve(process.argv[2] ?? 'dist');
const work = mkdtempSync(join(tmpdir(), 'runbook-'));
const place = join(work, 'www');
const opened: { close: () => Promise<unknown> }[] = [];
let tried = 0;

function wants(what: string, is: boolean): void {
  if (!is) throw new Error(`not as docs/runbook.md says: ${what}`);
  tried += 1;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const words = ['--import', 'tsx', join('scripts', `${command}.ts`), ...args];
  const done = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (done.status !== 0)
    throw new Error(`${command} ${args.join(' ')}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

const publish = (...args: readonly string[]) => run('publish', ['--to', place, ...args]);

/** The scripts of a tree, as one text. */
const scriptsIn = (tree: string) =>
  readdirSync(join(tree, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(tree, 'assets', name), 'utf8'))
    .join('\n');

try {
  const sections = Array.from(
    readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.*)$/gm),
    ([, name]) => name,
  );
  const backends = await serve({
    ...{ out: built, port: 0, dataDir: join(work, 'data') },
    ...readSettings(built),
  });
  opened.push(backends);
  const origin = `http://127.0.0.1:${backends.port}`;
  const first = join(work, 'first');
  await ownForm(built, first, ['nginx'], {
    root: place,
    upstreams: { api: origin, gateway: origin, forms: origin },
  });
  const catalogue = join(work, 'catalogue');
  cpSync('catalogue', catalogue, { recursive: true });
  const second = join(work, 'second');
  const newKey = 'a-key-of-today';

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    async Publish() {
      wants(
        'a rehearsal does nothing',
        /^Nothing was changed/m.test(publish('--site', first, '--dry-run')),
      );
      publish('--site', first);
      const program = findNginx();
      if (program === undefined) throw new Error('nginx is not installed and cannot be');
      const nginx = await serveNginx(program, place, join(work, 'nginx'));
      opened.push(nginx);
      served = nginx;
      reload = nginx.reload;
      wants('pages are served', (await status('/')) === 200);
      wants('forms reach their backend', (await sendForm()) < 500);
    },
    async 'Backend down'() {
      await backends.close();
      wants('the host says so', (await sendForm()) === 502);
      wants('pages go on', (await status('/HYBRID-G7')) === 200);
      const elsewhere = await serve({
        ...{ out: built, port: 0, dataDir: join(work, 'elsewhere') },
        ...readSettings(built),
      });
      opened.push(elsewhere);
      const moved = join(work, 'moved');
      const upstream = `http://127.0.0.1:${elsewhere.port}`;
      await ownForm(built, moved, ['nginx'], {
        root: place,
        upstreams: { api: upstream, gateway: upstream, forms: upstream },
      });
      const said = publish('--site', moved);
      wants('a move puts the files of the host alone', said.includes(': 2 put, '));
      reload();
      await answeredWith(422);
      wants('forms reach it at its new place', (await sendForm()) === 422);
      const search = '/api/cacheable/items?q=tap&country=AU';
      const direct = await askDirectly(elsewhere.port, search);
      wants('and so does search', (await text(search)) === direct.text);
    },
    async 'A backend for forms'() {
      const answers: Readonly<Record<string, string>> = { name: 'Ann' };
      const headers = { 'content-type': 'application/json' };
      const { status: refused, text: why } = await ask('/forms/contact', {
        ...{ method: 'POST', headers },
        body: JSON.stringify(answers),
      });
      wants('what is missing is said by field', refused === 422 && 'errors' in JSON.parse(why));
    },
    async 'Switch a flag'() {
      const wasShown = switchFlag();
      const said = run('build', ['--catalogue', catalogue, '--out', second, '--host', 'nginx'], {
        PURETEC_SEARCH_LOG_KEY: newKey,
      });
      wants(
        'the build tells whom nobody answers',
        said.includes('/forms has no backend: forms show other ways to write.'),
      );
      const banner = /upgrade_notification|class="[^"]*banner/i;
      wants('the page has the banner as the flag was', banner.test(await text('/')) === wasShown);
      publish('--site', second);
      reload();
      wants('and then as it is now', banner.test(await text('/')) !== wasShown);
    },
    async 'Rotate the key'() {
      wants('the new key signs', scriptsIn(join(second, 'au')).includes(newKey));
      const before = readdirSync(join(first, 'au', 'assets'));
      const now = new Set(readdirSync(join(place, 'au', 'assets')));
      wants(
        'tabs of before find their scripts',
        before.every((name) => now.has(name)),
      );
    },
    async 'Proxy missing'() {
      await answeredWith(503);
      wants('nobody answers', (await sendForm()) === 503);
      const page = await text('/contact-us');
      wants(
        'the page shows other ways',
        page.includes('How to reach us') && !page.includes('method="post"'),
      );
    },
    async 'Roll back'() {
      wants('all are kept', publish('--list').trim().split('\n').length === 3);
      publish('--roll-back');
      wants(
        'the page of before is back',
        (await text('/')) === readFileSync(join(first, 'au/index.html'), 'utf8'),
      );
      publish('--roll-back', '--release', '3');
      wants(
        'and the later one again',
        (await text('/')) === readFileSync(join(second, 'au/index.html'), 'utf8'),
      );
    },
  };
  let served: Served | undefined;
  let reload = () => {};
  const ask = async (path: string, question?: Parameters<Served['ask']>[2]) => {
    if (!served) throw new Error('nothing is served yet');
    return served.ask('au', path, question);
  };
  const status = async (path: string) => (await ask(path)).status;
  const text = async (path: string) => (await ask(path)).text;
  const sendForm = async () => {
    const headers = { 'content-type': 'application/json' };
    return (await ask('/forms/contact', { method: 'POST', headers, body: '{}' })).status;
  };
  /** Several times in a row: while nginx reads its rules again, its former workers still answer some. */
  async function answeredWith(wanted: number): Promise<void> {
    const until = Date.now() + 20_000;
    for (let row = 0; row < 5 && Date.now() < until; ) {
      row = (await sendForm()) === wanted ? row + 1 : 0;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
  /** In a catalogue whose host hands nothing on. Returns what the flag was. */
  function switchFlag(): boolean {
    const file = join(catalogue, 'site.yaml');
    const document = parseDocument(readFileSync(file, 'utf8'));
    const flag = ['flags', 'isShowSpecialOffer'];
    const was = document.getIn(flag) === true;
    document.setIn(flag, !was);
    document.set('hosting', { root: place });
    writeFileSync(file, document.toString());
    return was;
  }

  wants(
    `sections are ${sections.join(', ')}`,
    [...sections].sort().join() === Object.keys(steps).sort().join(),
  );
  for (const [name, step] of Object.entries(steps)) {
    await step();
    console.log(`tried: ${name}`);
  }
  console.log(`${tried} statements hold`);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await Promise.allSettled(opened.map((each) => each.close()));
  rmSync(work, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
