/** Reads the built site's pages from their files, by tree and path. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { htmlFile } from '../../kernel/html-file.ts';

export const trees = ['au', 'nz'] as const;
export type Tree = (typeof trees)[number];

const out = process.env.SITE_OUT ?? 'dist';
export const fileOf = (tree: Tree, name: string): string => join(out, tree, name);
export const readBuilt = (tree: Tree, name: string): string =>
  readFileSync(fileOf(tree, name), 'utf8');

const known = new Map<string, HTMLElement>();

/** Undefined if the country doesn't have the page. */
export function builtPage(tree: Tree, path: string): HTMLElement | undefined {
  const file = fileOf(tree, htmlFile(path));
  if (!existsSync(file)) return undefined;
  const page = known.get(file) ?? parse(readFileSync(file, 'utf8'));
  known.set(file, page);
  return page;
}

/** The words of an element, with single spaces. */
export const wordsOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const linksOf = (element: HTMLElement | null | undefined): readonly string[] =>
  (element?.querySelectorAll('a[href]') ?? []).map((link) => link.getAttribute('href') ?? '');
