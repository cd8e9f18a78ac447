/** Checks the texts in the site's code by the house style, like the catalogue's texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { findPhrases } from '../codegen/rules/house-style.ts';
import { projectRoot } from './project-root.ts';
import { committedFiles } from './testing/committed-files.ts';

/** String literals, parts of templates and the text between tags, as `file:line text`. */
function textsIn(path: string, source: string) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const texts: { readonly place: string; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    // Names and classes are a single word in lower case.
    if (isText(node) && /\s|^[A-Z]/.test(node.text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getFullStart());
      texts.push({ place: `${path}:${line + 1}`, text: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const isText = (node: ts.Node) =>
  ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);

const slipsIn = (path: string, source: string) =>
  textsIn(path, source).flatMap(({ place, text }) =>
    findPhrases(text)
      // A mark by itself separates parts of a header or a list.
      .filter(({ found }) => /[a-z]/i.test(found))
      .map(({ found, message, fix, write }) => `${place} ${found}: ${message} ${fix ?? write}`),
  );

it('finds a phrase in each kind of text', () => {
  const source = `
    import x from './salt tank';
    export const A = ({ code }) => <p title="Salt tank">salt tank {code} {\`\${code} salt tank\`}</p>;
    export const b = ['salt tank', \`salt tank\`];`;
  expect(slipsIn('a.tsx', source)).toHaveLength(5);
});

it("finds none in the site's code", () => {
  const files = committedFiles().filter(
    (path) =>
      /^site\/.*\.(tsx?|json)$/.test(path) && !/^site\/e2e\/|\.test\.|-fixture\./.test(path),
  );
  expect(files.length).toBeGreaterThan(250);
  const slips = files.flatMap((path) =>
    slipsIn(path, readFileSync(join(projectRoot, path), 'utf8')),
  );
  expect(slips).toEqual([]);
});
