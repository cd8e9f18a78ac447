import type { Redirect } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import { yamlText } from '../diagnostics/text-edit.ts';
import { reservedReason } from './address-taken.ts';
import { ownPath } from './links.ts';
import {
  lineOf,
  type Rule,
  type RuleDiagnostic,
  type RuleInput,
  type RuleMatch,
  reportOn,
} from './rule.ts';
export const redirect: Rule = {
  name: 'redirect',
  scope: 'redirects.yaml',
  description:
    'A redirect leads in one step from an unused address to a page of this site, in each country.',
  check: (input) => {
    const site = siteOf(input);
    return input.written.redirects.flatMap(({ entry, origin }) => {
      if (input.isReported(origin.document, origin.path)) return [];
      const from = fromFault(entry, site);
      if (from) return [reportOn(origin, ['from'], { found: entry.from, ...from })];
      const to = toFault(entry, input, site);
      return to ? [reportOn(origin, ['to'], { found: entry.to, ...to })] : [];
    });
  },
};

type Addresses = {
  /** Where redirects and former codes lead, by their own address. */
  readonly next: ReadonlyMap<string, string>;
  /** The products of former codes, by address in small letters. */
  readonly former: ReadonlyMap<string, RuleMatch['at'] & object>;
  readonly codes: ReadonlySet<string>;
  readonly input: RuleInput;
};

const lower = (text: string) => text.toLowerCase();
const pathOf = (url: string) => url.replace(/[?#].*$/, '');

function siteOf(input: RuleInput): Addresses {
  const { products, redirects } = input.written;
  return {
    next: new Map([
      ...products.flatMap(({ entry: { code, formerCodes } }) =>
        formerCodes.map((former) => [`/${former}`, `/${code}`] as const),
      ),
      ...redirects.map(({ entry }) => [entry.from, entry.to] as const),
    ]),
    former: new Map(
      products.flatMap(({ entry, origin }) =>
        entry.formerCodes.map((code) => [lower(`/${code}`), origin] as const),
      ),
    ),
    codes: new Set(products.map(({ entry }) => lower(`/${entry.code}`))),
    input,
  };
}

function fromFault(
  { from }: Redirect,
  { former, codes, input }: Addresses,
): RuleDiagnostic | undefined {
  const owner = former.get(lower(from));
  if (owner && 'document' in owner)
    return {
      message: 'This is a former code of a product, so the address already leads to that product.',
      related: [lineOf(owner, [], "It's in")],
      write: 'Delete the redirect, or the former code.',
    };
  if (codes.has(lower(from)) && input.tables.routes[from] === undefined)
    return {
      message: 'Not needed: a product has this code, and answers whatever the capitals.',
      write: 'Delete the redirect.',
    };
  const message = reservedReason(from);
  return message === undefined
    ? undefined
    : { message, write: 'Use the former address of a page.' };
}

function toFault(
  { from, to }: Redirect,
  input: RuleInput,
  { next }: Addresses,
): RuleDiagnostic | undefined {
  const { tables } = input;
  const target = pathOf(to);
  if (!to.startsWith('/'))
    return /^https:/.test(to) && !ownPath(to, input.siteFile)
      ? {
          message: 'A redirect leads to a page of this site.',
          write: 'Use a path that starts with /.',
        }
      : undefined;
  if (target === from)
    return { message: 'This redirect leads to itself.', write: 'Use the page it should lead to.' };
  if (tables.routes[target]) {
    const missing = countries.filter(
      (country) => !tables.routes[target]?.countries.includes(country),
    );
    return missing.length === 0
      ? undefined
      : {
          severity: 'warning',
          message: `${target} doesn't exist in ${missing.join(' and ')}, so the old address is dead there.`,
          write: 'Use a page of both countries, if there is one.',
        };
  }
  const onward = next.get(target);
  if (onward === undefined) return undefined;
  const end = pathOf(onward);
  return {
    message: `${target} redirects again, and a redirect has one step.`,
    ...(tables.routes[end]
      ? { fix: yamlText(end + to.slice(target.length)) }
      : { write: 'Use the page it should lead to.' }),
  };
}
