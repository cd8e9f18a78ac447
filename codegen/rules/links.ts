import type { Category } from '../catalogue.ts';
import type { Country } from '../files/shared.ts';
import type { Problem } from '../problem.ts';
import { type FieldPath, type Finding, problemAt, type SourceDocument } from '../read/document.ts';
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

/** `undefined` for a link that is safe to follow. */
export function unsafeLink(url: string): Finding | undefined {
  const rule = 'unsafe-link';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (/[\u0000-\u0020\u007f]/.test(url)) {
    return {
      rule,
      message: 'an address contains no spaces, tabs or line ends',
      found: JSON.stringify(url),
      write: 'the address without them; a space is %20',
    };
  }
  if (url.includes('\\'))
    return {
      rule,
      message: 'an address contains no backslash',
      found: url,
      write: url.replaceAll('\\', '/').replace(/^\/+/, '/'),
    };
  if (url.startsWith('//'))
    return {
      rule,
      message: 'an address that begins with // leaves the site',
      found: url,
      write: `https:${url}, or /${url.replace(/^\/+/, '')} for a page of this site`,
    };
  if (url.startsWith('/')) return undefined;
  if (url.startsWith('#'))
    return {
      rule,
      message: 'a link to a part of a page names the page',
      found: url,
      write: `the path of the page in front: /page${url}`,
    };
  if (/^https:\/\/[^/]/.test(url))
    return URL.canParse(url)
      ? undefined
      : {
          rule,
          message: 'this is not an address',
          found: url,
          write: 'a whole address such as https://www.puretec.com.au',
        };
  if (/^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d-]+$/.test(url)) return undefined;
  if (/^http:/i.test(url))
    return {
      rule,
      message: 'links to other sites are encrypted',
      found: url,
      write: url.replace(/^http:/i, 'https:'),
    };
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0];
  if (scheme)
    return {
      rule,
      message: `${scheme} links are not allowed`,
      found: url,
      write: 'a path that begins with /, or an https:// address',
    };
  return { rule, message: 'a link begins with / or https://', found: url, write: `/${url}` };
}

function checkLink(
  url: string,
  document: SourceDocument,
  at: FieldPath,
  input: RuleInput,
  paths: ReadonlyMap<string, readonly Country[]>,
): Problem[] {
  const unsafe = unsafeLink(url);
  if (unsafe) return [problemAt(document, at, unsafe)];
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
