import { isRecord } from '../../kernel/is-record.ts';
import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { productTypes, waterSources } from '../../kernel/vocabulary.ts';
import { meant } from '../diagnostics/suggest.ts';
import type { FoundReference, SourceDocument } from '../load/document.ts';
import { regions } from './regions.ts';
import { atReferences, type Found, foundIn, insteadOf, type Rule, type RuleInput } from './rule.ts';

const file = 'categories/mains.yaml';
const instead = 'urlRange: /search?keywords=whole';

export const linkQuery: Rule = {
  name: 'link-query',
  proves: 'RTE-61',
  scope: 'every file',
  truth:
    'What a link asks of a page behind its ? is something that the page understands, and finds something there.',
  good: { file, instead, yaml: 'urlRange: /search?keywords=shower' },
  bad: {
    file,
    instead,
    yaml: 'urlRange: /search?keyword=whole',
    printed:
      'error catalogue/categories/mains.yaml:46:15 categories[0].urlRange: The page understands no keyword behind the ? Change /search?keyword=whole to /search?keywords=whole. [link-query]',
  },
  check: (input) => {
    if (!input.complete) return [];
    const asked: Asked = { words: wordsOf(input), choices: choicesOf(input) };
    return atReferences(input, (reference, document) => {
      if (reference.kind !== 'link' || !reference.value.startsWith('/')) return [];
      const [, target = '', query] = /^([^?#]*)\?([^#]*)/.exec(reference.value) ?? [];
      const understood = query === undefined ? undefined : queriesOf(target, input);
      if (query === undefined || understood === undefined) return [];
      return [...new URLSearchParams(query)].flatMap(([name, value]) =>
        // What a newsletter counts by is for nobody's eyes.
        name.startsWith('utm_')
          ? []
          : understood.includes(name)
            ? valueFault(reference, document, name, value, asked)
            : [keyFault(reference, document, name, understood)],
      );
    });
  },
};

/** Undefined where no page is, which is told as such. */
function queriesOf(target: string, { catalogue }: RuleInput): readonly string[] | undefined {
  const page = catalogue.pages[target];
  const queries: Readonly<Record<string, readonly string[]>> = pageQueries;
  if (page) return queries[page.template] ?? [];
  if (catalogue.categories[target]) return listQueries;
  return catalogue.routes[target] && [];
}

function keyFault(
  reference: FoundReference,
  document: SourceDocument,
  name: string,
  understood: readonly string[],
): Found {
  const { sure, perhaps } = meant(name, understood);
  const other = (right: string) => reference.value.replace(`${name}=`, `${right}=`);
  return foundIn(document, reference, {
    ...(perhaps.length === 0 && { severity: 'warning' }),
    message: `the page understands no ${name} behind the ?`,
    write: understood.length === 0 ? 'the path alone' : `one of ${understood.join(', ')}`,
    ...(sure === undefined
      ? { perhaps: perhaps.map(other) }
      : { fix: insteadOf(reference, other(sure)) }),
  });
}

const dashed = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-');
const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
const range = /^(?:\d+-\d*|-\d+)$/;
const number = /^\d+(?:\.\d+)?$/;

/** What may be asked for, put together once for all links. */
type Asked = { readonly words: string; readonly choices: Choices };

/** By parameter, what it may be, folded, or its form. Others take any words. */
type Choices = Readonly<Record<string, ReadonlySet<string> | RegExp | undefined>>;

function choicesOf({ catalogue }: RuleInput): Choices {
  const products = Object.values(catalogue.products);
  const oneOf = (words: readonly string[]) => new Set(words.map(folded));
  const codes = oneOf(products.flatMap(({ code, formerCodes }) => [code, ...formerCodes]));
  const applications = [...new Set(products.flatMap((product) => product.applications))];
  return {
    codes,
    code: codes,
    add: codes,
    part: codes,
    system: codes,
    source: oneOf(waterSources),
    region: oneOf(Object.values(regions).flatMap((each) => Object.keys(each))),
    service: oneOf(catalogue.places.flatMap(({ services }) => services)),
    concern: oneOf([...catalogue.contaminants.map(({ id }) => id), 'unsure']),
    type: oneOf(Object.keys(productTypes).flatMap((type) => [type, dashed(type)])),
    custitem_application: oneOf(applications.flatMap((each) => [each, dashed(each)])),
    home: oneOf(['house', 'apartment', 'holiday', 'caravan']),
    taps: oneOf(['one', 'all', 'shower', 'garden']),
    bathrooms: oneOf(['1', '2', '3']),
    step: oneOf(['source', 'home', 'taps', 'bathrooms', 'concern']),
    only: oneOf(['differences']),
    sort: oneOf(['listed', 'price', 'price-down', 'flow', 'code']),
    price: range,
    flow: number,
    capacity: number,
    micron: number,
    page: number,
  };
}

function valueFault(
  reference: FoundReference,
  document: SourceDocument,
  name: string,
  value: string,
  { words, choices }: Asked,
): Found[] {
  const fault = (message: string, write: string, severity: Found['severity'] = 'error') => [
    foundIn(document, reference, { severity, message, write }),
  ];
  if (value.trim() === '')
    return fault(
      `nothing stands behind ${name}=`,
      `${name}= and what is asked for, or the path alone`,
    );
  if (name === 'keywords')
    return value.split(/\s+/).every((word) => words.includes(folded(word)))
      ? []
      : fault(
          `nothing here is called ${value}, and the search would find nothing`,
          'a word of a product, a range or a page',
          'warning',
        );
  const choice = choices[name];
  if (choice instanceof RegExp)
    return choice.test(value)
      ? []
      : fault(
          `${name} is not asked for like this: ${value}`,
          `${name}= as the page itself writes it`,
        );
  if (choice === undefined) return [];
  const unknown = value.split(/[,;]/).find((each) => !choice.has(folded(each)));
  return unknown === undefined
    ? []
    : fault(
        `there is no ${unknown} to be asked for as ${name}`,
        `${name}= as the page itself writes it`,
      );
}

function wordsOf({ catalogue, written, documents }: RuleInput): string {
  // Kinds, series and applications are said by thousands.
  const words = new Set<string>();
  for (const product of Object.values(catalogue.products)) {
    const { code, name, summary, series = '', type } = product;
    for (const word of [code, name, summary, series, type]) words.add(word);
    for (const said of [product.keywords, product.formerCodes, product.applications])
      for (const word of said) words.add(word);
  }
  for (const { entry } of written.categories) words.add(entry.name).add(entry.header);
  for (const { entry } of written.pages) words.add(entry.title).add(entry.intro);
  for (const { kind, value } of documents)
    if (kind === 'synonyms') words.add(JSON.stringify(isRecord(value) ? value : ''));
  return [...words].map(folded).join(' ');
}
