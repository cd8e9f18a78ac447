/** Prices: ACCEPTANCE 10. */
import type { Mistake } from './mistake.ts';

export const mistakesOfPrices: readonly Mistake[] = [
  {
    acceptance: '10',
    mistake: 'a price in quotes with a comma',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: "1,018.36"' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign or commas; found 1,018.36; write 1018.36 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with a comma',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: 1,018.36' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign or commas; found 1,018.36; write 1018.36 [price]',
    ],
  },
  {
    acceptance: '10',
    mistake: 'a price with a dollar sign',
    edits: [{ file: 'products/CT-1.yaml', from: '  au: 0.95', to: '  au: $329' }],
    printed: [
      'error catalogue/products/CT-1.yaml:7:7 price.au: a price is a bare number, without quotes, dollar sign or commas; found $329; write 329 [price]',
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
      'warning catalogue/products/CT-1.yaml:8:7 price.nz: the New Zealand price is unusually far from the Australian one; found AU 0.95, NZ 1.4, 1.47 times; write nothing, if both are right [price-ratio]',
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
];
