import type { Rule, RuleInput } from './rule.ts';
import { saidOnce } from './said-once.ts';

/** A field that is different on every page. */
const sayings = ({ written }: RuleInput, field: 'pageTitle' | 'pageDescription') =>
  [...written.categories, ...written.pages].map(({ entry, origin }) => ({
    value: entry[field],
    origin,
    path: [field],
  }));

export const duplicateTitle: Rule = {
  name: 'duplicate-title',
  proves: 'ACCEPTANCE 8',
  scope: 'categories, pages',
  description: 'No two pages have the same title.',
  good: {
    file: 'pages/world.yaml',
    instead: 'pageTitle: Product selector',
    yaml: 'pageTitle: Selector',
  },
  bad: {
    file: 'pages/world.yaml',
    instead: 'pageTitle: Product selector',
    yaml: 'pageTitle: Search',
    printed:
      'error catalogue/pages/world.yaml:5:12 pageTitle: Another page has the same value. Found Search. First at catalogue/pages/search.yaml:5. Change one of the two. [duplicate-title]',
  },
  check: (input) => saidOnce('page', sayings(input, 'pageTitle')),
};

export const duplicateDescription: Rule = {
  name: 'duplicate-description',
  proves: 'ACCEPTANCE 8',
  scope: 'categories, pages',
  description: 'No two pages have the same description.',
  good: {
    file: 'categories/mains.yaml',
    instead: 'pageDescription: Filters for the shower alone.',
    yaml: 'pageDescription: Filters for one shower.',
  },
  bad: {
    file: 'categories/mains.yaml',
    instead: 'pageDescription: Filters for the shower alone.',
    yaml: 'pageDescription: Filters that stand where the main enters the house.',
    printed:
      'error catalogue/categories/mains.yaml:58:22 categories[1].pageDescription: Another page has the same value. Found Filters that stand where the main enters the house. First at catalogue/categories/mains.yaml:42. Change one of the two. [duplicate-description]',
  },
  check: (input) => saidOnce('page', sayings(input, 'pageDescription')),
};
