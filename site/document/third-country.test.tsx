import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { tables } from '#generated/tables.ts';
import type { Tables } from '../../kernel/tables.ts';
import { renderFooter, renderHeader } from './frame.tsx';

vi.mock('../../kernel/countries.ts', async (importOriginal) => {
  const countries = ['AU', 'NZ', 'FJ'];
  const otherCountries = (country: string) => countries.filter((other) => other !== country);
  return { ...(await importOriginal<object>()), countries, otherCountries };
});

it('CTY-02 header and footer link to every other country, however many there are', () => {
  const { AU } = tables.site.countries;
  const FJ = { ...AU, country: 'FJ', label: 'Fiji', externalUrl: 'https://fj.example' };
  const site = { ...tables.site, countries: { ...tables.site.countries, FJ } };
  const three: Tables = { ...tables, site: JSON.parse(JSON.stringify(site)) };
  const links = (element: ReactElement | null) =>
    renderToStaticMarkup(element).match(/href="https:\/\/fj\.example"/g)?.length ?? 0;
  // The switch, the drawer and the notice.
  expect(links(renderHeader(three, 'NZ', 'Consumer'))).toBe(3);
  expect(links(renderFooter(three, 'NZ'))).toBe(1);
});
