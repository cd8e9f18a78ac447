import { linkFault } from '../../kernel/address.ts';
import type { Category } from '../catalogue.ts';
import type { Country } from '../files/shared.ts';
import type { Problem } from '../problem.ts';
import { type FieldPath, problemAt, type SourceDocument } from '../read/document.ts';
import { categoryKind } from '../resolve/categories.ts';
import { linksIn, parseRichText } from '../resolve/rich-text.ts';
import { nearest } from '../suggest.ts';
import type { Rule, RuleInput } from './rule.ts';

/** Every link is safe to follow (ACCEPTANCE 13) and leads to a page, in each country that shows it (RTE-61). */
export const links: Rule = (input) => {
  const paths = pathsOf(input);
  return input.references.flatMap(({ kind, value, document, path }) => {
    if (typeof value !== 'string') return [];
    if (kind === 'link') return checkLink(value, document, path, input, paths);
    if (kind !== 'text' || !value.includes('](')) return [];
    return linksIn(parseRichText(value)).flatMap((url) =>
      checkLink(url, document, path, input, paths),
    );
  });
};

/** Paths that answer, with the countries that have them. Redirects answer too. */
function pathsOf({ catalogue, known }: RuleInput): ReadonlyMap<string, readonly Country[]> {
  const both: readonly Country[] = ['AU', 'NZ'];
  return new Map<string, readonly Country[]>([
    ...[...known.codes].map((code) => [`/${code}`, both] as const),
    ...[...known.categoryUrls, ...known.pageUrls]
      .filter((url) => !hasNoPage(catalogue.categories.get(url)))
      .map((url) => [url, both] as const),
    ...catalogue.redirects.map(({ from }) => [from, both] as const),
    ...catalogue.routes.map(({ path, countries }) => [path, countries] as const),
  ]);
}

const hasNoPage = (category: Category | undefined): boolean =>
  category !== undefined && categoryKind(category) === undefined;

function checkLink(
  url: string,
  document: SourceDocument,
  at: FieldPath,
  input: RuleInput,
  paths: ReadonlyMap<string, readonly Country[]>,
): Problem[] {
  const unsafe = linkFault(url);
  if (unsafe) return [problemAt(document, at, { rule: 'unsafe-link', found: url, ...unsafe })];
  if (!url.startsWith('/')) return [];
  const path = url.replace(/[?#].*$/, '');
  const shownIn = paths.get(path);
  if (!shownIn) {
    const near = nearest(path, paths.keys())[0];
    return [
      problemAt(document, at, {
        rule: 'dead-link',
        message: 'no page has this address',
        found: url,
        write: near ? `${near} (did you mean that?)` : 'the path of a page that exists',
      }),
    ];
  }
  const wanted = shownOn(document, at, input);
  const missing = wanted.filter((country) => !shownIn.includes(country));
  return missing.length === 0
    ? []
    : [
        problemAt(document, at, {
          rule: 'dead-link',
          message: `the page that this leads to does not exist in ${missing.join(' and ')}`,
          found: url,
          write: `a page that exists there, or list the product under products, which leaves out what is not sold`,
        }),
      ];
}

/** The countries in which the text around a link is shown. Menus and redirects drop what leads nowhere by themselves. */
function shownOn(
  document: SourceDocument,
  at: FieldPath,
  { catalogue }: RuleInput,
): readonly Country[] {
  if (document.kind === 'menu' || document.kind === 'redirects') return [];
  if (document.kind === 'product') return catalogue.products.get(document.name)?.soldIn ?? [];
  if (document.kind === 'page') {
    return (
      [...catalogue.pages.values()].find(({ origin }) => origin.document === document)?.countries ??
      []
    );
  }
  if (document.kind === 'site' && at.includes('nz')) return ['NZ'];
  return document.kind === 'site' && at.includes('au') ? ['AU'] : ['AU', 'NZ'];
}
