import { describe, expect, it } from 'vitest';
import { countryOfHost, countryOptions, isTreeRight } from './country.ts';

describe('the country of a hostname', () => {
  it.each([
    ['www.puretec.com.au', 'AU'],
    ['www.puretec.co.nz', 'NZ'],
    ['WWW.PURETEC.CO.NZ', 'NZ'],
    ['www.puretec.co.nz.', 'NZ'],
    ['preview.nz', 'NZ'],
    ['localhost', 'AU'],
    ['127.0.0.1', 'AU'],
    ['nz.example.com', 'AU'],
    ['www.puretec.co.nz.example.com', 'AU'],
    ['', 'AU'],
  ])('CTY-01 A-09 %s is %s', (hostname, want) => {
    expect(countryOfHost(hostname)).toBe(want);
  });
});

describe('the tree under a hostname', () => {
  it.each([
    ['localhost', 'NZ', true],
    ['preview.example', 'AU', true],
    ['www.puretec.co.nz', 'NZ', true],
    ['www.puretec.co.nz', 'AU', false],
    ['www.puretec.com.au', 'NZ', false],
    ['nz.localhost', 'AU', false],
  ] as const)('CTY-01 CTY-06 %s with the tree of %s is right: %s', (hostname, country, want) => {
    expect(isTreeRight(hostname, country)).toBe(want);
  });
});

it('CTY-02 CTY-03 CTY-04 A-10 both countries are options, the active one is marked', () => {
  const countries = {
    AU: { label: 'Australia', externalUrl: 'https://www.puretec.com.au' },
    NZ: { label: 'New Zealand', externalUrl: 'https://www.puretec.co.nz' },
  };
  const options = countryOptions(countries, 'NZ');
  expect(options.map(({ label, isActive }) => [label, isActive])).toEqual([
    ['Australia', false],
    ['New Zealand', true],
  ]);
  expect(options.filter((option) => !option.isActive)).toEqual([
    {
      country: 'AU',
      label: 'Australia',
      externalUrl: 'https://www.puretec.com.au',
      isActive: false,
    },
  ]);
});
