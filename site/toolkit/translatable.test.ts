/**
 * A browser that translates a page replaces text nodes with its own elements. React still holds the old nodes:
 * text it updates next to siblings goes stale, and adding or removing a sibling there throws. So an element in
 * a tool holds one text only, or wraps each changing part in its own element.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const site = fileURLToPath(new URL('..', import.meta.url));

/** The sources that a script reaches. The search has its own page type and its own test. */
function reachedBy(file: string, files = new Set<string>()): Set<string> {
  if (files.has(file) || !existsSync(file) || file.includes('/page-types/search/')) return files;
  files.add(file);
  const text = readFileSync(file, 'utf8').replaceAll(/^import type [^;]+;/gm, '');
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    if (fileName.startsWith('.')) reachedBy(resolve(dirname(file), fileName), files);
  }
  return files;
}

function bare(expression: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(expression) ? bare(expression.expression) : expression;
}

/** Names that the tools give to elements, because the syntax alone doesn't distinguish them from text. */
const elementNames =
  /^(?:children|lead|picture|unknownCodes|link\(|list\(|cards\(|createPortal\(|actions\()/;

function isElement(expression: ts.Expression): boolean {
  const value = bare(expression);
  if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value))
    return true;
  if (value.kind === ts.SyntaxKind.NullKeyword) return true;
  if (ts.isConditionalExpression(value))
    return isElement(value.whenTrue) && isElement(value.whenFalse);
  if (ts.isBinaryExpression(value)) return isElement(value.right);
  const text = value.getText();
  return elementNames.test(text) || /\.(?:map|flatMap)\(/.test(text);
}

type Child = { readonly isText: boolean; readonly isChanging: boolean };

function childOf(child: ts.JsxChild): Child | undefined {
  if (ts.isJsxText(child))
    return child.text.trim() === '' ? undefined : { isText: true, isChanging: false };
  if (!ts.isJsxExpression(child)) return { isText: false, isChanging: false };
  if (!child.expression) return undefined;
  const value = bare(child.expression);
  if (ts.isStringLiteral(value))
    return value.text.trim() === '' ? undefined : { isText: true, isChanging: false };
  return { isText: !isElement(value), isChanging: true };
}

/** The elements of a source that mix text with something that changes, by file and line. */
function mixedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.flatMap((child) => childOf(child) ?? []);
      const isMixed =
        children.length > 1 &&
        children.some(({ isText }) => isText) &&
        children.some(({ isChanging }) => isChanging);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (isMixed) found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

it.each([
  ['<p>{count} found</p>', 1],
  ['<p>{foundText(count)}</p>', 0],
  ['<p>Found {isNew && <b>new</b>}</p>', 1],
  ['<p><span>Found</span> {isNew && <b>new</b>}</p>', 0],
  ['<p>Remove <b>it</b></p>', 0],
  ['<li><b>{code}</b> {name}</li>', 1],
  ["<li><b>{code}</b>{' '}<span>{name}</span></li>", 0],
])('%s', (markup, count) => {
  expect(mixedIn('example.tsx', `const example = ${markup};`)).toHaveLength(count);
});

it('no element of a tool mixes text with parts that change', () => {
  const kinds = readdirSync(`${site}/page-types`).map(
    (kind) => `${site}/page-types/${kind}/start.tsx`,
  );
  const sources = kinds.reduce((files, start) => reachedBy(start, files), new Set<string>());
  const drawn = [...sources].filter((file) => file.endsWith('.tsx'));
  expect(drawn.length).toBeGreaterThan(30);
  expect(
    drawn.flatMap((file) => mixedIn(relative(site, file), readFileSync(file, 'utf8'))),
  ).toEqual([]);
});
