/**
 * An offline preview: a built site as files that open from the disk, for reviewers without tools.
 * Browsers load no modules from files, so scripts are left out. Pages and menus work without; tools and
 * the search don't.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pageFile } from '../kernel/page-file.ts';
import { onExit } from './on-exit.ts';

/** Marks a folder whose trees the next run may replace. */
export const previewMarker = '.puretec-openable';
const markerText = 'npm run offline-preview made this folder and replaces the sites in it.\n';

/** A killed run leaves it; the next one removes it. */
const unfinished = '.unfinished-';

/**
 * Writes every tree of `site` to `out`, replacing those of an earlier run. Returns the number of pages.
 * Never writes to an existing file, which may be a link to a file of the site.
 */
export function writeOfflinePreview(site: string, out: string, trees: readonly string[]): number {
  mkdirSync(out, { recursive: true });
  const marker = join(out, previewMarker);
  if (!existsSync(marker)) writeFileSync(marker, markerText);
  for (const name of readdirSync(out))
    if (name.startsWith(unfinished)) rmSync(join(out, name), { recursive: true, force: true });
  const staging = mkdtempSync(join(out, unfinished));
  const discard = onExit(() => rmSync(staging, { recursive: true, force: true }));
  try {
    const pages = fillTrees(site, staging, trees);
    for (const tree of trees) {
      rmSync(join(out, tree), { recursive: true, force: true });
      renameSync(join(staging, tree), join(out, tree));
    }
    return pages;
  } finally {
    discard();
  }
}

function fillTrees(site: string, out: string, trees: readonly string[]): number {
  let pages = 0;
  for (const tree of trees) {
    const files = readdirSync(join(site, tree), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(site, tree).length + 1)
          .replaceAll('\\', '/'),
      );
    const known = new Set(files);
    for (const file of files) {
      const from = join(site, tree, file);
      const to = join(out, tree, file);
      if (file.endsWith('.js') || file.startsWith('_headers') || file.startsWith('_redirects'))
        continue;
      mkdirSync(dirname(to), { recursive: true });
      if (file.endsWith('.html')) {
        writeFileSync(to, offlinePage(readFileSync(from, 'utf8'), file, known));
        pages++;
      } else if (file.endsWith('.css')) {
        writeFileSync(to, offlineStyles(readFileSync(from, 'utf8'), file));
      } else cpSync(from, to);
    }
  }
  return pages;
}

/** `file` is the page's path in its tree, and `known` has the paths of all files there. */
export function offlinePage(html: string, file: string, known: ReadonlySet<string>): string {
  const toAddress = (address: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    if (!path.startsWith('/') || path.startsWith('//')) return address;
    const decoded = path.replaceAll('&amp;', '&');
    const asset = decoded.slice(1);
    const target = known.has(asset) ? asset : pageFile(decoded);
    // An address without a file (a redirect, the portal) goes to the 404 page.
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

export const offlineStyles = (css: string, file: string): string =>
  css.replace(
    /url\((["']?)\/(?!\/)([^)"']+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${relativeTo(file, path)}${quote})`,
  );

/** Escapes characters that have a meaning in an address. */
function relativeTo(file: string, target: string): string {
  const path = posix.relative(posix.dirname(file), target);
  return path
    .replaceAll('%', '%25')
    .replaceAll('?', '%3F')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;');
}
