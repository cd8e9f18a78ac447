import type { Mistake } from './mistake.ts';

export const mistakesOfAccepted: readonly Mistake[] = [
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to itself',
    edits: [{ file: 'redirects.yaml', from: 'to: /world', to: 'to: /selector' }],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: this leads to itself; found /selector; write the page it leads to now [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two redirects in a circle',
    edits: [
      { file: 'redirects.yaml', from: 'to: /world', to: 'to: /3f9a2c71' },
      { file: 'redirects.yaml', from: 'to: /warranty-registration', to: 'to: /selector' },
    ],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: the redirects run in a circle: /selector → /3f9a2c71 → /selector; found /3f9a2c71; write the page it leads to now [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to a redirect',
    edits: [{ file: 'redirects.yaml', from: 'to: /world', to: 'to: /3f9a2c71' }],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: /3f9a2c71 has moved itself, and visitors are sent on once only; found /3f9a2c71; write /warranty-registration [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to another site',
    edits: [{ file: 'redirects.yaml', from: 'to: /world', to: 'to: https://www.example.com/' }],
    printed: [
      'error catalogue/redirects.yaml:2:28 redirects[0].to: a redirect leads to a page of this site; found https://www.example.com/; write a path that begins with / [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from a former code',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /CT-00' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: a product has had this code, and the address leads to that product; found /CT-00; it stands in catalogue/products/CT-1.yaml:1; write nothing: take the redirect away, or the former code [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from a code in small letters',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /wh-1' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: a product has this code, and leads here whatever the capitals; found /wh-1; write nothing: take the redirect away [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect with a space',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /old selector' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: this is not written as it must be; found /old selector; write a path that begins with /, of letters, digits and the signs - . _ ~, such as /PT-Series [wrong-form]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from a page',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /stores' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: a page has this address, so the redirect would never be used; it stands in catalogue/pages/stores.yaml:1; write an address that no page has [address-taken]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect from the machinery',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /assets/old' }],
    printed: [
      'error catalogue/redirects.yaml:2:13 redirects[0].from: /assets belongs to the machinery of the site; found /assets/old; write an address that was one of a page [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect written twice',
    edits: [{ file: 'redirects.yaml', from: 'from: /selector', to: 'from: /3f9a2c71' }],
    printed: [
      'error catalogue/redirects.yaml:3:13 redirects[1].from: another entry says the same; found /3f9a2c71; first at catalogue/redirects.yaml:2; write something of its own [duplicate-id]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a redirect to a page of one country',
    edits: [{ file: 'redirects.yaml', from: 'to: /world', to: 'to: /WH-2' }],
    printed: [
      'warning catalogue/redirects.yaml:2:28 redirects[0].to: /WH-2 does not exist in NZ, where the old address leads nowhere; found /WH-2; write a page of both countries, if there is one [redirect]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a contaminant that is treated and is not',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'treats: [sediment, chlorine]',
        to: 'treats: [sediment, chlorine]\ndoesNotTreat: [chlorine]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:16 doesNotTreat[0]: the product treats this and does not treat it; found chlorine; the other is catalogue/products/WH-1.yaml:19; write it in one of the two lists [both-treated]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a name of blanks',
    edits: [{ file: 'products/CT-1.yaml', from: 'name: Carbon cartridge', to: 'name: "  "' }],
    printed: [
      'error catalogue/products/CT-1.yaml:1:7 name: there is nothing here but blanks; write what it says, or take the field away [blank]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a select without options',
    edits: [{ file: 'pages/contact-us.yaml', from: 'options: [Sales, Service], ', to: '' }],
    printed: [
      'error catalogue/pages/contact-us.yaml:13:42 form.fields[1].type: a select has nothing to choose from; write options: with the choices in a list, or the type text [form-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'options of a field that is no select',
    edits: [{ file: 'pages/contact-us.yaml', from: 'type: select', to: 'type: text' }],
    printed: [
      'error catalogue/pages/contact-us.yaml:13:42 form.fields[1].type: the options of this field are not shown: it is no select; found text; write select [form-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'two fields of one name',
    edits: [{ file: 'pages/contact-us.yaml', from: 'name: topic', to: 'name: name' }],
    printed: [
      'error catalogue/pages/contact-us.yaml:13:15 form.fields[1].name: another field of this form has the same name, and one answer would be lost; found name; write a name of its own [form-field]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'installers in the file of stores',
    edits: [{ file: 'places/stores.yaml', from: 'type: store', to: 'type: installer' }],
    printed: [
      'error catalogue/places/stores.yaml:1:7 type: this is the file of stores; found installer; write store [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a region misspelt',
    edits: [{ file: 'places/stores.yaml', from: 'Northern Territory', to: 'Northern Teritory' }],
    printed: [
      'error catalogue/places/stores.yaml:5:13 places[0].region: Australia has no region of this name; found Northern Teritory; write Northern Territory [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a region of the other country',
    edits: [{ file: 'places/stores.yaml', from: 'Northern Territory', to: 'Waikato' }],
    printed: [
      'error catalogue/places/stores.yaml:5:13 places[0].region: Australia has no region of this name; found Waikato; write one of Australian Capital Territory, New South Wales, Northern Territory, Queensland, South Australia, Tasmania, Victoria, Western Australia [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a service misspelt',
    edits: [
      {
        file: 'places/installers.yaml',
        text: 'type: installer\nplaces:\n  - name: Fixture 0\n    country: NZ\n    region: Waikato\n    suburb: Hamilton\n    postcode: "3204"\n    latitude: -37.79\n    longitude: 175.28\n    services: [Cartridges]\n  - name: Fixture 1\n    country: NZ\n    region: Waikato\n    suburb: Hamilton\n    postcode: "3204"\n    latitude: -37.79\n    longitude: 175.28\n    services: [Cartridges]\n  - name: Fixture 2\n    country: NZ\n    region: Waikato\n    suburb: Hamilton\n    postcode: "3204"\n    latitude: -37.79\n    longitude: 175.28\n    services: [Cartridgs]\n',
      },
    ],
    printed: [
      'warning catalogue/places/installers.yaml:26:16 places[2].services[0]: this stands here alone, and nearly the same word stands at 3 places; found Cartridgs; first at catalogue/places/installers.yaml:10; write Cartridges [odd-word]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a latitude north of the equator',
    edits: [{ file: 'places/stores.yaml', from: 'latitude: -12.46', to: 'latitude: 12.46' }],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: this lies on the other half of the globe: south of the equator is negative; found 12.46; write -12.46 [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a longitude west of Greenwich',
    edits: [{ file: 'places/stores.yaml', from: 'longitude: 130.84', to: 'longitude: -130.84' }],
    printed: [
      'error catalogue/places/stores.yaml:9:16 places[0].longitude: this lies on the other half of the globe: east is positive; found -130.84; write 130.84 [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'degrees exchanged',
    edits: [
      {
        file: 'places/stores.yaml',
        from: 'latitude: -12.46\n    longitude: 130.84',
        to: 'latitude: 130.84\n    longitude: -12.46',
      },
    ],
    printed: [
      'error catalogue/places/stores.yaml:8:15 places[0].latitude: latitude and longitude are exchanged; found 130.84; write latitude: -12.46 and longitude: 130.84 [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a place in the sea',
    edits: [{ file: 'places/stores.yaml', from: 'longitude: 130.84', to: 'longitude: 30.84' }],
    printed: [
      'error catalogue/places/stores.yaml:9:16 places[0].longitude: this does not lie in Australia; found 30.84; write degrees from 112 to 154.5, or the other country [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a postcode of nowhere',
    edits: [{ file: 'places/stores.yaml', from: '"0800"', to: '"9999"' }],
    printed: [
      'error catalogue/places/stores.yaml:7:15 places[0].postcode: no postcode of Australia begins like this; found 9999; write four digits such as "5000" [place-facts]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture that no product has',
    edits: [
      {
        file: 'images/products/WH-11.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/products/WH-11.svg:1:1: nothing shows this picture: no product has the code WH-11; write the name of a product, or take the file away; did you mean products/WH-1.svg? [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture in small letters',
    edits: [
      {
        file: 'images/products/wh-1.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/products/wh-1.svg:1:1: nothing shows this picture: capitals and hyphens count in the code of a product; write the file another name: products/WH-1.svg [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture with its ending in capitals',
    edits: [
      {
        file: 'images/products/WH-1.JPG',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/products/WH-1.JPG:1:1: this picture is overlooked: its ending is written in capitals; write the file another name: products/WH-1.jpg [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture of an ending that is none',
    edits: [
      {
        file: 'images/products/WH-1.tiff',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/products/WH-1.tiff:1:1: this file is overlooked: its ending is none of svg, png, jpg, jpeg, webp, avif; write the picture saved as one of these, or take the file away [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture of a product in another folder',
    edits: [
      {
        file: 'images/photos/WH-1.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/photos/WH-1.svg:1:1: nothing shows this picture: those of products stand in the folder products; write the file into another folder: products/WH-1.svg [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a picture that nothing names',
    edits: [
      {
        file: 'images/photos/sunset.svg',
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
      },
    ],
    printed: [
      'warning catalogue/images/photos/sunset.svg:1:1: nothing shows this picture; write its name into a file, or take it away [unused-picture]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a promotion that is over',
    edits: [
      { file: 'site.yaml', from: 'isShowSummerSpecial: false', to: 'isShowSummerSpecial: true' },
    ],
    printed: [
      'warning catalogue/promotions/summer-special.yaml:5:6 end: the promotion is over, and nobody sees it, though it is switched on; found 2025-02-28; write a later day, or switch it off in site.yaml [promotion-dates]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a price of a promotion of 0.00',
    edits: [{ file: 'promotions/featured.yaml', from: '"110.00"', to: '"0.00"' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12 promos[0].price: a price of 0 would be shown as free; found "0.00"; write the price, or take the field away [price]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link to a part that the page has not',
    edits: [
      {
        file: 'pages/about.yaml',
        text: 'url: /about\ntitle: About\nintro: About.\npageTitle: About\npageDescription: About.\nsections:\n  - { heading: Our water, text: Clear. }\n',
      },
      { file: 'promotions/banner.yaml', from: '/contact-us', to: '/about#our-wate' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: /about has no part with this name; found /about#our-wate; write /about#our-water [dead-link]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an entry of a menu twice',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - category: /dealers/basic\n',
        to: '  - category: /dealers/basic\n  - { category: /dealers/basic, label: Again }\n',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:6:17 items[3].category: this list leads there already; found /dealers/basic; first at catalogue/menus/dealers.yaml:5; write one of the two [menu-entry]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the text of a new product',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'name: Carbon cartridge',
        to: 'name: Name without the code',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:1:7 name: this text still waits for its words; found Name without the code; write what visitors are to read here [placeholder]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link override that matches nothing',
    edits: [{ file: 'site.yaml', from: 'label: PT Series', to: 'label: PT Seriess' }],
    printed: [
      'warning catalogue/site.yaml:73:14 linkOverrides[0].label: no entry of a menu or of the dealer range says this, so nothing comes of it; found PT Seriess; write PT Series [idle-setting]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a landing without “View all” that there is not',
    edits: [
      {
        file: 'site.yaml',
        from: 'withoutViewAll: [cartridges]',
        to: 'withoutViewAll: [cartridge]',
      },
    ],
    printed: [
      'warning catalogue/site.yaml:74:18 withoutViewAll[0]: no category has this address, so nothing comes of it; found cartridge; write cartridges [idle-setting]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a group misspelt, which changes an address',
    edits: [
      {
        file: 'dealer-range/cartridges.yaml',
        text: 'menu: Cartridges\nentries:\n  - group: Carbon\n    column: 1\n    name: Number a\n    descriptions: [Parts]\n    products: [CT-1]\n  - group: Carbon\n    column: 1\n    name: Number b\n    descriptions: [Parts]\n    products: [CT-1]\n  - group: Carbn\n    column: 1\n    name: Number c\n    descriptions: [Parts]\n    products: [CT-1]\n',
      },
      { file: 'site.yaml', from: 'label: PT Series', to: 'label: Number a' },
    ],
    printed: [
      'warning catalogue/dealer-range/cartridges.yaml:13:12 entries[2].group: this stands here alone, and nearly the same word stands at 2 places; found Carbn; first at catalogue/dealer-range/cartridges.yaml:3; write Carbon [odd-word]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a field swallowed by the text above it',
    edits: [{ file: 'products/WH-1.yaml', from: 'type: system\n', to: '  type: system\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:9:3 description: this line became a part of the text above it, because it stands further in; found type: system; write type: system [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a list swallowed by the text above it',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  - Sediment first',
        to: '  The stages are\n  - Sediment first',
      },
    ],
    printed: [
      'warning catalogue/products/WH-1.yaml:8:3 description: a list stands right under a line of text, and may belong to another field; found - Sediment first; write an empty line in front, if it is a part of the text [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a list swallowed with its field',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'spares:\n  - code: FIT-1',
        to: 'spares:\n  - code: FIT-1',
      },
      {
        file: 'products/WH-1.yaml',
        from: 'type: system\nseries: WH\n',
        to: '  series: WH\ntype: system\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:9:3 description: this line became a part of the text above it, because it stands further in; found series: WH; write series: WH [swallowed]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a date of month 13',
    edits: [
      { file: 'promotions/summer-special.yaml', from: 'end: 2025-02-28', to: 'end: 2025-13-45' },
    ],
    printed: [
      'error catalogue/promotions/summer-special.yaml:5:6 end: there is no such day; found 2025-13-45; write a date with the year first, such as 2026-07-01 [no-such-day]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'the thirtieth of February',
    edits: [
      { file: 'promotions/summer-special.yaml', from: 'end: 2025-02-28', to: 'end: 2027-02-30' },
    ],
    printed: [
      'error catalogue/promotions/summer-special.yaml:5:6 end: there is no such day; found 2027-02-30; write a date with the year first, such as 2026-07-01 [no-such-day]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a day that there is not in a notice',
    edits: [
      {
        file: 'pages/news.yaml',
        text: 'url: /news\ntitle: News\nintro: News.\npageTitle: News\npageDescription: News.\ndate: "2026-13-45"\n',
      },
    ],
    printed: [
      'error catalogue/pages/news.yaml:6:7 date: there is no such day; found 2026-13-45; write a date with the year first, such as 2026-07-01 [no-such-day]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a link in a field that knows none',
    edits: [
      {
        file: 'products/CT-1.yaml',
        from: 'summary: A carbon cartridge for the WH series.',
        to: 'summary: A carbon cartridge for [WH-1](/WH-1).',
      },
    ],
    printed: [
      'warning catalogue/products/CT-1.yaml:2:33 summary: links are not understood in this field, and their marks would be read; found [WH-1](/WH-1); write the words alone [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'bold words with a pair of stars missing',
    edits: [{ file: 'products/WH-1.yaml', from: '**Plan room**', to: '**Plan room' }],
    printed: [
      'error catalogue/products/WH-1.yaml:4:25 description: bold words stand between two pairs of stars, and one of them is missing; found **; write both pairs, or neither [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'an address of a link that is not closed',
    edits: [{ file: 'products/WH-1.yaml', from: '(/cartridges)', to: '(/cartridges' }],
    printed: [
      'error catalogue/products/WH-1.yaml:5:3 description: the address of this link is not closed; found [the cartridges](/cartridges; write a closing ) behind the address [text-marks]',
    ],
  },
  {
    acceptance: 'issue 10',
    mistake: 'a quote that was never opened',
    edits: [{ file: 'products/CT-1.yaml', from: '"carbon block"', to: 'carbon block"' }],
    printed: [
      'error catalogue/products/CT-1.yaml:4:34 keywords[1]: a quote stands here alone; write two quotes, or none [syntax]',
    ],
  },
];
