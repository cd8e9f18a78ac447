/** `/` → index.html, `/sparq/taps` → sparq/taps.html. Hosts redirect a folder with an index.html to `/X/`. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path of a page's file, whichever separators the system uses. */
export function pagePath(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return path === 'index' ? '/' : `/${path}`;
}
