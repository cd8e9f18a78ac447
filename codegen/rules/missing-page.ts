import { missingFile, type Rule } from './rule.ts';

/** Pages that the site's machinery leads to. */
const needed = [
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
      'error catalogue/pages/installer.yaml:1:1: the site needs a page at /installer; write a file in pages/ with url: /installer [missing-page]',
  },
  check: (input) => {
    if (!input.complete) return [];
    return needed.flatMap((url) => {
      const place = missingFile(input, `pages${url === '/' ? '/home' : url}.yaml`);
      if (input.catalogue.pages[url] || !place) return [];
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
