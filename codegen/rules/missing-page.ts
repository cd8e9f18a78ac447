import { distance } from '../diagnostics/suggest.ts';
import { foundOf, missingFile, type Rule } from './rule.ts';

/** Pages that the code of the site leads to. */
export const needed: readonly string[] = [
  '/',
  '/404',
  '/search',
  '/world',
  '/stores',
  '/installer',
  '/login',
  '/contact-us',
  '/warranty-registration',
];

export const missingPage: Rule = {
  name: 'missing-page',
  proves: 'RTE-31',
  scope: 'pages',
  description: `The pages that header, footer and search rely on exist: ${needed.join(', ')}.`,
  good: { file: 'pages/installer.yaml', instead: 'url: /installer', yaml: 'url: "/installer"' },
  bad: {
    file: 'pages/installer.yaml',
    instead: 'url: /installer',
    yaml: 'url: /installers',
    printed:
      'error catalogue/pages/installer.yaml:1:6 url: The site needs a page at /installer. Change /installers to /installer. [missing-page]',
  },
  check: (input) => {
    if (!input.complete) return [];
    return needed.flatMap((url) => {
      const place = missingFile(input, `pages${url === '/' ? '/home' : url}.yaml`);
      if (input.catalogue.pages[url] || !place) return [];
      const message = `The site needs a page at ${url}.`;
      const misspelt = input.written.pages.find(
        ({ entry }) => !needed.includes(entry.url) && distance(entry.url, url, 2) <= 2,
      );
      return misspelt
        ? [foundOf(misspelt.origin, ['url'], { message, found: misspelt.entry.url, fix: url })]
        : [{ at: place, message, write: `Add a file to pages/ with url: ${url}` }];
    });
  },
};
