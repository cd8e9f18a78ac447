/** Follows docs/runbook.md section by section, on the fixture's site. nginx serves the published folder. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { readSettings } from '../preview/read-settings.ts';
import { serve } from '../preview/serve.ts';
import { ask as askDirectly } from '../preview/testing/ask.ts';
import { ownOutput } from '../testing/hosting/own-output.ts';
import { findNginx, type Nginx, serveNginx } from '../testing/hosting/serve-nginx.ts';
import { hostnames } from '../testing/hosting/served.ts';
import { runNode } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const work = temporaryFolder('runbook');
const place = join(work, 'www');
const catalogue = join(work, 'catalogue');
const built = join(work, 'built');
const first = join(work, 'first');
const second = join(work, 'second');
const opened: { close: () => Promise<unknown> }[] = [];
afterAll(async () => {
  await Promise.allSettled(opened.map((each) => each.close()));
});

async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const words = ['scripts/run.mjs', command, ...args];
  const { status, output } = await runNode(words, env);
  expect(status, `${command} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}
const publish = (...args: readonly string[]) => run('publish', ['--to', place, ...args]);

type Backends = Awaited<ReturnType<typeof serve>>;
async function serveBackends(name: string): Promise<Backends> {
  const settings = readSettings(built);
  const backends = await serve({ out: built, port: 0, dataDir: join(work, name), ...settings });
  opened.push(backends);
  return backends;
}
const writeForm = (folder: string, { port }: Backends) => {
  const origin = `http://127.0.0.1:${port}`;
  const upstreams = { api: origin, gateway: origin, forms: origin };
  return ownOutput(built, folder, ['nginx'], { root: place, upstreams, catalogue });
};

let backends: Backends;
let nginx: Nginx;
const ask = (path: string, question?: Parameters<Nginx['ask']>[2]) =>
  nginx.ask('au', path, question);
const textOf = async (path: string) => (await ask(path)).text;
const sendForm = (body: string) =>
  ask('/forms/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
/** While nginx reads its rules again, old workers answer some requests. Waits for five new answers in a row. */
async function untilFormsAnswer(status: number): Promise<void> {
  for (let row = 0; row < 5; ) {
    row = (await sendForm('{}')).status === status ? row + 1 : 0;
    await new Promise((done) => setTimeout(done, 50));
  }
}
const hasBanner = async () => /upgrade_notification|class="[^"]*banner/i.test(await textOf('/'));

beforeAll(async () => {
  cpSync(fixture, catalogue, { recursive: true });
  const file = join(catalogue, 'site.yaml');
  const text = readFileSync(file, 'utf8')
    .replaceAll('www.example.com.au', hostnames.au)
    .replaceAll('www.example.co.nz', hostnames.nz);
  writeFileSync(file, text);
  await run('build', ['--catalogue', catalogue, '--out', built]);
  backends = await serveBackends('data');
  await writeForm(first, backends);
});

const sections: Readonly<Record<string, () => Promise<void>>> = {
  async Publish() {
    expect(await publish('--site', first, '--dry-run')).toContain('Nothing was changed.');
    await publish('--site', first);
    const program = findNginx();
    if (program === undefined) throw new Error("nginx isn't installed, and can't be.");
    nginx = await serveNginx(program, place, join(work, 'nginx'));
    opened.push(nginx);
    expect((await ask('/')).status).toBe(200);
    expect((await sendForm('{}')).status).toBeLessThan(500);
  },
  async 'Backend down'() {
    await backends.close();
    expect((await sendForm('{}')).status).toBe(502);
    expect((await ask('/WH-1')).status).toBe(200);
    const elsewhere = await serveBackends('elsewhere');
    const moved = join(work, 'moved');
    await writeForm(moved, elsewhere);
    // Moving a backend only uploads the host's own files.
    expect(await publish('--site', moved)).toContain(': 2 uploaded, ');
    nginx.reload();
    await untilFormsAnswer(422);
    const search = '/api/cacheable/items?q=tap&country=AU';
    expect(await textOf(search)).toBe((await askDirectly(elsewhere.port, search)).text);
  },
  async 'A backend for forms'() {
    const { status, text } = await sendForm('{"topic":"Sales"}');
    expect([status, JSON.parse(text)]).toEqual([
      422,
      expect.objectContaining({ errors: expect.anything() }),
    ]);
  },
  async 'Switch a flag'() {
    const file = join(catalogue, 'site.yaml');
    const document = parseDocument(readFileSync(file, 'utf8'));
    const flag = ['flags', 'isShowSpecialOffer'];
    const wasOn = document.getIn(flag) === true;
    document.setIn(flag, !wasOn);
    // A host without backends to proxy to.
    document.set('hosting', { root: place });
    writeFileSync(file, document.toString());
    const options = ['--catalogue', catalogue, '--out', second, '--host', 'nginx'];
    const output = await run('build', options, { PURETEC_SEARCH_LOG_KEY: 'test-key-of-today' });
    expect(output).toContain('/forms has no backend, so forms show other ways to contact us.');
    expect(await hasBanner()).toBe(wasOn);
    await publish('--site', second);
    nginx.reload();
    expect(await hasBanner()).toBe(!wasOn);
  },
  async 'Rotate the key'() {
    const scripts = (tree: string) =>
      readdirSync(join(tree, 'assets')).filter((name) => name.endsWith('.js'));
    const signed = scripts(join(second, 'au')).filter((name) =>
      readFileSync(join(second, 'au', 'assets', name), 'utf8').includes('test-key-of-today'),
    );
    expect(signed).not.toEqual([]);
    // Tabs opened earlier still find their scripts.
    expect(scripts(join(place, 'au'))).toEqual(expect.arrayContaining(scripts(join(first, 'au'))));
  },
  async 'Proxy missing'() {
    await untilFormsAnswer(503);
    const page = await textOf('/contact-us');
    expect(page).toContain('How to reach us');
    expect(page).not.toContain('method="post"');
  },
  async 'Roll back'() {
    expect((await publish('--list')).trim().split('\n')).toHaveLength(3);
    await publish('--roll-back');
    expect(await textOf('/')).toBe(readFileSync(join(first, 'au/index.html'), 'utf8'));
    await publish('--roll-back', '--release', '3');
    expect(await textOf('/')).toBe(readFileSync(join(second, 'au/index.html'), 'utf8'));
  },
};

it('tries every section of the runbook', () => {
  const headings = readFileSync('docs/runbook.md', 'utf8').matchAll(/^## (.*)$/gm);
  expect([...headings].map(([, name]) => name).sort()).toEqual(Object.keys(sections).sort());
});

for (const [name, works] of Object.entries(sections)) it(`works as described: ${name}`, works);
