import { distance, meant } from '../diagnostics/suggest.ts';
import { definitionsOf } from './definitions.ts';
import { foundOf, missingFile, type Rule } from './rule.ts';

/** Pages that the site's machinery leads to. */
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
  truth: `The pages that header, footer and search rely on are there: ${needed.join(', ')}.`,
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
      const others = definitionsOf('page', input).filter(({ name }) => !needed.includes(name));
      const near = meant(url, new Set(others.map(({ name }) => name))).perhaps[0];
      const misspelt = others.find(({ name }) => name === near);
      if (misspelt && near !== undefined && distance(near, url) <= 2)
        return [
          foundOf(misspelt.origin, [], {
            message: `the site needs a page at ${url}`,
            found: misspelt.name,
            fix: url,
          }),
        ];
      return [
        {
          at: place,
          message: `the site needs a page at ${url}`,
          write: `a file in pages/ with url: ${url}`,
        },
      ];
    });
  },
};
