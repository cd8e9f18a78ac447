import { linkFault } from '../../kernel/address.ts';
import { ownPath } from './own-address.ts';
import { atReferences, foundIn, insteadOf, type Rule, type RuleInput } from './rule.ts';

export const unsafeLink: Rule = {
  name: 'unsafe-link',
  proves: 'ACCEPTANCE 13',
  scope: 'every file',
  description: 'A link is a path of this site, or a whole https:, mailto: or tel: address.',
  good: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: https://www.example.org/help',
  },
  bad: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: http://www.example.org/help',
    printed:
      'error catalogue/promotions/banner.yaml:2:7 link: Links to other sites are encrypted. Change http://www.example.org/help to https://www.example.org/help. [unsafe-link]',
  },
  check: (input) =>
    atReferences(input, (reference, document) => {
      const { kind, value } = reference;
      const fault = kind === 'link' ? linkFault(value) : undefined;
      // own-address reports addresses of our own hosts.
      const own = fault && ownPath(value, input.settings);
      if (!fault || (own && own.path !== '/')) return [];
      const { fix = pathMeant(value, input), ...rest } = fault;
      return [
        foundIn(document, reference, {
          ...rest,
          write: `Use ${rest.write}.`,
          ...(fix !== undefined && { fix: insteadOf(reference, fix) }),
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
