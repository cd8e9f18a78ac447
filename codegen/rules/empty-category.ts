import { countries } from '../../kernel/countries.ts';
import { isSold } from '../resolve/prices.ts';
import { foundOf, type Rule } from './rule.ts';

export const emptyCategory: Rule = {
  name: 'empty-category',
  proves: 'ACCEPTANCE 12',
  scope: 'categories',
  description: 'A category without sub-categories lists a product in each country (a warning).',
  good: { file: 'categories/cartridges.yaml', instead: '[CT-1, CT-0]', yaml: '[CT-0, CT-1]' },
  bad: {
    file: 'categories/cartridges.yaml',
    instead: '[CT-1, CT-0]',
    yaml: '[WH-2]',
    printed:
      'warning catalogue/categories/cartridges.yaml:11:11 categories[0].name: /cartridges/carbon shows no product in NZ. Add items that are sold there. [empty-category]',
  },
  check: ({ catalogue, written, complete }) =>
    !complete
      ? []
      : written.categories
          .filter(({ entry }) => catalogue.categories[entry.url] === entry)
          .filter(({ entry }) => entry.categories.length === 0)
          .flatMap(({ entry, origin }) =>
            countries
              .filter(
                (country) => !entry.items.some((code) => isSold(catalogue.prices, code, country)),
              )
              .map((country) =>
                foundOf(origin, ['name'], {
                  severity: 'warning',
                  message: `${entry.url} shows no product in ${country}.`,
                  write: 'Add items that are sold there.',
                }),
              ),
          ),
};
