/**
 * In which file of a tree a page lies. `X.html` for `/X`, and no folder: hosts answer it at `/X`
 * itself (for a folder they lead on to `/X/`), and a folder is what a disk is slowest to make.
 */

/** `/` → index.html, `/sparq/taps` → sparq/taps.html. */
export const pageFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** The other way round; separators may be those of any system. */
export function pagePath(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return path === 'index' ? '/' : `/${path}`;
}
