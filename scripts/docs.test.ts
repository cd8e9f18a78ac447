/** Checks that every path, link and command in the documentation exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { isKnownLine } from './testing/known-line.ts';

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'catalogue/README.md'],
  ...markdownIn('docs'),
  ...markdownIn('docs/decisions'),
];
const rooted =
  /^(?:catalogue|codegen|docs|drawings|kernel|scripts|site)\/[\w./-]*$|^\.[\w-]+\.mjs$/;
/** A fresh clone has neither folder: commands create one, and the first picture creates the other. */
const generated = /^site\/generated|^catalogue\/images$/;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(projectRoot, document), 'utf8');

  it('names existing files and folders', () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => rooted.test(code) && !generated.test(code));
    expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it('links to existing files', () => {
    const linked = [...text.matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)/g)].map(([, to = '']) => to);
    const from = join(projectRoot, dirname(document));
    expect(linked.filter((path) => !existsSync(join(from, path)))).toEqual([]);
  });

  it('uses existing commands', () => {
    const named = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    const typed = [...text.matchAll(/npx puretec ([^`\n#|]+)/g)].map(([, line = '']) => line);
    expect(typed.filter((line) => !isKnownLine(line))).toEqual([]);
  });

  it('edits existing products', () => {
    const edited = [
      ...text.matchAll(/npx puretec (?:set|rename|retire) ([A-Z][A-Z-]*\d[A-Z\d-]*)/g),
    ];
    const files = edited.map(([, code]) => `catalogue/products/${code}.yaml`);
    expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  });
});
