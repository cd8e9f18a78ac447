import { linkError } from '../../kernel/address.ts';
import type { Country, Product } from '../../kernel/contract.ts';
import { countries, countryKeys } from '../../kernel/countries.ts';
import type { SiteFile } from '../../kernel/generated/site.ts';
import { listQueries, pageQueries } from '../../kernel/page-queries.ts';
import { isRecord } from '../../kernel/records.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { Reference, SourceDocument } from '../document.ts';
import { valueAt } from '../value-at.ts';
import { mayAnswer } from './dead-link.ts';
import { type Rule, type RuleInput, replaceWith, reportIn, reportReferences } from './rule.ts';

export const unsafeLink: Rule = {
  name: 'unsafe-link',
  scope: 'every file',
  description: 'A link is a path of this site, or a whole https:, mailto: or tel: address.',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const { kind, value } = reference;
      const fault = kind === 'link' ? linkError(value) : undefined;
      // own-address reports addresses of our own hosts, and doesn't mind http: where a whole one is asked for.
      if (!fault || (ownPath(value, input.settings) && !isWhole(reference))) return [];
      const { fix = pathMeant(value, input), ...rest } = fault;
      return [
        reportIn(document, reference, {
          ...rest,
          ...(fix !== undefined && { fix: replaceWith(reference, fix) }),
        }),
      ];
    }),
};

/** The page at /stores, for `stores`. */
function pathMeant(url: string, { known, catalogue }: RuleInput): string | undefined {
  const path = `/${url.replaceAll('\\', '/').replace(/^\/+/, '')}`;
  const isPage = catalogue.routes[path] !== undefined || known.pageUrls.has(path);
  return /^[\w\\-]/.test(url) && isPage ? path : undefined;
}

