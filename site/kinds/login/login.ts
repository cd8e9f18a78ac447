/** The way to the dealer portal. */
import type { Country, Page } from '../../../kernel/contract.ts';
import type { Tables } from '../../tables/tables.ts';
import { pageKind } from '../kind.tsx';
import { pageProps } from '../page-props.ts';
import { Login, type LoginProps } from './Login.tsx';

function loginProps(tables: Tables, page: Page, country: Country): LoginProps {
  const { commerceHost } = tables.site.countries[country];
  return {
    ...pageProps(tables, page, country),
    portalUrl: `https://${commerceHost}${tables.site.dealerLoginPath}`,
  };
}

export const login = pageKind(Login, loginProps);
