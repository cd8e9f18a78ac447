import type { Origin } from '../catalogue.ts';
import { meant } from '../diagnostics/suggest.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import type { FieldPath } from '../load/document.ts';
import { type Found, foundOf, type Rule, type RuleInput } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'applications: [Domestic]';

export const application: Rule = {
  name: 'application',
  proves: 'GEN-07',
  scope: 'categories, products',
  truth:
    'An application that a category offers as a choice is one of a product that it lists, and that of a product is offered where it is listed (a warning).',
  good: { file, instead, yaml: 'applications: [domestic]' },
  bad: {
    file,
    instead,
    yaml: 'applications: [Domestic, Commercial]',
    printed:
      'warning catalogue/categories/mains.yaml:49:30 categories[0].applications[1]: No product that is listed here has this application, so the choice would find nothing. Found Commercial. An application of a product that is listed here, or take it away. [application]',
  },
  check: (input) => {
    const { written, catalogue, isProductInDoubt } = input;
    const offered = new Map<string, Map<string, number>>();
    const doubted = new Set<string>();
    const ofCategories = written.categories.flatMap(({ entry, origin }): Found[] => {
      const { applications, items } = entry;
      if (applications.length === 0) return [];
      const listed = items.map((code) => catalogue.products[code]);
      const known = countsOf(listed.flatMap((product) => product?.applications ?? []));
      // What one of them says may be the very one that lacks.
      const isSure = items.every(
        (code) => catalogue.products[code] && !isProductInDoubt(code, ['applications']),
      );
      const found = isSure ? strange(applications, known, origin, ofCategory, input) : [];
      for (const code of items) {
        const choices = offered.get(code) ?? new Map<string, number>();
        for (const choice of applications) choices.set(choice, items.length);
        offered.set(code, choices);
        if (found.length > 0) doubted.add(code);
      }
      return found;
    });
    return [
      ...ofCategories,
      ...written.products.flatMap(({ entry: { code, applications }, origin }) => {
        const choices = offered.get(code);
        return choices === undefined || doubted.has(code)
          ? []
          : strange(applications, choices, origin, ofProduct, input);
      }),
    ];
  },
};

/** How many products say it. */
function countsOf(said: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of said) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const ofCategory = {
  message: 'no product that is listed here has this application, so the choice would find nothing',
  write: 'an application of a product that is listed here, or take it away',
};
const ofProduct = {
  message: 'no category that lists this product offers this application as a choice',
  write: 'an application that they offer, or let them offer it',
};

/** Applications that are none of `known`, whatever the capitals. */
function strange(
  applications: readonly string[],
  known: ReadonlyMap<string, number>,
  origin: Origin,
  { message, write }: typeof ofCategory,
  { isInDoubt }: RuleInput,
): Found[] {
  const names = new Map([...known.keys()].map((name) => [name.toLowerCase(), name]));
  const isKnown = (text: string) => names.has(text.toLowerCase());
  const at = (index: number): FieldPath => ['applications', index];
  const found: Found[] = [];
  for (let index = 0; index < applications.length; index++) {
    const text = applications[index] ?? '';
    if (isKnown(text) || isInDoubt(origin.document, [...origin.path, ...at(index)])) continue;
    const whole = applications
      .slice(index + 1)
      .map((_, more) => applications.slice(index, index + more + 2))
      .find((parts) => isKnown(parts.join(', ')));
    if (whole) {
      const name = names.get(whole.join(', ').toLowerCase());
      found.push(
        foundOf(origin, at(index), {
          severity: 'warning',
          message: `a comma divides this application into ${whole.length}`,
          found: whole.join(', '),
          write: `${JSON.stringify(name)}, in quotes`,
        }),
      );
      index += whole.length - 1;
      continue;
    }
    const { sure, perhaps } = meant(text, new Set(known.keys()));
    // Of a product and a category that differ, either may have the slip.
    const isSure = sure !== undefined && known.get(sure) !== 1;
    found.push(
      foundOf(origin, at(index), {
        severity: 'warning',
        message,
        found: text,
        write,
        ...(isSure ? { fix: yamlText(sure) } : { perhaps }),
      }),
    );
  }
  return found;
}
