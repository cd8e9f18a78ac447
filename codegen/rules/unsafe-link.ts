import { linkFault } from '../../kernel/address.ts';
import { atReferences, foundAt, type Rule } from './rule.ts';

export const unsafeLink: Rule = {
  name: 'unsafe-link',
  proves: 'ACCEPTANCE 13',
  scope: 'every file',
  truth: 'A link is a path of this site, or a whole https:, mailto: or tel: address.',
  good: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: https://www.example.com.au/help',
  },
  bad: {
    file: 'promotions/banner.yaml',
    instead: 'link: /contact-us',
    yaml: 'link: http://www.example.com.au/help',
    printed:
      'error catalogue/promotions/banner.yaml:2:7 link: links to other sites are encrypted; found http://www.example.com.au/help; write https://www.example.com.au/help [unsafe-link]',
  },
  check: (input) =>
    atReferences(input, ({ kind, value: url, path }, document) => {
      const fault = kind === 'link' ? linkFault(url) : undefined;
      return fault ? [foundAt(document, path, { found: url, ...fault })] : [];
    }),
};
