/**
 * npm run dev from outside: `node --import tsx scripts/audits/development.ts`. Every start serves
 * both countries, every edit shows the new value at the first request after it is told, and faults are
 * said in a sentence. Prints the counts; exit 1 on any miss.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCatalogue } from '../../codegen/main.ts';
import { fixture } from '../../codegen/testing/catalogue-copy.ts';
import { listen } from '../preview/listen.ts';
import { projectRoot } from '../project-root.ts';
import { freePort } from '../testing/free-port.ts';
import { copyCheckout } from './checkout-copy.ts';
import { checkInBrowser } from './development/browser.ts';
import { type Edit, editsOf } from './development/edits.ts';
import { hearMessages, type Message, type Messages } from './development/messages.ts';
import { ask, type Started, startServer } from './development/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'development-'));
const small = copyOf(fixture, 'small');
const misses: string[] = [];
process.setMaxListeners(20);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
try {
  await countStarts(copyOf(join(projectRoot, 'catalogue'), 'ours'), 2, 'SOL40-E3');
  await countStarts(small, 8, 'CT-1');
  await startFresh();
  await sayFaults();
  await mendAtStart();
  await countEdits(5);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const miss of misses) console.log(`miss: ${miss}`);
process.exitCode = misses.length === 0 ? 0 : 1;

function copyOf(catalogue: string, name: string): string {
  const copy = join(folder, name);
  cpSync(catalogue, copy, { recursive: true });
  return copy;
}

function count(name: string, wanted: number, missed: readonly string[]): void {
  console.log(`${wanted - missed.length} of ${wanted} ${name}`);
  misses.push(...missed);
}

/** A checkout in which nothing was ever generated starts with no word but its own. */
async function startFresh(): Promise<void> {
  const checkout = join(folder, 'checkout');
  copyCheckout(checkout, { sharesPictures: false });
  const server = startServer(small, await freePort(), checkout);
  try {
    await server.ready;
    // Vite looks for packages once it listens.
    const { status } = await ask(server.port, 'au', '/CT-1');
    const isQuiet = status === 200 && !/fail|error(?!s)/i.test(server.output());
    count('first start without a word of a fault', 1, isQuiet ? [] : [server.output()]);
  } finally {
    await server.stop();
  }
}

/** Two at a time, on one catalogue: each must serve it for both hosts. */
async function countStarts(catalogue: string, starts: number, code: string): Promise<void> {
  const dead: string[] = [];
  const amounts = await amountsOf(catalogue, code);
  let left = starts;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const server = startServer(catalogue, await freePort());
      try {
        await server.ready;
        for (const country of ['au', 'nz'] as const) {
          const { status, body } = await ask(server.port, country, `/${code}`);
          const amount = `<data value="${amounts[country]}"`;
          if (status !== 200 || !body.includes(amount)) throw new Error(`${country}: ${status}`);
          // By itself it would be in no layer, and win over all that are in one.
          if (body.includes('styles/base.css')) throw new Error(`${country}: base.css is linked`);
        }
      } catch (error) {
        dead.push(`a start: ${String(error)}`);
      } finally {
        await server.stop();
      }
    }
  };
  await Promise.all([worker(), worker()]);
  count('starts serve both countries', starts, dead);
}

async function amountsOf(root: string, code: string) {
  const price = (await compileCatalogue(root)).catalogue?.prices[code];
  if (price?.AU.kind !== 'priced' || price.NZ.kind !== 'priced')
    throw new Error(`${code}: no price`);
  const of = (cents: number) => (cents / 100).toFixed(2);
  return { au: of(price.AU.incGstCents), nz: of(price.NZ.incGstCents) };
}

/** A port that is taken, a catalogue that is not there: a sentence, no stack, exit 1. */
async function sayFaults(): Promise<void> {
  const holder = await listen(() => {}, 0);
  const cases = [
    { catalogue: small, port: holder.port, says: `Port ${holder.port} is in use.` },
    { catalogue: join(folder, 'none'), port: 0, says: 'There is no folder' },
  ];
  const wrong: string[] = [];
  for (const { catalogue, port, says } of cases) {
    const server = startServer(catalogue, port);
    const status = await server.ended;
    const output = server.output();
    if (status !== 1 || !output.includes(says) || /\n +at /.test(output)) {
      wrong.push(`exit ${status}: ${output}`);
    }
  }
  await holder.close();
  count('faults end with a sentence', cases.length, wrong);
}

/** A catalogue that is broken at the start says so on every page, and serves once it is corrected. */
async function mendAtStart(): Promise<void> {
  const catalogue = copyOf(fixture, 'broken');
  const file = join(catalogue, 'products', 'CT-1.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('0.95', '"0.95"'));
  const server = startServer(catalogue, await freePort());
  const wrong: string[] = [];
  try {
    await server.ready;
    const page = await ask(server.port, 'au', '/CT-1');
    if (page.status !== 503 || !page.body.includes('products/CT-1.yaml:7:7')) {
      wrong.push(`broken at the start: ${page.status}`);
    }
    const messages = await hearMessages(server.port);
    writeFileSync(file, right);
    while (!isNew(await messages.next()));
    const { status } = await ask(server.port, 'au', '/CT-1');
    if (status !== 200) wrong.push(`corrected after the start: ${status}`);
    messages.close();
    const missed = await checkInBrowser(server, file, right);
    count('things that a browser must keep and show', missed.of, missed.misses);
  } finally {
    await server.stop();
  }
  count('broken catalogue is served once corrected', 1, wrong.slice(0, 1));
}

/** Two servers look at one catalogue: both must show what the disk says. */
async function countEdits(rounds: number): Promise<void> {
  spawnSync('git', ['init', '-q'], { cwd: small });
  const servers = [await freePort(), await freePort()].map((port) => startServer(small, port));
  const stale: string[] = [];
  let edits = 0;
  try {
    await Promise.all(servers.map(({ ready }) => ready));
    const heard = await Promise.all(servers.map(({ port }) => hearMessages(port)));
    for (let round = 1; round <= rounds; round += 1) {
      for (const edit of editsOf(small, round)) {
        edits += 1;
        await Promise.all(heard.map((messages) => messages.quiet()));
        try {
          await edit.act();
          if (edit.fault !== undefined) {
            await Promise.all(heard.map((messages) => untilFault(messages, edit.fault ?? '')));
          }
          edit.last?.();
          await Promise.all(servers.map((server, index) => untilShown(server, heard[index], edit)));
        } catch (error) {
          stale.push(`${edit.name}, round ${round}: ${String(error)}`);
        }
      }
    }
    for (const messages of heard) messages.close();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
  count('edits show the new value', edits, stale);
}

async function untilFault(messages: Messages, place: string): Promise<void> {
  for (;;) {
    const { type, err } = await messages.next();
    if (type === 'error' && err?.message.includes(place)) return;
  }
}

/** Whether pages are to be asked for again. */
function isNew({ type, event }: Message): boolean {
  return type === 'full-reload' || event === 'site:edited';
}

/** A burst may be shown in steps; what the last message leads to must be the state of the disk. */
async function untilShown(server: Started, messages: Messages | undefined, edit: Edit) {
  for (;;) {
    const message = await messages?.next();
    if (!message || !isNew(message)) continue;
    const answers = await Promise.all(
      edit.looks.map(async ({ country, path, shows }) =>
        shows(await ask(server.port, country, path)),
      ),
    );
    if (answers.every(Boolean)) return;
    if (edit.atOnce) throw new Error('the page was asked for again and showed the old value');
  }
}
