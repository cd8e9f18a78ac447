import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { meant } from '../diagnostics/suggest.ts';
import { atReferences, type Fault, foundIn, insteadOf, type Rule, type RuleInput } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'urlRange: /search?keywords=whole';

export const linkQuery: Rule = {
  name: 'link-query',
  proves: 'RTE-61',
  scope: 'every file',
  description: 'A page understands the parameters that a link gives it after the ?.',
  good: { file, instead, yaml: 'urlRange: /search?keywords=shower' },
  bad: {
    file,
    instead,
    yaml: 'urlRange: /search?keyword=whole',
    printed:
      'error catalogue/categories/mains.yaml:46:15 categories[0].urlRange: The page doesn\'t understand "keyword" after the question mark. Change /search?keyword=whole to /search?keywords=whole. [link-query]',
  },
  check: (input) => {
    if (!input.complete) return [];
    const applications = applicationsOf(input);
    return atReferences(input, (reference, document) => {
      if (reference.kind !== 'link' || !reference.value.startsWith('/')) return [];
      const [, target = '', query] = /^([^?#]*)\?([^#]*)/.exec(reference.value) ?? [];
      const understood = query === undefined ? undefined : queriesOf(target, input);
      if (query === undefined || understood === undefined) return [];
      return [...new URLSearchParams(query)].flatMap(([name, value]) => {
        // Newsletters count visits by these.
        if (name.startsWith('utm_')) return [];
        if (understood.includes(name)) {
          const fault = valueFault(name, value, applications);
          return fault ? [foundIn(document, reference, fault)] : [];
        }
        const { sure, perhaps } = meant(name, understood);
        const other = (right: string) => reference.value.replace(`${name}=`, `${right}=`);
        return [
          foundIn(document, reference, {
            ...(perhaps.length === 0 && { severity: 'warning' }),
            message: `The page doesn't understand "${name}" after the question mark.`,
            write:
              understood.length === 0
                ? 'Link to the path alone.'
                : `Use one of ${understood.join(', ')}.`,
            ...(sure === undefined
              ? { perhaps: perhaps.map(other) }
              : { fix: insteadOf(reference, other(sure)) }),
          }),
        ];
      });
    });
  },
};

/** Undefined where there is no page, which dead-link reports. */
function queriesOf(target: string, { catalogue }: RuleInput): readonly string[] | undefined {
  const page = catalogue.pages[target];
  const queries: Readonly<Record<string, readonly string[]>> = pageQueries;
  if (page) return queries[page.template] ?? [];
  if (catalogue.categories[target]) return listQueries;
  return catalogue.routes[target] && [];
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

const applicationsOf = ({ catalogue }: RuleInput): ReadonlySet<string> =>
  new Set(Object.values(catalogue.products).flatMap((product) => product.applications.map(folded)));

/** A filter by application or range that would find nothing. */
function valueFault(
  name: string,
  value: string,
  applications: ReadonlySet<string>,
): Fault | undefined {
  if (value.trim() === '')
    return {
      message: `Nothing follows ${name}=`,
      write: 'Add a value, or link to the path alone.',
    };
  const unknown =
    name === 'custitem_application'
      ? value.split(';').find((each) => !applications.has(folded(each)))
      : undefined;
  if (unknown !== undefined)
    return {
      message: `No product has the application ${unknown}.`,
      write: 'Use an application as products write it.',
    };
  return name === 'price' && !/^(?:\d+-\d*|-\d+)$/.test(value)
    ? {
        message: `The page doesn't understand ${value} as a price range.`,
        write: 'Write price=100-500.',
      }
    : undefined;
}
