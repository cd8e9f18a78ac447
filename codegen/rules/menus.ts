import { countries } from '../../kernel/countries.ts';
import { navigationTypes } from '../../kernel/menu-names.ts';
import {
  missingFile,
  type Rule,
  type RuleMatch,
  reportIn,
  reportOn,
  reportReferences,
} from './rule.ts';
/** Types of files that affect menus. */
export const menuTypes = ['menu', 'dealer-range', 'category', 'product', 'page'] as const;

export const emptyMenu: Rule = {
  name: 'empty-menu',
  description:
    "Every audience's menu has at least one entry in every country. No menu lists a category with isNav: false.",
  check: (input) => {
    if (!input.hasNoErrors(...menuTypes)) return [];
    const { tables, written } = input;
    const hidden = reportReferences(input, (reference, document) =>
      document.kind === 'menu' && tables.categories[reference.value]?.isNav === false
        ? reportIn(document, reference, {
            message: 'This category has isNav: false, so no menu shows it.',
            write: 'Delete this entry, or delete isNav: false in the category.',
          })
        : [],
    );
    const empty = navigationTypes.flatMap((audience) =>
      countries.flatMap((country): RuleMatch | readonly [] => {
        if (tables.menus[country][audience].length > 0) return [];
        const file = written.menus.find(({ entry }) => entry === audience);
        if (file)
          return reportOn(file.origin, [], {
            message: `The ${audience} menu has no entries in ${country}.`,
            write: 'Add entries that link to pages in that country.',
          });
        const name = `menus/${audience.toLowerCase()}.yaml`;
        const at = missingFile(input, name);
        const message = `There's no menu for ${audience}.`;
        return at && country === countries[0] ? { message, at, write: `Restore ${name}.` } : [];
      }),
    );
    return [...hidden, ...empty];
  },
};
