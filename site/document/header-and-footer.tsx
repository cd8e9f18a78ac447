import { countries, homeCountry } from '../../kernel/countries.ts';
import type {
  Audience,
  Country,
  Link,
  MenuItem,
  NavigationType,
} from '../../kernel/entry-types.ts';
import type { Tables } from '../../kernel/tables.ts';
import { logInvalidType } from '../browser/audience.ts';
import { sharedData } from '../browser/shared-data.ts';
import { Footer } from '../components/Footer/Footer.tsx';
import { HeaderView } from '../header/HeaderView/HeaderView.tsx';
import { headerData } from '../header/header-data.ts';

/** An audience's complete header, before any script has run. Null if the flag is off (HDR-02). */
export function renderHeader(
  { site, menus }: Pick<Tables, 'site' | 'menus'>,
  country: Country,
  audience: Audience,
) {
  const shared = sharedData(site, country);
  if (!shared.isShowHeader) return null;
  return (
    <header {...headerData(site, shared, audience)}>
      <HeaderView
        site={site}
        shared={shared}
        audience={audience}
        menu={getNavigation(menus, audience, country)}
      />
    </header>
  );
}

const legalPages = [
  '/saved',
  '/privacy',
  '/terms',
  '/accessibility',
  '/puretec-warranty-statement',
  '/product-recalls',
];

export function renderFooter({ site, menus, pages }: Tables, country: Country) {
  const groups = getNavigation(menus, 'Consumer', country)
    .filter(({ list }) => list !== undefined)
    .map((item) => ({
      heading: item.label,
      links: (item.list ?? []).filter(({ label }) => label !== 'View All').map(linkOf),
    }));
  return (
    <Footer
      siteName={site.name}
      country={site.countries[country]}
      countries={countries.map((each) => site.countries[each])}
      groups={groups}
      legal={legalPages
        .flatMap((url) => pages[url] ?? [])
        .map(({ title, url }) => ({ label: title, url }))}
      social={site.social}
    />
  );
}

const linkOf = ({ label, url }: MenuItem): Link => ({ label, url });

/** An audience's menu in a country. Logs an unknown type, which has no entries (NAV-11, SPEC 8). */
export function getNavigation(
  menus: Tables['menus'],
  type: string,
  country: Country,
): readonly MenuItem[] {
  if (isNavigationType(menus, type)) return menus[country][type];
  logInvalidType(type);
  return [];
}

const isNavigationType = (menus: Tables['menus'], type: string): type is NavigationType =>
  Object.hasOwn(menus[homeCountry], type);
