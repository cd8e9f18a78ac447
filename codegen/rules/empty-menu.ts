import { countries } from '../../kernel/countries.ts';
import { navigationTypes } from '../../kernel/menu-names.ts';
import { foundOf, missingFile, type Rule } from './rule.ts';

const menu = (url: string) => `audience: Plumbers\nitems:\n  - { label: Large, url: ${url} }\n`;

export const emptyMenu: Rule = {
  name: 'empty-menu',
  proves: 'NAV-11',
  scope: 'menus',
  description: 'Each audience has a menu with at least one entry in each country.',
  good: { file: 'menus/plumbers.yaml', yaml: menu('/WH-1') },
  bad: {
    file: 'menus/plumbers.yaml',
    yaml: menu('/WH-2'),
    printed:
      'error catalogue/menus/plumbers.yaml:1:1: The menu of Plumbers has no entry in NZ. Add items that lead to pages of that country. [empty-menu]',
  },
  check: (input) => {
    if (!input.complete) return [];
    const { catalogue, written } = input;
    return navigationTypes.flatMap((audience) =>
      countries.flatMap((country) => {
        if (catalogue.menus[country][audience].length > 0) return [];
        const fault = {
          message: `The menu of ${audience} has no entry in ${country}.`,
          write: 'Add items that lead to pages of that country.',
        };
        const file = written.menus.find(({ entry }) => entry === audience);
        if (file) return [foundOf(file.origin, [], fault)];
        const missing = missingFile(input, `menus/${audience.toLowerCase()}.yaml`);
        return missing ? [{ ...fault, at: missing }] : [];
      }),
    );
  },
};
