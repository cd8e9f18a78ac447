import { linksOf } from './links-of.ts';
import { type Fault, foundAt, type Rule } from './rule.ts';

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
    linksOf(input).flatMap(({ url, document, path }) => {
      const fault = faultOf(url);
      return fault ? [foundAt(document, path, fault)] : [];
    }),
};

/** `undefined` for a link that is safe to follow. */
export function faultOf(url: string): Fault | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (/[\u0000-\u0020\u007f]/.test(url)) {
    return {
      message: 'an address contains no spaces, tabs or line ends',
      found: JSON.stringify(url),
      write: 'the address without them; a space is %20',
    };
  }
  if (url.includes('\\'))
    return {
      message: 'an address contains no backslash',
      found: url,
      write: url.replaceAll('\\', '/').replace(/^\/+/, '/'),
    };
  if (url.startsWith('//'))
    return {
      message: 'an address that begins with // leaves the site',
      found: url,
      write: `https:${url}, or /${url.replace(/^\/+/, '')} for a page of this site`,
    };
  if (url.startsWith('/')) return undefined;
  if (url.startsWith('#'))
    return {
      message: 'a link to a part of a page names the page',
      found: url,
      write: `the path of the page in front: /page${url}`,
    };
  if (/^https:\/\/[^/]/.test(url))
    return URL.canParse(url)
      ? undefined
      : {
          message: 'this is not an address',
          found: url,
          write: 'a whole address such as https://www.puretec.com.au',
        };
  if (/^mailto:[^@\s]+@[^@\s]+$|^tel:\+?[\d-]+$/.test(url)) return undefined;
  if (/^http:/i.test(url))
    return {
      message: 'links to other sites are encrypted',
      found: url,
      write: url.replace(/^http:/i, 'https:'),
    };
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0];
  if (scheme)
    return {
      message: `${scheme} links are not allowed`,
      found: url,
      write: 'a path that begins with /, or an https:// address',
    };
  return { message: 'a link begins with / or https://', found: url, write: `/${url}` };
}
