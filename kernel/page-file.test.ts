import { expect, it } from 'vitest';
import { pageFile, pagePath } from './page-file.ts';

it.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/WH2-60', 'WH2-60.html'],
  ['/sparq/taps', 'sparq/taps.html'],
])('the page %s lies in %s', (path, file) => {
  expect(pageFile(path)).toBe(file);
  expect(pagePath(file)).toBe(path);
  expect(pagePath(file.replaceAll('/', '\\'))).toBe(path);
});
