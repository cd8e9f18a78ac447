import type { Mistake } from './mistake.ts';

export const mistakesOfQueries: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to a former code',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'to: /world',
        to: 'to: /CT-00',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: /CT-00 has moved itself, and visitors are sent on once only; found /CT-00; write /CT-1 [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from a page in capitals',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'from: /selector',
        to: 'from: /Stores',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: the page /stores answers here, whatever the capitals and with .html behind; found /Stores; it stands in catalogue/pages/stores.yaml:1; write an address that no page has [address-taken]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from a page with .html',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'from: /selector',
        to: 'from: /stores.html',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: the page /stores answers here, whatever the capitals and with .html behind; found /stores.html; it stands in catalogue/pages/stores.yaml:1; write an address that no page has [address-taken]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to the own host',
    edits: [
      {
        file: 'redirects.yaml',
        from: 'to: /world',
        to: 'to: https://www.example.com.au/world',
      },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: this is an address of AU alone; a path leads to the same page in each country; found https://www.example.com.au/world; write /world [own-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link to the own host without encryption',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: http://www.example.co.nz/contact-us',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: this is an address of NZ alone; a path leads to the same page in each country; found http://www.example.co.nz/contact-us; write /contact-us [own-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a dead link to the own host',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: https://www.example.com.au/contakt',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: this is an address of AU alone; a path leads to the same page in each country; found https://www.example.com.au/contakt; write the path of a page that exists [own-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a menu that leads New Zealand to Australia',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: 'nz: https://www.example.co.nz/world',
        to: 'nz: https://www.example.com.au/world',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:7:59 items[3].external.nz: this leads to AU, and it is the address for NZ; found https://www.example.com.au/world; write the address of a page on www.example.co.nz [own-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a selector for dealers that is not there',
    edits: [
      {
        file: 'site.yaml',
        from: 'dealerSelectorUrl: https://www.example.com.au/world',
        to: 'dealerSelectorUrl: https://www.example.com.au/word',
      },
    ],
    printed: [
      'error catalogue/site.yaml:14:24 countries.au.dealerSelectorUrl: no page has this address; found https://www.example.com.au/word; write the address of a page on www.example.com.au [own-address]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a search for nothing',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'keywords=whole',
        to: 'keywords=',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:46:15 categories[0].urlRange: nothing stands behind keywords=; found /search?keywords=; write keywords= and what is asked for, or the path alone [link-query]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a search for a word that is nowhere',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'keywords=whole',
        to: 'keywords=flibber',
      },
    ],
    printed: [
      'warning catalogue/categories/mains.yaml:46:15 categories[0].urlRange: nothing here is called flibber, and the search would find nothing; found /search?keywords=flibber; write a word of a product, a range or a page [link-query]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a misspelt parameter of the dealers',
    edits: [
      {
        file: 'menus/food-service.yaml',
        from: 'url: /stores',
        to: 'url: "/stores?postcod=2150"',
      },
    ],
    printed: [
      'error catalogue/menus/food-service.yaml:3:45 items[0].url: the page understands no postcod behind the ?; found /stores?postcod=2150; write /stores?postcode=2150 [link-query]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a filter that no list understands',
    edits: [
      {
        file: 'menus/food-service.yaml',
        from: 'url: /stores',
        to: 'url: "/mains/whole-house?price=zzz"',
      },
    ],
    printed: [
      'error catalogue/menus/food-service.yaml:3:45 items[0].url: price is not asked for like this: zzz; found /mains/whole-house?price=zzz; write price= as the page itself writes it [link-query]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a water that does not exist, in an address',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: '/world?source=mains',
        to: '/world?source=main',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:24:33 sections[0].links[0].url: there is no main to be asked for as source; found /world?source=main; write source= as the page itself writes it [link-query]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link without words',
    edits: [
      {
        file: 'pages/specifiers-why.yaml',
        from: 'see [WH-2](/WH-2)',
        to: 'see [](/WH-2)',
      },
    ],
    printed: [
      'error catalogue/pages/specifiers-why.yaml:14:37 sections[0].text: a link has no words, and nobody could follow it; found [](/WH-2); write its words between [ and ] [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an address with a slash too many',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'link: /contact-us',
        to: 'link: /contact-us/',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /contact-us/; write /contact-us [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a page among the films that is none',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: 'relatedVideos: [/videos/cartridge-change]',
        to: 'relatedVideos: [/world]',
      },
    ],
    printed: [
      'error catalogue/categories/mains.yaml:15:17 relatedVideos[0]: this page is no film; found /world; write the path of a page with the template video [incomplete-page]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a promotion of what is no longer sold',
    edits: [
      {
        file: 'promotions/featured.yaml',
        from: 'link: /WH-1\n',
        to: 'link: /CT-0\n    product: WH-1\n',
      },
    ],
    printed: [
      'warning catalogue/promotions/featured.yaml:7:11 promos[0].link: this offers CT-0, which is no longer sold; found /CT-0; write /CT-1, which replaces it, or another product [retired-offer]',
    ],
  },
];
