/** Prices: ACCEPTANCE 10. */
import type { Mistake } from './mistake.ts';

export const mistakesOfPrices: readonly Mistake[] = [
  {
    acceptance: '10',
    mistake: 'a price in quotes with a comma',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: "1,018.36"' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found 1,018.36; write 1018.36 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with a comma',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: 1,018.36' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found 1,018.36; write 1018.36 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with a dollar sign',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: $329' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found $329; write 329 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price of nothing',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: 0' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price of 0 would be shown as free; found 0; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a negative price',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: -5' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price cannot be negative; found -5; write 5 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with three decimals',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: 0.955' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price has at most two decimals; found 0.955; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'on request with a hyphen',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: on-request' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: this is not a price; found on-request; write on request [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price in words',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: cheap' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: this is not a price; found cheap; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'no word about New Zealand',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1\n', to: '' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:3 price.nz: nz is missing; write nz: with a price, on request, or not sold [missing-field]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'nothing behind nz',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '  nz:' }],
    printed: [
      'error catalogue/products/CT-1.yaml:8:6 price.nz: the price is missing; found nothing; write a price such as 338.51, or "on request", or "not sold" [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'one price for both countries',
    edits: [
      { file: 'products/CT-1.yaml', from: 'price:\n  au: 0.95\n  nz: 1.1\n', to: 'price: 0.95\n' },
    ],
    printed: [
      'error catalogue/products/CT-1.yaml:6:8 price: a group of fields is wanted here; found the number 0.95; write a group of the fields au, nz [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a New Zealand price that is unusual',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '  nz: 1.4' }],
    printed: [
      'warning catalogue/products/CT-1.yaml:8:7 price.nz: the New Zealand price is unusually far from the Australian one; found AU 0.95, NZ 1.4, 1.47 times; write the right price, if one of the two is wrong [price-ratio]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a New Zealand price with a slipped decimal point',
    edits: [{ file: 'products/CT-1.yaml', from: '  nz: 1.1', to: '  nz: 110' }],
    printed: [
      'error catalogue/products/CT-1.yaml:8:7 price.nz: the New Zealand price is too far from the Australian one to be right; found AU 0.95, NZ 110, 115.79 times; write the right price; a digit or the decimal point may have slipped [price-ratio]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'blanks between thousands in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 2 894,60, nz: 3186.20 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 2894.60 [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'points between thousands in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 2.894,60, nz: 3186.20 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 2894.60 [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a dollar sign and a blank in braces',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: $1 087,46, nz: 1087.46 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a comma divides this number in two, since a comma begins the next field; write 1087.46 [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'blanks between thousands of a printed price',
    edits: [
      {
        file: 'promotions/teaser-prices.yaml',
        from: 'WH-1, au: "110.00"',
        to: 'WH-1, au: 2 894,60',
      },
    ],
    printed: [
      'error catalogue/promotions/teaser-prices.yaml:2:69 teasers[0].au: a comma divides this number in two, since a comma begins the next field; write "2,894.60" [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'round brackets around prices',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: ( au: 100, nz: 110 )',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8: the value contains ": ", which begins a new field; write price: { au: 100, nz: 110 } [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'square brackets around prices',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: [au: 100, nz: 110]',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8 price: a group of fields is wanted here; found a list; write { au: 100, nz: 110 } [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'no brackets around prices',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: au: 100, nz: 110',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8: the value contains ": ", which begins a new field; write price: { au: 100, nz: 110 } [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'neither brackets nor colons in prices',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: au 100, nz 110',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8 price: a group of fields is wanted here; found the text au 100, nz 110; write { au: 100, nz: 110 } [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'half a line of prices',
    edits: [
      { file: 'products/WH-1.yaml', from: 'price: { au: 100, nz: 110 }', to: 'price: { au: 100' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8: a list or group in brackets is not closed; write the rest of the line, and } at its end [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'half a line that ends in half a word',
    edits: [
      { file: 'products/WH-1.yaml', from: 'price: { au: 100, nz: 110 }', to: 'price: { au: on re' },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:8: a list or group in brackets is not closed; write the rest of the line, and } at its end [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'half a price in quotes',
    edits: [{ file: 'promotions/featured.yaml', from: 'price: "110.00"', to: 'price: "110' }],
    printed: [
      'error catalogue/promotions/featured.yaml:5:12: a quote " is opened and never closed; write price: "110.00" [syntax]',
    ],
  },
  {
    acceptance: '10',
    mistake: "a price in Word's quotation marks",
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: “0.95”' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: the quotation marks of Word are no quotes here, and would be read; write 0.95 [quote-text]',
    ],
  },
  {
    acceptance: '10',
    mistake: "a price with thousands in Word's quotation marks",
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: “1,018.36”, nz: 1018.36 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: the quotation marks of Word are no quotes here, and would be read; write 1018.36 [quote-text]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'prices in lines without colons',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price:\n  au 100\n  nz 110',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:16:3 price: a group of fields is wanted here; found the text au 100 nz 110; write { au: 100, nz: 110 } [wrong-type]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price that says it is without GST',
    edits: [
      {
        file: 'products/WH-1.yaml',
        from: 'price: { au: 100, nz: 110 }',
        to: 'price: { au: 100.00 (ex GST), nz: 110 }',
      },
    ],
    printed: [
      'error catalogue/products/WH-1.yaml:15:14 price.au: a price is a bare number, without quotes, dollar sign, commas or letters; found 100.00 (ex GST); write 100.00 [price]',
    ],
  },
];
