/** Addresses that a host's files would read as rules of their own: ACCEPTANCE 9 and 13. */
import type { Mistake } from './mistake.ts';

const site = (from: string, to: string) => [{ file: 'site.yaml', from, to }];

export const mistakesOfAddresses: readonly Mistake[] = [
  {
    acceptance: '9',
    mistake: 'a former code that stands for every page',
    edits: [
      { file: 'products/WH-1.yaml', from: 'keywords: [two stage]', to: 'formerCodes: ["*"]' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:14:15 formerCodes[0]: a code is made of capitals, digits and single hyphens; found "*"; write the code as it was, such as WH2-60A [wrong-form]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a former code that is the address of a page',
    edits: [
      { file: 'products/WH-1.yaml', from: 'keywords: [two stage]', to: 'formerCodes: [STORES]' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:14:15 formerCodes[0]: a page has the address /stores, so the former code would lead nowhere; it stands in catalogue/pages/stores.yaml:1; write a code that is no address, or take it away [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: "a redirect from the home page's file, even to the home page",
    edits: [
      {
        file: 'redirects.yaml',
        from: 'from: /selector, to: /world',
        to: 'from: /Index, to: /',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: /index always opens the home page; found /Index; write an address that was one of a page [redirect]',
    ],
  },
  {
    acceptance: '9',
    mistake: "a code that is the name of the home page's file",
    edits: [
      {
        file: 'products/INDEX.yaml',
        text: 'name: New\nsummary: New.\ntype: cartridge\nprice: { au: 1, nz: 1.1 }\n',
      },
      {
        file: 'categories/cartridges.yaml',
        from: '[CT-1, CT-0]',
        to: '[CT-1, CT-0, INDEX]',
      },
    ],
    printed: [
      'error catalogue/products/INDEX.yaml:1:1: /index always opens the home page; found /INDEX; write another code, which is the name of the file [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'former codes at addresses of the machinery',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'keywords: [two stage]',
        to: 'formerCodes: [ASSETS, INDEX]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:14:15 formerCodes[0]: /assets belongs to the machinery of the site; found ASSETS; write another code, or delete this one [address-taken]',
      'error catalogue/products/WH-1.yaml:14:23 formerCodes[1]: /index always opens the home page; found INDEX; write another code, or delete this one [address-taken]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a line end in a redirect',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'from: /selector',
        to: 'from: "/selector\\n/* https://evil.example 301\\n/x"',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: an address contains no such character (U+000A); found "/selector\\n/* https://evil.example 301\\n/x"; write a path that begins with /, of letters, digits and the signs - . _ ~, such as /PT-Series [wrong-form]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a redirect from every address',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /*' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: this is not written as it must be; found /*; write a path that begins with /, of letters, digits and the signs - . _ ~, such as /PT-Series [wrong-form]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'a redirect from a gap',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /:page' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: this is not written as it must be; found /:page; write a path that begins with /, of letters, digits and the signs - . _ ~, such as /PT-Series [wrong-form]',
    ],
  },
  {
    acceptance: '9',
    mistake: 'an invisible character in the address of a page',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'url: /specifiers-why',
        to: 'url: "/specifiers-wh\\u200by"',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:1:6 url: a backslash in these quotes stands for the invisible character U+200B; write the text without it [encoding]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a javascript: address of the dealer portal',
    edits: site('dealerLoginPath: /portal#/login', 'dealerLoginPath: javascript:alert(1)'),
    printed: [
      'error catalogue/site.yaml:62:18 dealerLoginPath: this is a path on the host of the country, and begins with one /; found javascript:alert(1); write a path that begins with /, such as /puretec/dealer.ssp#/login [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'an article on another site where a path is wanted',
    edits: site('path: /world }', 'path: //evil.example/pfas }'),
    printed: [
      'error catalogue/site.yaml:63:41 pfasArticle.path: this is a path on the host of the country, and begins with one /; found //evil.example/pfas; write a path that begins with /, such as /puretec/dealer.ssp#/login [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a backend that is no address',
    edits: site('api: /api', 'api: javascript:alert(1)'),
    printed: [
      'error catalogue/site.yaml:56:8 backends.api: a backend answers at a path or at an https:// address; found javascript:alert(1); write a path such as /api, an https:// address without a slash at the end, or "" for none [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'an item search with a slash at its end',
    edits: site('itemSearch: ""', 'itemSearch: https://search.example.com/'),
    printed: [
      'error catalogue/site.yaml:55:15 backends.itemSearch: the address of a backend ends without /, ? or #; found https://search.example.com/; write a path such as /api, an https:// address without a slash at the end, or "" for none [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a host with its scheme',
    edits: site('gatewayTargets: [www.example.com.au]', 'gatewayTargets: ["https://example.com"]'),
    printed: [
      'error catalogue/site.yaml:59:20 backends.gatewayTargets[0]: this is not written as it must be; found "https://example.com"; write example.com [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a public address with a slash at its end',
    edits: site(
      'externalUrl: https://www.example.co.nz',
      'externalUrl: https://www.example.co.nz/',
    ),
    printed: [
      'error catalogue/site.yaml:19:18 countries.nz.externalUrl: this is not https:// and a host; found https://www.example.co.nz/; write https:// and the host, without a slash at the end, such as https://www.puretec.com.au [wrong-form]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link with a user in front of the host',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: https://www.puretec.com.au@evil.example/',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address names no user in front of its host; found https://www.puretec.com.au@evil.example/; write https://evil.example/ [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link with a letter that only looks like one',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /c\u043entact-us' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address contains no such character (U+043E); found "/c\\u043entact-us"; write the address as a browser copies it, with % and two digits for other letters [unsafe-link]',
    ],
  },
];
