/** The pages and files of one country onto the disk. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressFault, requireAddress } from '../../kernel/address.ts';
import type { HostFile } from './host-file.ts';

export type RenderedPage = { readonly path: string; readonly html: string };
export type TreeWriter = {
  readonly pages: number;
  writePage(page: RenderedPage): void;
  writeFile(file: HostFile): void;
};

export function treeWriter(folder: string): TreeWriter {
  let pages = 0;
  mkdirSync(folder, { recursive: true });
  const write = (path: string, content: string) => {
    // A renderer goes on for a while after a fault: what was thrown away is not begun anew.
    if (!existsSync(folder)) throw new Error(`the tree ${folder} is no longer written`);
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  return {
    get pages() {
      return pages;
    },
    writePage({ path, html }) {
      write(pageFile(path), html);
      pages += 1;
    },
    writeFile: ({ path, content }) => write(path, content),
  };
}

/** `/` → index.html, `/404` → 404.html, anything else → path/index.html. Throws where the path is no address of a page. */
export function pageFile(path: string): string {
  if (addressFault('page', path)) requireAddress('code', path.slice(1));
  if (path === '/404') return '404.html';
  return join(path.slice(1), 'index.html');
}
