/**
 * Copies a built site as files that open from disk, for reviewers without tools. Browsers load no
 * modules from files, so only pages and menus work.
 */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { countries, countryKeys } from '../../kernel/countries.ts';
import { htmlFile } from '../../kernel/html-file.ts';
import { step } from '../build/steps.ts';
import { filesBelow } from '../disk.ts';
import { resolveNewFolder } from '../output/output-folder.ts';
import { UserError } from '../user-error.ts';

type Options = { readonly site: string; readonly out: string };

export async function run({ site, out }: Options): Promise<number> {
  const folder = resolveNewFolder(out);
  const trees = Object.values(countryKeys);
  if (!existsSync(join(site, countryKeys[countries[0]])))
    throw new UserError(`There's no built site at "${site}". Run npx puretec build.`);
  const pages = await step('Rewriting pages', () =>
    trees.reduce((sum, tree) => sum + copyTree(join(site, tree), join(folder, tree)), 0),
  );
  console.log(`Copied ${pages} pages to ${out}. Open ${join(out, trees[0] ?? '', 'index.html')}.`);
  return 0;
}

function copyTree(from: string, to: string): number {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/\.js$|[\\/]_(?:headers|redirects)$/.test(path),
  });
  const known = new Set(filesBelow(from));
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(to, file), change(readFileSync(join(from, file), 'utf8')));
  const pages = [...known].filter((file) => file.endsWith('.html'));
  for (const file of pages) rewrite(file, (html) => offlinePage(html, file, known));
  for (const file of known)
    if (file.endsWith('.css')) rewrite(file, (css) => offlineStyles(css, file));
  return pages.length;
}

/** `file` is the page's path in its tree, `known` the paths of all its files. */
function offlinePage(html: string, file: string, known: ReadonlySet<string>): string {
  const toAddress = (address: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (!path.startsWith('/') || path.startsWith('//')) return address;
    const decoded = path.replaceAll('&amp;', '&');
    const asset = decoded.slice(1);
    const target = known.has(asset) ? asset : htmlFile(decoded);
    // An address without a file (a redirect, the portal) opens the 404 page.
    const fragment = rest.startsWith('#') ? rest : '';
    return relativeTo(file, known.has(target) ? target : '404.html') + fragment;
  };
  return html
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(
      /(\s(?:href|src|action|poster)=")([^"]*)"/g,
      (_, name: string, address: string) => `${name}${toAddress(address)}"`,
    )
    .replace(/(\s(?:srcset|imagesrcset)=")([^"]*)"/gi, (_, name: string, list: string) => {
      const sources = list.split(/,\s+/).map((source) => {
        const [address = '', size] = source.trim().split(/\s+/);
        return [toAddress(address), ...(size ? [size] : [])].join(' ');
      });
      return `${name}${sources.join(', ')}"`;
    });
}

const offlineStyles = (css: string, file: string): string =>
  css.replace(
    /url\((["']?)\/(?!\/)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${relativeTo(file, path)}${quote})`,
  );

function relativeTo(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path
    .replaceAll('%', '%25')
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;');
}
