/**
 * A page's file in a tree: `/` → index.html, `/sparq/taps` → sparq/taps.html. It isn't a folder with an index.html,
 * because hosts redirect those to `/X/` and folders are slow to create.
 */
export const htmlFile = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** The path of a page's file, with the separators of any system. */
export function pagePath(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return path === 'index' ? '/' : `/${path}`;
}
