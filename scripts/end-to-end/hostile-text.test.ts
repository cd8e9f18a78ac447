/**
 * ACCEPTANCE 14: puts hostile text into every field that the check accepts. The test undoes the edits that the check
 * refuses, until it refuses none. Then it builds the site and examines the files.
 */
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import { expect, it } from 'vitest';
import { isScalar, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { compileCatalogue } from '../../codegen/compile-catalogue.ts';
import { parsed } from '../../codegen/testing/catalogue-copy.ts';
import { projectRoot } from '../project-root.ts';
import { runScript } from '../testing/start-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder('hostile');
const catalogue = join(folder, 'catalogue');
const out = join(folder, 'site');

const hostile =
  ' <img src=x onerror="owned()"> \'" </script><script>owned()</script> ]]> <!-- {{7*7}} %{owned()}';

type Text = { readonly node: Scalar<string>; readonly before: string; isHostile: boolean };
type File = { readonly path: string; readonly write: () => void; readonly texts: readonly Text[] };

function readFile(path: string): File {
  const document = parseDocument(readFileSync(path, 'utf8'));
  const texts: Text[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar<string>(node) || typeof node.value !== 'string') return;
      texts.push({ node, before: node.value, isHostile: true });
    },
  });
  const write = () => {
    for (const { node, before, isHostile } of texts) {
      node.value = isHostile ? before + hostile : before;
      if (isHostile) node.type = 'QUOTE_DOUBLE';
    }
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  };
  return { path, write, texts };
}

/** The texts on one line of the file as it is now. */
function textsAt({ path, texts }: File, line: number): Text[] {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const found: Text[] = [];
  let index = 0;
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const text = texts[index++];
      if (text && lines.linePos(node.range?.[0] ?? 0).line === line) found.push(text);
    },
  });
  return found;
}

const hasAny = (texts: readonly Text[]) => texts.length > 0;

it('ACCEPTANCE 14 hostile words stay words, in every text and every file of the site', async () => {
  cpSync(join(projectRoot, 'codegen/fixtures/catalogue'), catalogue, { recursive: true });
  const files = readdirSync(catalogue, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFile(join(catalogue, name)));
  const all = files.flatMap(({ texts }) => texts);
  const filesOf = (path: string) => files.filter((each) => relative(each.path, path) === '');
  for (;;) {
    for (const { write } of files) write();
    const { problems } = await compileCatalogue(catalogue, { cache: parsed });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) break;
    // The refused text is the one at that place, or the one it refers to under another name. Otherwise it's the whole
    // file.
    const ways = [
      errors.flatMap(({ file, line }) => filesOf(file).flatMap((each) => textsAt(each, line))),
      errors.flatMap(({ found }) => all.filter(({ before }) => before === found)),
      errors.slice(0, 1).flatMap(({ file }) => filesOf(file).flatMap(({ texts }) => texts)),
    ];
    const refused = ways.map((texts) => texts.filter(({ isHostile }) => isHostile)).find(hasAny);
    if (!refused) throw new Error(JSON.stringify(errors[0]));
    for (const text of refused) text.isHostile = false;
  }
  const told = all.filter(({ isHostile }) => isHostile);
  expect(told.length).toBeGreaterThan(100);

  const options = ['--catalogue', catalogue, '--out', out, '--without-images'];
  const { status, output } = await runScript('build', ...options);
  expect(status, output).toBe(0);
  // A page only runs scripts that its policy allows by hash.
  const policy = readFileSync(join(out, 'au', '_headers'), 'utf8');
  let shown = 0;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (/\.json$/.test(name)) JSON.parse(readFileSync(join(out, name), 'utf8'));
    if (/\.xml$/.test(name)) expect(readFileSync(join(out, name), 'utf8')).not.toContain('<img');
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(out, name), 'utf8');
    const page = parseHtml(html, { comment: true });
    shown += page.textContent.split('owned()').length - 1;
    expect(page.querySelectorAll('[onerror], img[src="x"]'), name).toEqual([]);
    for (const script of page.querySelectorAll('script')) {
      if (/json/.test(script.getAttribute('type') ?? '')) JSON.parse(script.textContent);
      else if (script.textContent.trim() !== '')
        expect(policy, name).toContain(
          createHash('sha256').update(script.textContent).digest('base64'),
        );
    }
  }
  // The hostile words are on the page, as text.
  expect(shown).toBeGreaterThan(told.length);
});
