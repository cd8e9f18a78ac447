import type { ReactElement } from 'react';
import type { Country, Link, MenuItem } from '../../kernel/contract.ts';
import { countries } from '../../kernel/countries.ts';
import { Footer } from '../components/Footer/Footer.tsx';
import type { Tables } from '../tables/tables.ts';
import { getNavigation } from './navigation.ts';

/** The footer of a country: the consumer menu once more, as lists, and the legal pages. */
export function renderFooter({ site, menus, pages }: Tables, country: Country): ReactElement {
  const groups = getNavigation(menus, 'Consumer', country)
    .filter(({ list }) => list !== undefined)
    .map((item) => ({
      heading: item.label,
      links: (item.list ?? []).filter(({ label }) => label !== 'View All').map(linkOf),
    }));
  const legal = [
    '/saved',
    '/privacy',
    '/terms',
    '/accessibility',
    '/puretec-warranty-statement',
    '/product-recalls',
  ]
    .flatMap((url) => pages[url] ?? [])
    .map(({ title, url }) => ({ label: title, url }));
  return (
    <Footer
      siteName={site.name}
      country={site.countries[country]}
      countries={countries.map((each) => site.countries[each])}
      groups={groups}
      legal={legal}
      social={site.social}
    />
  );
}

const linkOf = ({ label, url }: MenuItem): Link => ({ label, url });
