import { describe, expect, it } from 'vitest';
import { countryOfHost, countryOfVisit, countryOptions } from './country.ts';

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

  it('CTY-01 A-09 an override decides, anything else in its place does not', () => {
    expect(countryOfHost('localhost', 'NZ')).toBe('NZ');
    expect(countryOfHost('www.puretec.co.nz', 'AU')).toBe('AU');
    expect(countryOfHost('www.puretec.co.nz', 'nz')).toBe('NZ');
    expect(countryOfHost('localhost', 'US')).toBe('AU');
    expect(countryOfHost('localhost', '')).toBe('AU');
  });
});

describe('the country of a visit', () => {
  it('CTY-01 an unknown host has the country of the tree that it serves', () => {
    expect(countryOfVisit('localhost', 'NZ')).toEqual({ country: 'NZ', isTreeRight: true });
    expect(countryOfVisit('preview.example', 'AU')).toEqual({ country: 'AU', isTreeRight: true });
  });

  it('CTY-01 CTY-06 a host that serves the tree of the other country is found out', () => {
    expect(countryOfVisit('www.puretec.co.nz', 'AU')).toEqual({
      country: 'NZ',
      isTreeRight: false,
    });
    expect(countryOfVisit('www.puretec.com.au', 'NZ')).toEqual({
      country: 'AU',
      isTreeRight: false,
    });
    expect(countryOfVisit('www.puretec.co.nz', 'NZ').isTreeRight).toBe(true);
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
