import type { Country, Page } from '../../../kernel/entry-types.ts';
import type { Tables } from '../../../kernel/tables.ts';
import { dealerLoginUrl } from '../../commerce/contact-links.ts';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PageSections } from '../../components/PageSections/PageSections.tsx';
import { pageProps } from '../page-props.ts';
import { contentPageType } from '../page-type.tsx';

/** Redirects to the dealer portal. The content is for browsers that don't follow the redirect. */
export function Login(props: ReturnType<typeof loginProps>) {
  return (
    <>
      <PageHead crumbs={props.crumbs} title={props.title} intro={props.intro}>
        <p>
          We're taking you to <a href={props.portalUrl}>{new URL(props.portalUrl).host}</a>.
        </p>
        <a className="button" href={props.portalUrl}>
          Go to the dealer portal
        </a>
      </PageHead>
      <PageSections sections={props.sections} country={props.country} />
    </>
  );
}

function loginProps(tables: Tables, page: Page, country: Country) {
  return {
    ...pageProps(tables, page, country),
    portalUrl: dealerLoginUrl(tables.site, country),
  };
}

export const login = contentPageType(Login, loginProps, { redirectTo: dealerLoginUrl });