export const ownAddress: Rule = {
  name: 'own-address',
  scope: 'every file',
  description:
    "A link to a page of this site is a path, so that it stays in the visitor's country. Where a whole address is asked for, it is that of a page in that country.",
  check: (input) => {
    const { settings, isSettingReported, paths } = input;
    return reportReferences(input, (reference, document) => {
      const { kind, value, path } = reference;
      const own = kind === 'link' ? ownPath(value, settings) : undefined;
      if (!own || isSettingReported(['countries'])) return [];
      const target = own.path.replace(/[?#].*$/, '');
      const country = countries.find((each) => path.includes(countryKeys[each]));
      if (country && isWhole(reference)) {
        if (own.country === country && (paths.has(target) || mayAnswer(target, input))) return [];
        return [
          reportIn(document, reference, {
            message:
              own.country === country
                ? 'No page has this address.'
                : `This leads to ${own.country}, and it's the address for ${country}.`,
            write: `Use the address of a page on ${settings.countries[countryKeys[country]].host}.`,
          }),
        ];
      }
      // A whole address is the only way to the other country.
      if (own.path === '/' && value.startsWith('https://')) return [];
      const sure = paths.has(target) ? target : suggest(target, [...paths.keys()]).sure;
      return [
        reportIn(document, reference, {
          message: `This address is in ${own.country} only. A path leads to the same page in each country.`,
          ...(sure === undefined
            ? { write: 'Use the path of a page.' }
            : { fix: replaceWith(reference, sure + own.path.slice(target.length)) }),
        }),
      ];
    });
  },
};

/** Whether it's a field for an address with its host. */
const isWhole = ({ path }: Reference): boolean =>
  path.some((part) => part === 'external' || part === 'dealerSelectorUrl');

/** The path on one of the site's own hosts, and its country; undefined for another host. */
export function ownPath(
  url: string,
  { countries: of }: SiteFile,
): { readonly path: string; readonly country: Country } | undefined {
  const [, host = '', path = ''] =
    /^(?:https?:)?(?:\/\/)?([\w.-]+\.[a-z]{2,})((?:[/?#].*)?)$/i.exec(url) ?? [];
  const bare = (text: string) => text.toLowerCase().replace(/^www\./, '');
  const country = countries.find((each) => bare(of[countryKeys[each]].host) === bare(host));
  return host === '' || country === undefined
    ? undefined
    : { path: path.startsWith('/') ? path : `/${path}`, country };
}

export const linkQuery: Rule = {
  name: 'link-query',
  scope: 'every file',
  description: 'A page understands the parameters that a link gives it after the ?.',
  check: (input) => {
    return reportReferences(input, (reference, document) => {
      if (reference.kind !== 'link' || !reference.value.startsWith('/')) return [];
      const [, target = '', query] = /^([^?#]*)\?([^#]*)/.exec(reference.value) ?? [];
      const understood = query === undefined ? undefined : queriesOf(target, input);
      if (query === undefined || understood === undefined) return [];
      return [...new URLSearchParams(query)].flatMap(([name, value]) => {
        // Newsletters count visits by these.
        if (name.startsWith('utm_')) return [];
        if (understood.includes(name))
          return value.trim() === ''
            ? [
                reportIn(document, reference, {
                  message: `Nothing follows ${name}= in this link.`,
                  write: 'Add a value, or link to the path alone.',
                }),
              ]
            : [];
        const { sure, perhaps } = suggest(name, understood);
        const other = (right: string) => reference.value.replace(`${name}=`, `${right}=`);
        return [
          reportIn(document, reference, {
            ...(perhaps.length === 0 && { severity: 'warning' }),
            message: `The page doesn't understand "${name}" after the question mark.`,
            write:
              understood.length === 0
                ? 'Link to the path alone.'
                : `Use one of ${understood.join(', ')}.`,
            ...(sure === undefined
              ? { perhaps: perhaps.map(other) }
              : { fix: replaceWith(reference, other(sure)) }),
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

export const otherLabel: Rule = {
  name: 'other-label',
  scope: 'every file',
  description:
    'A link whose words name a product code leads to that product, or to a part of it (a warning).',
  check: (input) =>
    reportReferences(input, (reference, document) => {
      const target = /^\/([^/?#]+)/.exec(reference.value)?.[1] ?? '';
      const product = input.catalogue.products[target];
      if (reference.kind !== 'link' || !product) return [];
      // retired-offer reports that it's offered at all.
      if (!reference.within && isRetired(product)) return [];
      const other = labelsOf(reference, document)
        .map((label) => codeIn(label, target, input))
        .find((code) => code !== undefined);
      if (other === undefined || input.isReported(document, reference.path)) return [];
      return [
        reportIn(document, reference, {
          severity: 'warning',
          message: `The words of this link name ${other}.`,
          write: isRetired(input.catalogue.products[other])
            ? `Use words that name ${target}.`
            : `Link to /${other}, or use words that name ${target}.`,
        }),
      ];
    }),
};

const isRetired = (product: Product | undefined): boolean =>
  product?.discontinued === true || product?.discontinuedWithSpareParts === true;

/** Fields with the words of a link. */
const fields = ['label', 'title', 'name', 'linkLabel'];

/** The words of a link: in front of it in a text, next to it in a group of fields. */
function labelsOf({ value, path, within }: Reference, document: SourceDocument): string[] {
  if (!within) {
    const group = valueAt(document.value, path.slice(0, -1));
    return isRecord(group) ? fields.flatMap((name) => textOf(group[name])) : [];
  }
  const text = String(valueAt(document.value, path));
  const labels: string[] = [];
  for (let at = text.indexOf(`](${value})`); at >= 0; at = text.indexOf(`](${value})`, at + 1))
    labels.push(text.slice(text.lastIndexOf('[', at) + 1, at));
  return labels;
}

const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);

/** The code of another product as the first or second word: "See WH2-60". */
function codeIn(label: string, target: string, { catalogue }: RuleInput): string | undefined {
  const codes = label
    .trim()
    .split(/[\s,:]/, 2)
    .filter((word) => catalogue.products[word]);
  const [code] = codes;
  if (code === undefined || codes.includes(target)) return undefined;
  // "WH2-60 mounting kit" leads to the kit.
  const isPart = label.trim() !== code && catalogue.products[target]?.fits.includes(code);
  return isPart ? undefined : code;
}
