/** Lines that are lost, half written, or left over; files and facts that stand in the wrong place. */
import type { Mistake } from './mistake.ts';

export const mistakesOfLostLines: readonly Mistake[] = [
  {
    acceptance: '4',
    mistake: 'a group without the line that begins it',
    edits: [{ file: 'products/WH-1.yaml', from: 'specifications:\n', to: '' }],
    printed: [
      'error catalogue/products/WH-1.yaml:16:3: the line that these belong beneath is missing above them; write specifications: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a list without the line that begins it',
    edits: [{ file: 'products/WH-1.yaml', from: 'cartridges:\n', to: '' }],
    printed: [
      'error catalogue/products/WH-1.yaml:20:3: the line that these belong beneath is missing above them; write cartridges: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'prices without the line that begins them',
    edits: [{ file: 'products/CT-1.yaml', from: 'price:\n', to: '' }],
    printed: [
      'error catalogue/products/CT-1.yaml:6:3: the line that these belong beneath is missing above them; write price: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu without the line that begins it',
    edits: [{ file: 'menus/dealers.yaml', from: 'items:\n', to: '' }],
    printed: [
      'error catalogue/menus/dealers.yaml:2:3: the line that these belong beneath is missing above them; write items: in a line of its own in front of this one [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'promotions without the line that begins them',
    edits: [{ file: 'promotions/featured.yaml', from: 'promos:\n', to: '' }],
    printed: [
      'error catalogue/promotions/featured.yaml:1:3: a group of fields is wanted here; found a list; write promos: in a line of its own in front of it [wrong-type]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a line that a merge left',
    edits: [{ file: 'products/WH-1.yaml', from: 'spares:\n', to: '>>>>>>> feature\nspares:\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:22:1: this line is left over from a merge; write the file without it [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'two lines that a merge left',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n=======\n  flow: 65\n>>>>>>> b\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:19:1: this line is left over from a merge; write the file without it and line 21, and one of the two versions of the lines between [syntax]',
    ],
  },
  {
    acceptance: '5',
    mistake: 'a colon in a text in braces',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '{ label: Dealer login, action',
        to: '{ label: Where: to buy, action',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:3:14: the value contains ": ", which begins a new field; write - { label: "Where: to buy", action: login } [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu entry that lost its dash',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - label: Product selector',
        to: '  label: Product selector',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:6:3: a list entry lacks its dash; write - label: Product selector [syntax]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a menu entry that became a part of the one above',
    edits: [
      {
        file: 'menus/dealers.yaml',
        from: '  - label: Product selector',
        to: '    label: Product selector',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:7:5 items[2].external: an entry leads to one place, and this one has category already; write "- " in front of the first line of the second entry, or one of the two [incomplete]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'half the name of a field',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'treats: [sediment, chlorine]',
        to: 'treats: [sediment, chlorine]\ndoesNotTre',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:1: this line is neither "field: value" nor a list entry "- value"; write doesNotTreat: and what belongs behind it [syntax]',
    ],
  },
  {
    acceptance: '3',
    mistake: 'line ends of old Macs',
    edits: [
      {
        file: 'products/CT-0.yaml',
        text: 'name: Carbon cartridge, first model\rsummary: No longer made.\rtype: cartridge\rprice: { au: on request, nz: on request }\rdiscontinued: true\rreplacedBy: CT-1\r',
      },
    ],
    printed: [
      'error catalogue/products/CT-0.yaml:1:36: a line ends here as on old Macs (CR), which does not end it elsewhere; write the file again, saved with the line ends LF, as Unix has them, or CRLF, as Windows has [encoding]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a sub-category with a new address that links do not know',
    edits: [
      {
        file: 'categories/mains.yaml',
        from: '    url: whole-house\n',
        to: '    url: house-filters\n',
      },
      { file: 'promotions/banner.yaml', from: 'link: /contact-us', to: 'link: /mains/whole-house' },
      { file: 'promotions/featured.yaml', from: 'link: /WH-1\n', to: 'link: /mains/whole-house\n' },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:2:7 link: no page has this address; found /mains/whole-house; also at catalogue/promotions/featured.yaml:7; write the path of a page that exists; did you mean /mains/house-filters? [dead-link]',
    ],
  },
  {
    acceptance: '11',
    mistake: 'a category with a new address that menus do not know',
    edits: [
      {
        file: 'categories/dealers-basic.yaml',
        from: 'url: dealers/basic\n',
        to: 'url: dealers/everything\n',
      },
    ],
    printed: [
      'error catalogue/menus/dealers.yaml:5:15 items[2].category: there is no category with this name; found /dealers/basic; write the name of an existing category; did you mean /dealers/everything? [dangling-reference]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a height with its unit, and a part that is longer than the width',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: '  flow: 60\n',
        to: '  flow: 60\n  width: 300\n  height: 720mm\n',
      },
      { file: 'products/CT-1.yaml', from: '{ micron: 5 }', to: '{ micron: 5, length: 508 }' },
      {
        file: 'specifications.yaml',
        from: 'specifications:\n',
        to: 'specifications:\n  - { id: width, label: Width, unit: mm, group: Dimensions, type: number }\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:11 specifications.height: Height is compared as a number of mm; found 720mm; write 720 [wrong-type]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a product among the pages',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'pages/CT-1.yaml' }],
    printed: [
      'error catalogue/pages/CT-1.yaml:1:1: this file says what products holds, and stands in pages; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a product among the categories',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'categories/CT-1.yaml' }],
    printed: [
      'error catalogue/categories/CT-1.yaml:1:1: this file says what products holds, and stands in categories; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a category among the products',
    edits: [{ file: 'categories/mains.yaml', renamed: 'products/mains.yaml' }],
    printed: [
      'error catalogue/products/mains.yaml:1:1: this file says what categories holds, and stands in products; write the name categories/mains.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'an ending in capitals',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'products/CT-1.YAML' }],
    printed: [
      'error catalogue/products/CT-1.YAML:1:1: the file ends in .YAML and would be overlooked; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'an ending that an editor added',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'products/CT-1.yaml.txt' }],
    printed: [
      'error catalogue/products/CT-1.yaml.txt:1:1: the file ends in .yaml.txt and would be overlooked; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a blank in a code',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'products/CT 1.yaml' }],
    printed: [
      'error catalogue/products/CT 1.yaml:1:1: the name of this file has a blank in it, and a code has none; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a product in a folder within products',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'products/new/CT-1.yaml' }],
    printed: [
      'error catalogue/products/new/CT-1.yaml:1:1: the file stands in a folder within its own; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a product beside the folders',
    edits: [{ file: 'products/CT-1.yaml', renamed: 'CT-1.yaml' }],
    printed: [
      'error catalogue/CT-1.yaml:1:1: the file stands beside the folders; write the name products/CT-1.yaml [stray-file]',
    ],
  },
  {
    acceptance: 'files',
    mistake: 'a specification beside the fields',
    edits: [{ file: 'products/WH-1.yaml', from: 'series: WH\n', to: 'series: WH\nmicron: 5\n' }],
    printed: [
      'error catalogue/products/WH-1.yaml:11:1 micron: micron is a specification; write it beneath specifications:, with two spaces in front [unknown-field]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'a banner of more than two lines on a phone',
    edits: [
      {
        file: 'promotions/banner.yaml',
        from: 'text: Ask about the upgrade special.',
        to: 'text: Ask about the upgrade special. Ask about the upgrade special. Ask about the upgrade special.',
      },
    ],
    printed: [
      'error catalogue/promotions/banner.yaml:1:7 text: this is too long (92 characters, at most 70); write a shorter text [too-long]',
    ],
  },
  {
    acceptance: '12',
    mistake: 'a rate of GST that a text says too',
    edits: [
      { file: 'site.yaml', from: 'gstPercent: 15', to: 'gstPercent: 20' },
      {
        file: 'pages/specifiers-why.yaml',
        from: 'intro: Facts for specifiers.',
        to: 'intro: Prices contain GST, 15 % in New Zealand.',
      },
    ],
    printed: [
      'warning catalogue/site.yaml:25:17 countries.nz.gstPercent: the printed prices of NZ contain 15 per cent, and none contains this; found 20; 15 % stands in catalogue/pages/specifiers-why.yaml:3; write 15, or else other printed prices in promotions/ [gst-rate]',
    ],
  },
  {
    acceptance: '4',
    mistake: 'the line that begins a list behind the first entry',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'cartridges:\n  - { code: CT-1, quantity: 2, every: 12 }\n',
        to: '  - { code: CT-1, quantity: 2, every: 12 }\ncartridges:\n',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:20:3: this line and the next have changed places; write it behind the next [syntax]',
    ],
  },
];
