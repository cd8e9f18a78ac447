/** Completion by the YAML language server in a catalogue's files, as an editor requests it. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileCatalogue } from '../../codegen/main.ts';
import { isRecord } from '../../kernel/records.ts';
import { projectRoot } from '../project-root.ts';
import { writeNames } from './write-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'editor-'));
const catalogue = join(folder, 'catalogue');
let server: ChildProcess;
const answers = new Map<number, (result: unknown) => void>();
const diagnostics = new Map<string, (messages: string[]) => void>();

beforeAll(async () => {
  cpSync(join(projectRoot, 'catalogue'), catalogue, { recursive: true });
  mkdirSync(join(catalogue, 'images/scenes'), { recursive: true });
  writeFileSync(
    join(catalogue, 'images/scenes/tank.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  );
  const { catalogue: tables } = await compileCatalogue(catalogue);
  if (!tables) throw new Error('the catalogue has errors');
  writeNames(tables, catalogue);
  const bin = join(projectRoot, 'node_modules/yaml-language-server/bin/yaml-language-server');
  server = spawn(process.execPath, [bin, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  listen(server);
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { workspace: { configuration: true } },
  });
  tell('initialized', {});
}, 60_000);
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Messages of JSON-RPC, each behind its length. */
function listen({ stdout }: ChildProcess): void {
  let buffer = Buffer.alloc(0);
  stdout?.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const [head, length] =
        /^Content-Length: (\d+)\r\n(?:[^\r]+\r\n)*\r\n/.exec(buffer.toString('latin1')) ?? [];
      const end = (head?.length ?? 0) + Number(length);
      if (head === undefined || buffer.length < end) return;
      hear(JSON.parse(buffer.subarray(head.length, end).toString()));
      buffer = buffer.subarray(end);
    }
  });
}

function hear(message: unknown): void {
  if (!isRecord(message)) return;
  const { id, method, params, result } = message;
  if (method === 'workspace/configuration' && isRecord(params) && Array.isArray(params.items)) {
    const settings = JSON.parse(readFileSync(join(projectRoot, '.vscode/settings.json'), 'utf8'));
    const of = (section: unknown) =>
      section === 'yaml'
        ? {
            completion: true,
            validate: true,
            hover: true,
            schemas: settings['yaml.schemas'],
            schemaStore: { enable: false },
          }
        : {};
    send({
      id,
      result: params.items.map((item: unknown) => of(isRecord(item) ? item.section : '')),
    });
  } else if (
    method === 'textDocument/publishDiagnostics' &&
    isRecord(params) &&
    Array.isArray(params.diagnostics)
  ) {
    diagnostics.get(String(params.uri))?.(
      params.diagnostics.map((each: unknown) => (isRecord(each) ? String(each.message) : '')),
    );
  } else if (method !== undefined && id !== undefined) send({ id, result: null });
  else if (typeof id === 'number') answers.get(id)?.(result);
}

const send = (message: object): void => {
  const body = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
};
const tell = (method: string, params: object): void => send({ method, params });
let asked = 0;
const ask = (method: string, params: object): Promise<unknown> =>
  new Promise((done) => {
    asked++;
    answers.set(asked, done);
    send({ id: asked, method, params });
  });

/** `text` has a | at the cursor. */
async function atCursor(file: string, text: string, method: string): Promise<unknown> {
  const uri = pathToFileURL(join(catalogue, file)).href;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  tell('textDocument/didOpen', {
    textDocument: { uri, languageId: 'yaml', version: 1, text: text.replace('|', '') },
  });
  const result = await ask(method, { textDocument: { uri }, position });
  tell('textDocument/didClose', { textDocument: { uri } });
  return result;
}

async function completed(file: string, text: string): Promise<string[]> {
  const result = await atCursor(file, text, 'textDocument/completion');
  const items: unknown[] = isRecord(result) && Array.isArray(result.items) ? result.items : [];
  return items.map((item) => (isRecord(item) ? String(item.label) : ''));
}

const product =
  '# yaml-language-server: $schema=../schema/product.schema.json\nname: New\nsummary: New.\n';
const page = '# yaml-language-server: $schema=../schema/page.schema.json\nurl: /new\n';

it.each([
  ['a code', 'products/NEW-1.yaml', `${product}replacedBy: |`, 'WH2-60'],
  ['a code in a list', 'products/NEW-2.yaml', `${product}related:\n  - |`, 'HYBRID-G8'],
  ['a contaminant', 'products/NEW-3.yaml', `${product}treats:\n  - |`, 'chlorine'],
  ['a specification', 'products/NEW-4.yaml', `${product}specifications:\n  |`, 'flow'],
  [
    'an image',
    'products/NEW-5.yaml',
    `${product}images:\n  - alt: Tank\n    file: |`,
    'scenes/tank.svg',
  ],
  ['a slug of a page', 'pages/new.yaml', `${page}parent: |`, '/articles'],
  [
    'a slug of a category',
    'menus/new.yaml',
    '# yaml-language-server: $schema=../schema/menu.schema.json\naudience: Consumer\nitems:\n  - category: |',
    '/mixer-taps',
  ],
  [
    'a route',
    'promotions/new.yaml',
    '# yaml-language-server: $schema=../schema/promotion.schema.json\ntext: New\nlink: |',
    '/stores',
  ],
])('%s of this catalogue is completed', async (_what, file, text, want) => {
  expect(await completed(file, text)).toContain(want);
});

it('hover says what a field is for', async () => {
  const result = await atCursor(
    'products/NEW-9.yaml',
    `${product}repl|acedBy: WH2-60\n`,
    'textDocument/hover',
  );
  expect(JSON.stringify(result)).toContain('The product that takes its place');
});

it('reports nothing in our own files, and marks an unknown code', async () => {
  const complaints = (file: string, text: string) =>
    new Promise<string[]>((done) => {
      const uri = pathToFileURL(join(catalogue, file)).href;
      diagnostics.set(uri, done);
      tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
    });
  for (const kind of [
    'products',
    'categories',
    'pages',
    'menus',
    'promotions',
    'places',
    'dealer-range',
  ]) {
    const [name = ''] = readdirSync(join(catalogue, kind));
    const file = `${kind}/${name}`;
    expect(await complaints(file, readFileSync(join(catalogue, file), 'utf8')), file).toEqual([]);
  }
  const wrong = await complaints(
    'products/NEW-8.yaml',
    `${product}type: system\nprice: { au: 1, nz: 1 }\nreplacedBy: WH2-6O\n`,
  );
  expect(wrong.join()).toContain('Value is not accepted');
}, 30_000);
