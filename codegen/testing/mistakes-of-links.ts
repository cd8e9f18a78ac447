/** Links: ACCEPTANCE 13. */
import type { Mistake } from './mistake.ts';

export const mistakesOfLinks: readonly Mistake[] = [
  {
    acceptance: '13',
    mistake: 'a javascript: link',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: javascript:alert(1)',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: javascript: links are not allowed; found javascript:alert(1); write a path that begins with /, or an https:// address [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a javascript: link in mixed capitals',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: JaVaScRiPt:alert(1)',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: JaVaScRiPt: links are not allowed; found JaVaScRiPt:alert(1); write a path that begins with /, or an https:// address [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a data: link',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: data:text/html,x' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: data: links are not allowed; found data:text/html,x; write a path that begins with /, or an https:// address [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a vbscript: link',
    edits: [{ file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: vbscript:x' }],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: vbscript: links are not allowed; found vbscript:x; write a path that begins with /, or an https:// address [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link that begins with two slashes',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: //evil.example' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address that begins with // leaves the site; found //evil.example; write https:// in front of the host of another site, and one / in front of a page of this one [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link with a backslash',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /\\evil.example' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address contains no backslash; found /\\evil.example; write slashes that lean the other way: / [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link with a tab',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: "java\\tscript:alert(1)"',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address contains no spaces, tabs or line ends; found "java\\tscript:alert(1)"; write the address without them; a space is %20 [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link with a line end',
    edits: [
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: "/contact\\n-us"' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: an address contains no spaces, tabs or line ends; found "/contact\\n-us"; write the address without them; a space is %20 [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a javascript: link in a text',
    edits: [{ file: 'products/WH-1.yaml', from: '(/cartridges)', to: '(javascript:alert)' }],
    printed: [
      'error catalogue/products/WH-1.yaml:5:20 description: javascript: links are not allowed; found javascript:alert; write a path that begins with /, or an https:// address [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link to a page that does not exist',
    edits: [{ file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /contact' }],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact; write the path of a page that exists; did you mean /contact-us? [dead-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link without its slash',
    edits: [{ file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: contact-us' }],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: a link begins with / or https://; found contact-us; write /contact-us [unsafe-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a link for both countries to a product of one',
    edits: [{ file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /WH-2' }],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: the page that this leads to does not exist in NZ; found /WH-2; write a page that exists there, or list the product under products, which leaves out what is not sold [dead-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a dead link in the cell of a table',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '- [WH-1, 60 L/min]',
        to: '- ["[WH-1](/WH-11)", 60 L/min]',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:19:20 sections[0].table.rows[0][0]: no page has this address; found /WH-11; write the path of a page that exists; did you mean /WH-1? [dead-link]',
    ],
  },
  {
    acceptance: '13',
    mistake: 'a redirect that leaves the site',
    edits: [{ file: 'redirects.yaml', from: 'to: /world', to: 'to: //evil.example' }],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: an address that begins with // leaves the site; found //evil.example; write https:// in front of the host of another site, and one / in front of a page of this one [unsafe-link]',
    ],
  },
];
