import { describe, expect, it } from 'vitest';
import { countryOptions, isTreeRight } from './country.ts';

describe('the tree under a hostname', () => {
  it.each([
    ['localhost', 'NZ', true],
    ['127.0.0.1', 'NZ', true],
    ['', 'NZ', true],
    ['nz.example.com', 'AU', true],
    ['WWW.PURETEC.CO.NZ.', 'NZ', true],
    ['preview.nz', 'AU', false],
    ['www.puretec.co.nz.example.com', 'AU', true],
    ['preview.example', 'AU', true],
    ['www.puretec.co.nz', 'NZ', true],
    ['www.puretec.co.nz', 'AU', false],
    ['www.puretec.com.au', 'NZ', false],
    ['nz.localhost', 'AU', false],
  ] as const)('CTY-01 CTY-06 A-09 %s accepts the tree of %s: %s', (hostname, country, want) => {
    expect(isTreeRight(hostname, country)).toBe(want);
  });
});

it('CTY-02 CTY-03 CTY-04 A-10 lists every country, and marks the active one', () => {
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
